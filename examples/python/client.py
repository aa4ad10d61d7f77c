# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""A client whose server sends ten times a second, drawn at 60 Hz. The server is a second world in this program; a real
client has a socket in between."""
import acmotion as acm
from acmotion import Command

PLAYER, MANNEQUIN = 0x50000001, 0x02000001

with acm.Assets.sample() as assets, acm.World(assets) as here, acm.World(assets) as there:
    client, server = acm.Client(here), acm.Server(there)
    there.create_object(PLAYER, setup=MANNEQUIN, position=acm.Position.at(0xA9B40013, 50, 50))
    server.set_player(PLAYER)
    client.player = PLAYER
    client.receive(server.describe(PLAYER))

    client.set_hold_run(True)
    client.press_key(Command.WalkForward)
    poses = acm.Poses(1, 34, acm.PoseOptions(smooth=1, display=1, format=acm.PoseFormat.MATRIX_4X4))
    still, before = 0, None
    for frame in range(300):
        if frame % 2 == 0:
            here.tick(1 / 30)
        if frame % 6 == 0:  # ten times a second
            for message in client.take_outbox():
                server.receive(PLAYER, message.data)
            there.tick(0.1)
            server.broadcast_due()
            for message in server.take_outbox():
                if message.audience != acm.Audience.OTHERS:
                    client.receive(message.data)
        client.update()
        poses.options.seconds_since_tick = 0 if frame % 2 == 0 else 1 / 60
        here.write_poses([PLAYER], poses)
        northing = poses.numbers()[0][7]  # of the first part, in its matrix
        still += frame > 60 and northing == before
        before = northing
        here.clear_events()
        there.clear_events()
    apart = here.state(PLAYER).position.distance_to(there.state(PLAYER).position)
    print(f"{still} drawn frames stood still, client and server are {apart:.2f} m apart")
    assert still == 0 and apart < 1
