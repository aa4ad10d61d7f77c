// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/pictures.hpp"

#include "acmotion/commands.hpp"
#include "inspect/draw/contact_sheet.h"
#include "inspect/draw/motion_strip.h"
#include "inspect/draw/timeline_strip.h"
#include "inspect/text/command_text.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include "loaded.h"

namespace acm::inspect {

namespace {

Result<Figure> equipped_figure(Assets& assets, const ContactSheet& sheet) {
  (void)assets.load_model(sheet.setup);
  (void)assets.load_appearance(sheet.appearance);
  for (const ContactSheet::Held& held : sheet.held) (void)assets.load_model(held.setup);
  const AssetStore& store = AssetsAccess::store(assets);
  Result<Figure> figure =
      load_figure(store, sheet.setup, {sheet.appearance, sheet.decode_jpeg, sheet.markers});
  if (!figure) return figure;
  for (const ContactSheet::Held& held : sheet.held)
    if (const Status status = hold(*figure, store, sheet.setup, held.location, held.setup,
                                   {.decode_jpeg = sheet.decode_jpeg, .markers = sheet.markers});
        !status)
      return status.error();
  return figure;
}

std::vector<MotionChoice> chosen_motions(const MotionTable& table, const ContactSheet& sheet, Command style) {
  if (sheet.motions.empty()) return motions_of(table, style);
  std::vector<MotionChoice> choices;
  for (const Command motion : sheet.motions) choices.push_back({style, sheet.from, motion});
  return choices;
}

InspectError no_such_motion(const MotionTable& table, Command motion, Command style) {
  return {ErrorCode::NotFound, 0,
          fmt::format("{} has no motion {} in style {}", hex32(table.id()), command_text(motion),
                      command_text(style))};
}

}  // namespace

InspectResult<std::string> contact_sheet_svg(Assets& assets, const ContactSheet& sheet,
                                             const SheetStyle& style) {
  const Result<ObjectId> table_id = meant_table(assets, sheet.setup, sheet.table);
  if (!table_id) return to_inspect_error(table_id.error());
  const Result<const BoundTable*> bound = loaded_table(assets, *table_id);
  if (!bound) return to_inspect_error(bound.error());
  const Result<Figure> figure = equipped_figure(assets, sheet);
  if (!figure) return to_inspect_error(figure.error());
  const MotionTable& table = *(*bound)->table;
  const Command shown_style = sheet.style != 0 ? sheet.style : table.default_style();
  std::vector<SheetStrip> strips;
  for (const MotionChoice& choice : chosen_motions(table, sheet, shown_style)) {
    std::optional<MotionStrip> strip = lay_out(**bound, choice);
    if (!strip) return no_such_motion(table, choice.motion, shown_style);
    strips.push_back({&*figure, std::move(*strip)});
  }
  const std::string title = fmt::format("Setup {}, motion table {}", hex32(sheet.setup), hex32(*table_id));
  return draw_contact_sheet(title, strips, style);
}

InspectResult<std::string> timeline_svg(Assets& assets, const TimelineRequest& request) {
  const Result<const BoundTable*> bound = loaded_table(assets, request.table);
  if (!bound) return to_inspect_error(bound.error());
  const Command style = request.style != 0 ? request.style : (*bound)->table->default_style();
  const Command from = request.from != 0 ? request.from : (*bound)->table->default_substate(style);
  const Timeline answer =
      timeline(**bound, {request.motion, request.speed, style, from, request.from_speed, {}});
  if (!answer.ok()) return no_such_motion(*(*bound)->table, request.motion, style);
  const std::string title =
      fmt::format("{}  {} in {} from {}", hex32(request.table), command_text(request.motion),
                  command_text(style), command_text(from));
  return draw_timeline(title, answer);
}

}  // namespace acm::inspect
