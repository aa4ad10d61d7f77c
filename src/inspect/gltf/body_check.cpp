// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "body_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "names.h"

namespace acm::gltf {

namespace {

// Of a quaternion's components; editors stay within 1e-6.
constexpr float kSameRotation = 1e-3f;

bool is_turned(Quat rotation, Quat wanted) {
  const Quat q = normalized_or(rotation, Quat{});
  return !(std::fabs(q.w * wanted.w + q.x * wanted.x + q.y * wanted.y + q.z * wanted.z) >=
           1.0f - kSameRotation * kSameRotation);
}

class BodyCheck {
 public:
  BodyCheck(const ExportedFacts& facts, const Skeleton& skeleton) : facts_(facts), skeleton_(skeleton) {}

  std::vector<std::string> run() && {
    check_root();
    check_above_root();
    check_body();
    for (std::uint32_t part = 0; part < part_count(); ++part) check_part(part);
    for (const Skeleton::Part& copy : skeleton_.copies())
      add("{} is a copy of {}, which is there too; only the original counts", name_of(copy.node),
          part_name(copy.number));
    return std::move(out_);
  }

 private:
  template <class... Args>
  void add(fmt::format_string<Args...> text, Args&&... args) {
    out_.push_back(fmt::format(text, std::forward<Args>(args)...));
  }

  [[nodiscard]] std::string name_of(std::size_t node) const { return printable(skeleton_.node(node).name); }

  // An editor that keeps its own axes turns every key with them, and shows it in the root.
  void check_root() {
    const Node& root = skeleton_.node(skeleton_.root());
    constexpr Quat kOtherAxes{0.0f, 0.0f, -kHalfRoot, kHalfRoot};
    if (!is_turned(root.local.rotation, kOtherAxes))
      add("{} is turned: the file was saved with other axes (in Blender: tick +Y Up)",
          name_of(skeleton_.root()));
    else if (is_turned(root.local.rotation, kRootRotation))
      add("{} is turned; turn it back, and turn {} in its stead if that is meant", name_of(skeleton_.root()),
          part_name(0));
    check_scale(skeleton_.root());
  }

  void check_scale(std::size_t node) {
    if (skeleton_.node(node).scaled) add("{} is scaled, which animations cannot hold", name_of(node));
  }

  // A root may hang on its own children, and so round in a circle.
  void check_above_root() {
    std::size_t at = skeleton_.root();
    for (std::size_t steps = 0; steps < skeleton_.node_count(); ++steps) {
      const std::optional<std::size_t> parent = skeleton_.node(at).parent;
      if (!parent || *parent == skeleton_.root()) return;
      at = *parent;
      if (is_turned(skeleton_.node(at).local.rotation, Quat{}) || skeleton_.node(at).scaled)
        add("{}, on which the body hangs, is turned or scaled", name_of(at));
    }
  }

  void check_body() {
    const std::optional<std::size_t> body = skeleton_.body();
    if (!body) return add("the node {} is missing or renamed", kBodyName);
    if (skeleton_.node(*body).parent != skeleton_.root())
      add("{} hangs on {} and not on the root", kBodyName, name_of(*skeleton_.node(*body).parent));
    if (!facts_.layout || !facts_.layout->root_motion)
      if (is_turned(skeleton_.node(*body).local.rotation, Quat{}))
        add("{} is turned, which animations cannot hold", name_of(*body));
    check_scale(*body);
  }

  [[nodiscard]] std::size_t part_count() const {
    if (facts_.layout) return facts_.layout->parents.size();
    std::size_t most = 0;
    for (const auto& [id, animation] : facts_.animations)
      most = std::max<std::size_t>(most, animation.part_count);
    return most;
  }

  [[nodiscard]] const Skeleton::Part* find(std::uint32_t part) const {
    const auto it = std::ranges::lower_bound(skeleton_.parts(), part, {}, &Skeleton::Part::number);
    return it != skeleton_.parts().end() && it->number == part ? &*it : nullptr;
  }

  void check_part(std::uint32_t number) {
    const Skeleton::Part* part = find(number);
    if (!part) {
      if (const std::optional<std::size_t> node = skeleton_.outside(number))
        return add("{} no longer hangs on the body", name_of(*node));
      return add("{} is missing", part_name(number));
    }
    if (part->renamed) add("{} is now called {}", part_name(number), name_of(part->node));
    if (const std::optional<std::uint32_t> made_for = skeleton_.node(part->node).part;
        made_for && *made_for != number)
      add("{} was {} when it was exported", name_of(part->node), part_name(*made_for));
    check_scale(part->node);
    if (facts_.layout) check_parent(*part, facts_.layout->parents[number]);
  }

  void check_parent(const Skeleton::Part& part, std::optional<std::uint32_t> wanted) {
    const std::size_t is = *skeleton_.node(part.node).parent;  // it is below the root
    const Skeleton::Part* parent = wanted ? find(*wanted) : nullptr;
    if (wanted ? parent && is == parent->node : is == skeleton_.body()) return;
    // Said once already.
    if (wanted ? !parent : !skeleton_.body()) return;
    add("{} hangs on {} and not on {}", part_name(part.number), name_of(is),
        wanted ? part_name(*wanted) : kBodyName);
  }

  const ExportedFacts& facts_;
  const Skeleton& skeleton_;
  std::vector<std::string> out_;
};

}  // namespace

std::vector<std::string> body_findings(const ExportedFacts& facts, const Skeleton& skeleton) {
  return BodyCheck(facts, skeleton).run();
}

}  // namespace acm::gltf
