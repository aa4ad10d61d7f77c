// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// All that the worker does: sources, the run and its twin, and the answers to calls.
import { AcmotionError, exportGltf, GraphFormat, lintTable, load, stateGraph, type Library } from 'acmotion';
import type { CapturedRun } from './captured-run.js';
import { PlaceWriter, writeHeader } from './frames.js';
import { insideView } from './inside.js';
import { readModel } from './model.js';
import { motionChoices, refusalText } from './motions.js';
import { openFiles } from './opening.js';
import {
  floatsPerBillboard,
  Header,
  headerFloats,
  type Begun,
  type CallName,
  type Calls,
  type FrameMessage,
  type Roster,
  type Variation,
} from './protocol.js';
import { sampleSource, tickSeconds, type Input, type Scenario } from './scenario.js';
import { scenarioText } from './scenario-text.js';
import { Session } from './session.js';
import { Source, type Progress } from './source.js';
import { readSprite } from './sprite.js';
import { Staging } from './staging.js';

type Handlers = { [Name in CallName]: (args: Calls[Name]['args'], progress: Progress) => Answer<Name> };
type Answer<Name extends CallName> = Calls[Name]['answer'] | Promise<Calls[Name]['answer']>;

export class Engine {
  #library!: Library;
  readonly #sources = new Map<string, Source>();
  #session: Session | null = null;
  #twin: Session | null = null;
  #variation: Variation | null = null;
  readonly #captures = new Map<string, CapturedRun>();
  #staging!: Staging;
  #place!: PlaceWriter;

