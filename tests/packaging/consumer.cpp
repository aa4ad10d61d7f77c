#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#ifdef CONSUMER_FILES
#include <acmotion/files.hpp>
#endif
#ifdef CONSUMER_INSPECT
#include <acmotion/inspect/lint.hpp>
#endif

int main() {
  acm::Assets assets = acm::sample_assets();
  acm::World world(assets);
  acm::ObjectParameters p;
  p.setup = acm::kSampleMannequin;
  if (!world.create_object(1, p)) return 1;
  world.do_motion(1, acm::command::kWalkForward);
  for (int i = 0; i < 30; ++i) world.tick(1.0 / 30.0);
  return world.state(1).position.frame.origin.y > 1.0f ? 0 : 1;
}
