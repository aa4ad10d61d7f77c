/* A program of another project, in C: a creature walks, and a scenario gives a trace. */
#include <acmotion/acmotion.h>
#include <acmotion/commands.h>
#include <acmotion/inspect.h>

static int walks(acm_assets* assets) {
  acm_world* world = 0;
  acm_object_parameters p;
  acm_order order;
  acm_object_state state;
  int i;
  if (acm_world_create(assets, 0, &world, 0) != ACM_OK) return 0;
  acm_object_parameters_init(&p);
  p.setup = 0x02000001;
  if (acm_object_create(world, 1, &p, 0) != ACM_OK) return 0;
  acm_order_init(&order, ACM_ORDER_DO_MOTION);
  order.motion = ACM_COMMAND_WalkForward;
  if (acm_object_order(world, 1, &order, 0) != ACM_OK) return 0;
  for (i = 0; i < 30; ++i)
    if (acm_world_tick(world, 1.0 / 30.0, 0) != ACM_OK) return 0;
  if (acm_object_get_state(world, 1, &state, 0) != ACM_OK) return 0;
  return acm_world_free(world, 0) == ACM_OK && state.position.frame.origin.y > 1.0f;
}

static int traces(acm_assets* assets) {
  acm_bytes* trace = 0;
  size_t size = 0;
  if (acm_scenario_run(assets, 0x09000001, "actor 1\n", 8, 0, &trace, 0, 0) != ACM_OK) return 0;
  return acm_bytes_get(trace, 0, &size, 0) == ACM_OK && size > 0 && acm_bytes_free(trace, 0) == ACM_OK;
}

int main(void) {
  acm_assets* assets = 0;
  if (!acm_is_compatible(ACM_ABI_VERSION)) return 2;
  if (acm_assets_create_sample(&assets, 0) != ACM_OK) return 3;
  if (!walks(assets)) return 4;
  if (!traces(assets)) return 5;
  return acm_assets_free(assets, 0) == ACM_OK ? 0 : 6;
}