  /** Answers a call. */
  async call<Name extends CallName>(
    name: Name,
    args: Calls[Name]['args'],
    progress: Progress,
  ): Promise<Calls[Name]['answer']> {
    return (this.#handlers[name] as Handlers[Name])(args, progress);
  }

  readonly #handlers: Handlers = {
    start: async () => {
      this.#library = await load();
      this.#staging = new Staging(this.#library);
      this.#place = new PlaceWriter(this.#library);
      this.#sources.set(sampleSource, Source.samples(this.#library));
      return { version: this.#library.version, simd: this.#library.simd, samples: true };
    },
    open: async ({ files }, progress) => {
      const { file, source, captured } = await openFiles(files, this.#target(), progress);
      if (source) this.#sources.set(source.name, source);
      if (captured) this.#captures.set(captured.name, captured);
      return file;
    },
    creatures: () => [...this.#sources.values()].reverse().flatMap((source) => source.creatures()),
    search: ({ text }, progress) => this.#current.withMotion(text, progress),
    users: ({ id }, progress) => this.#current.users(id, progress),
    model: async ({ setup }) => {
      await this.#current.prepare(setup);
      return readModel(this.#current.assets, setup);
    },
    sprite: async ({ mesh }) => {
      await this.#current.prepareMesh(mesh);
      return readSprite(this.#current.assets, mesh);
    },
    begin: ({ scenario }) => this.#begin(scenario),
    roster: () => this.#staging.update(this.#running, this.#twin),
    input: ({ input }) => this.#input(input),
    seek: ({ tick }) => {
      const begun = performance.now();
      this.#running.seek(tick);
      this.#twin?.seek(tick);
      const { divergence } = this.#running;
      return { hash: this.#running.stateHash(), divergence, milliseconds: performance.now() - begun };
    },
    hash: () => ({
      tick: this.#running.tick,
      hash: this.#running.stateHash(),
      twin: this.#twin?.stateHash() ?? null,
    }),
    motions: () => motionChoices(this.#running),
    inside: () => insideView(this.#running),
    log: ({ from, generation }) => {
      const { log } = this.#running;
      const start = generation === log.generation ? from : 0;
      return { from: start, generation: log.generation, entries: log.entries.slice(start) };
    },
    wave: ({ id }) => this.#current.wave(id),
    scenario: () => this.#running.scenario,
    graph: ({ table }) => ({
      json: stateGraph(this.#current.assets, table),
      picture: stateGraph(this.#current.assets, table, GraphFormat.SVG),
    }),
    lint: ({ table, setup }) =>
      lintTable(this.#current.assets, table, [setup]).map(({ place, detail, rule }) => ({
        place: place ?? '',
        detail: detail ?? '',
        severity: rule.severity,
        fix: rule.fix ?? '',
      })),
    compare: ({ variation }) => this.#compare(variation),
    exportGlb: ({ setup }) => exportGltf(this.#current.assets, setup).file,
    scenarioText: () => scenarioText(this.#library, this.#running.scenario, this.#running.player.state.motionTable),
    bench: ({ frames }) => {
      // Clocks of browsers are coarse, and machines have other work: the best of some frames at a time.
      const together = this.#running.crowd.length > 0 ? 10 : 100;
      let buffer = new ArrayBuffer(1024);
      let milliseconds = Infinity;
      for (let done = 0; done < frames; done += together) {
        const begun = performance.now();
        for (let i = 0; i < together; ++i)
          ({ buffer } = this.frame({ kind: 'frame', ticks: 1, secondsSinceTick: 0, shown: 'keyframe', buffer }));
        milliseconds = Math.min(milliseconds, (performance.now() - begun) / together);
      }
      return { milliseconds };
    },
    spin: ({ seconds }) => {
      for (const end = performance.now() + seconds * 1000; performance.now() < end;);
      return null;
    },
  };

  get #running(): Session {
    if (!this.#session) throw new Error('nothing stands on the stage yet');
    return this.#session;
  }
  #name = sampleSource;
  get #current(): Source {
    return this.#sources.get(this.#name) ?? this.#sources.get(sampleSource)!;
  }
  #target() {
    const { setup = 0, motionTable = 0 } = this.#session?.player.state ?? {};
    return { library: this.#library, current: this.#current, creature: setup, table: motionTable };
  }

  async #begin(scenario: Scenario): Promise<Begun> {
    const source = this.#sources.get(scenario.source);
    if (!source) throw new Error(`This needs ${scenario.source}: open that file first.`);
    await source.prepare(scenario.creature);
    await source.prepareTable(scenario.table);
    for (const held of scenario.held) await source.prepare(held.setup);
    const captured = await this.#captured(scenario, source);
    const facts = source.assets.setup(scenario.creature);
    const session = new Session(source.assets, scenario, { captured });
    this.#session?.dispose();
    this.#session = session;
    this.#name = scenario.source;
    await this.#makeTwin();
    return {
      roster: this.#staging.update(session, this.#twin),
      table: scenario.table || facts.motionTable,
      holdLocations: source.assets.holdLocations(scenario.creature).map(({ key }) => key),
      height: facts.height,
      radius: facts.radius,
    };
  }

  async #captured({ capture }: Scenario, source: Source): Promise<CapturedRun | undefined> {
    if (capture === '') return undefined;
    const captured = this.#captures.get(capture);
    if (!captured) throw new Error(`This needs ${capture}: open that file first.`);
    await source.prepareRecords(captured.records);
    return captured;
  }

  async #input(input: Input): Promise<{ refused: string | null; cut: boolean }> {
    if (input.op === 'hold' && input.setup !== 0) await this.#current.prepare(input.setup);
    const cut = this.#running.tick < this.#running.end;
    const refused = this.#tryInput(this.#running, input);
    if (this.#twin) this.#tryInput(this.#twin, input);
    return { refused, cut };
  }
  #tryInput(session: Session, input: Input): string | null {
    try {
      return refusalText(this.#library, session.input(input));
    } catch (error) {
      if (error instanceof AcmotionError) return error.message; // it is not possible
      throw error;
    }
  }

  async #compare(variation: Variation | null): Promise<Roster> {
    this.#variation = variation;
    await this.#makeTwin();
    return this.#staging.update(this.#running, this.#twin);
  }
  async #makeTwin(): Promise<void> {
    this.#twin?.dispose();
    this.#twin = null;
    if (!this.#variation || !this.#session) return;
    const { speed, table, beforeEdits } = this.#variation;
    const scenario = this.#session.scenario;
    const assets = beforeEdits ? await this.#current.original() : this.#current.assets;
    if (beforeEdits) await this.#current.prepare(scenario.creature, assets);
    await this.#current.prepareTable(table, assets);
    const captured = this.#captures.get(scenario.capture);
    const varied = { ...scenario, table: table || scenario.table, crowd: 0 };
    this.#twin = new Session(assets, varied, { speedFactor: speed, captured });
    this.#twin.seek(this.#session.tick);
  }

  /** Lets ticks pass and writes the poses; the buffer to send back, which is a larger one when that is needed. */
  frame({ ticks, secondsSinceTick, shown, buffer }: FrameMessage): { buffer: ArrayBuffer; rosterVersion: number } {
    const session = this.#running;
    const begun = performance.now();
    session.advance(ticks);
    this.#twin?.advance(ticks);
    const ticked = performance.now();
    if (!this.#staging.isCurrent(session, this.#twin)) this.#staging.update(session, this.#twin);
    const { floats } = this.#staging;
    const particles = session.particles?.count() ?? 0;
    const posed = headerFloats + floats * (shown === 'both' ? 2 : 1);
    const needed = posed + particles * floatsPerBillboard;
    const out = buffer.byteLength >= needed * 4 ? buffer : new ArrayBuffer(needed * 4);
    const data = new Float32Array(out);
    const words = new Int32Array(out);
    const seconds = Math.min(Math.max(secondsSinceTick, 0), tickSeconds);
    let at: number = headerFloats;
    if (shown !== 'smooth') at = this.#staging.write(0, seconds, data, at);
    if (shown !== 'keyframe') this.#staging.write(1, seconds, data, at);
    if (particles > 0) session.particles!.write(session.play.place.cell, data, words, posed);
    writeHeader(data, words, session, posed - headerFloats);
    words[Header.particles] = particles;
    this.#place.write(session.play, seconds, shown !== 'keyframe', data);
    words[Header.poseFloats] = floats;
    data[Header.tickMilliseconds] = ticked - begun;
    data[Header.poseMilliseconds] = performance.now() - ticked;
    return { buffer: out, rosterVersion: this.#staging.version };
  }
}
