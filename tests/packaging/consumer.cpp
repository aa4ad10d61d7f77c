#include "base/bytes.h"
#include "base/frame.h"

int main() {
  acm::ByteWriter out;
  out.frame(acm::combine({{1, 2, 3}, {}}, {{1, 0, 0}, {}}));
  acm::ByteReader in(out.bytes());
  return in.frame("frame").origin == acm::Vec3{2, 2, 3} && in.ok() ? 0 : 1;
}
