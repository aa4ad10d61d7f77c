// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "replay_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "names.h"
#include "output.h"
#include "text_table.h"

namespace acm::tool {

namespace {

using inspect::ReplayedObject;
using Objects = std::vector<const ReplayedObject*>;

/// Something that happened to an object, as one line.
struct Incident {
  double time;
  double metres;  // by which --top chooses; 0 for what has none
  const ReplayedObject* object;
  std::string text;
};

std::string object_label(const ReplayedObject& object) {
  std::string text = hex32(object.guid);
  if (!object.name.empty()) text += ' ';
  for (const char c : object.name) text.push_back(c >= ' ' && c <= '~' ? c : '?');
  if (object.anonymous) text += " (anonymous)";
  return text;
}

/// "2 UpdateMotion, 1 SetState"
std::string counts_text(const std::vector<inspect::MessageCount>& counts) {
  std::vector<std::string> texts;
  for (const inspect::MessageCount& c : counts)
    texts.push_back(fmt::format("{} {}", grouped(c.count), c.name));
  return texts.empty() ? "nothing else" : fmt::format("{}", fmt::join(texts, ", "));
}

void add_incidents(const ReplayedObject& object, double least, std::vector<Incident>& out) {
  for (const inspect::Departure& d : object.departures)
    if (!d.in_air && d.metres >= least)
      out.push_back({d.time, d.metres, &object,
                     fmt::format("{:.2f} m and {:.0f} degrees off, after {}", d.metres, d.degrees,
                                 counts_text(d.after))});
  for (const inspect::Blip& blip : object.blips)
    out.push_back({blip.time, blip.metres, &object, fmt::format("blip over {:.2f} m", blip.metres)});
  for (const inspect::Stall& stall : object.stalls)
    out.push_back({stall.time, 0.0, &object, fmt::format("stalled: {}", stall.what)});
  for (const inspect::RefusedMotion& r : object.refused)
    out.push_back({r.time, 0.0, &object,
                   fmt::format("its table refuses {} from {} in {}{}", command_text(r.motion),
                               command_text(r.from), command_text(r.style),
                               r.count == 1 ? std::string() : fmt::format(", {} times", grouped(r.count)))});
}

void print_incidents(const Objects& objects, const ReplayTextOptions& options) {
  std::vector<Incident> incidents;
  for (const ReplayedObject* object : objects) add_incidents(*object, options.least, incidents);
  const std::size_t shown = std::min(options.top, incidents.size());
  const std::size_t left_out = incidents.size() - shown;
  if (left_out != 0) {
    std::stable_sort(incidents.begin(), incidents.end(),
                     [](const Incident& a, const Incident& b) { return a.metres > b.metres; });
    incidents.resize(shown);
  }
  std::stable_sort(incidents.begin(), incidents.end(),
                   [](const Incident& a, const Incident& b) { return a.time < b.time; });
  for (const Incident& i : incidents)
    print("{:>10.3f} s  {}  {}\n", i.time, colored(TextColor::Id, object_label(*i.object)), i.text);
  if (left_out != 0) print("{:>12}  and {} more, none larger\n", "", grouped(left_out));
}

std::string metres_text(std::optional<double> metres) {
  return metres ? fmt::format("{:.2f} m", *metres) : "-";
}

bool has_row(const ReplayedObject& object) {
  return !object.departures.empty() || !object.blips.empty() || !object.stalls.empty() ||
         !object.refused.empty();
}

void print_objects(const Objects& objects, std::size_t top) {
  using Align = TextTable::Column::Align;
  TextTable table({{"object", Align::Left, TextColor::Id},
                   {"messages", Align::Right},
                   {"compared", Align::Right},
                   {"worst", Align::Right},
                   {"mean", Align::Right},
                   {"blips", Align::Right},
                   {"stalls", Align::Right},
                   {"refused", Align::Right}});
  std::size_t rows = 0;
  for (const ReplayedObject* object : objects) {
    if (!has_row(*object) || ++rows > top) continue;
    std::uint64_t refused = 0;
    for (const inspect::RefusedMotion& r : object->refused) refused += r.count;
    table.add({object_label(*object), grouped(object->messages), grouped(object->compared()),
               metres_text(object->worst()), metres_text(object->mean()), grouped(object->blips.size()),
               grouped(object->stalls.size()), grouped(refused)});
  }
  if (rows == 0) return;
  table.print();
  if (rows > top) print("and {}\n", counted(rows - top, "more object"));
}

/// Those that most objects lack, and how many more there are: with no assets at all it is everything.
void print_missing(const Objects& objects, std::size_t top) {
  constexpr std::size_t kMaxMissing = 10;
  std::map<ObjectId, std::size_t> users;
  for (const ReplayedObject* object : objects)
    for (const ObjectId id : object->missing) ++users[id];
  std::vector<std::pair<ObjectId, std::size_t>> sorted(users.begin(), users.end());
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  const std::size_t shown = std::min({sorted.size(), top, kMaxMissing});
  for (std::size_t i = 0; i < shown; ++i)
    print("missing: {} of {}\n", colored(TextColor::Id, hex32(sorted[i].first)),
          counted(sorted[i].second, "object"));
  if (shown < sorted.size())
    print("missing: {} (all are in --json)\n", counted(sorted.size() - shown, "more id"));
}

std::string unchecked_text(const inspect::ReplayTotals& t, double share) {
  std::string out = fmt::format("not checked: {:.1f} % of the movement ({} of {})", share * 100.0,
                                grouped(t.unchecked), counted(t.movements, "message"));
  if (t.cannot_move != 0) out += fmt::format(", {} of objects that cannot move", grouped(t.cannot_move));
  return out;
}

/// Which part of the capture was compared with nothing, or with assumed bodies, and why.
void print_unchecked(const inspect::ReplayedCapture& capture, const inspect::ReplayTotals& t) {
  if (t.undescribed + t.unchecked + t.anonymous + capture.evicted == 0) return;
  if (t.undescribed + t.deferred != 0)
    print(
        "the capture begins in mid-session, or lacks messages: {} never described\n"
        "{} came before the description of the object, {} were never applied\n",
        counted(t.undescribed, "object"), counted(t.deferred, "message"), grouped(t.waiting));
  if (capture.evicted != 0) print("{} evicted while deferred\n", counted(capture.evicted, "message"));
  if (t.anonymous != 0)
    print("anonymous bodies of the assumed Setup {} stood for {}\n", hex32(capture.assumed_setup),
          counted(t.anonymous, "object"));
  const bool may_assume = capture.assumed_setup == 0 && t.unchecked > t.cannot_move;
  if (const auto share = t.unchecked_share())
    print("{}{}\n", unchecked_text(t, *share),
          may_assume ? "; --assume SETUP replays it with bodies assumed" : "");
}

void print_totals(const inspect::ReplayedCapture& capture, const inspect::ReplayTotals& t) {
  if (capture.stray_messages != 0)
    print("{} cut off the end of {}\n", counted(capture.stray_bytes, "stray byte"),
          counted(capture.stray_messages, "message"));
  if (t.sounds + t.scripts + t.refused_effects != 0)
    print("{} heard, {} played, {} of sounds and scripts refused\n", counted(t.sounds, "sound"),
          counted(t.scripts, "script"), counted(t.refused_effects, "message"));
  print("{} about {} in {:.1f} s: {} compared, {}, {}, {}, {} without their assets\n",
        counted(capture.messages, "message"), counted(t.objects, "object"), capture.seconds,
        counted(t.compared, "position"), counted(t.blips, "blip"), counted(t.stalls, "stall"),
        counted(t.refused, "refused motion"), counted(t.without_assets, "object"));
}

}  // namespace

void print_replay(const inspect::ReplayedCapture& capture, const Objects& objects,
                  const ReplayTextOptions& options) {
  const inspect::ReplayTotals totals = totals_of(objects);
  print_incidents(objects, options);
  print_objects(objects, options.top);
  print_missing(objects, options.top);
  print_unchecked(capture, totals);
  print_totals(capture, totals);
}

std::string nothing_compared_text(const inspect::ReplayTotals& totals) {
  if (totals.undescribed != 0 && totals.undescribed == totals.objects)
    return "nothing was compared: the capture describes no object (see --assume)";
  return "nothing was compared: no position of a described object on the ground";
}

}  // namespace acm::tool
