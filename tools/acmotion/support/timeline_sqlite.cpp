// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <memory>
#include <sqlite3.h>

#include "names.h"
#include "timeline_rows.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

struct CloseDatabase {
  void operator()(sqlite3* database) const { sqlite3_close(database); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

void check(sqlite3* database, int result) {
  if (result == SQLITE_OK || result == SQLITE_DONE) return;
  throw ToolError(std::string("the database cannot be made: ") + sqlite3_errmsg(database));
}

void execute(sqlite3* database, const char* sql) {
  check(database, sqlite3_exec(database, sql, nullptr, nullptr, nullptr));
}

/// A statement whose values are bound one after the other.
class Insert {
 public:
  Insert(sqlite3* database, const char* sql) : database_(database) {
    check(database, sqlite3_prepare_v2(database, sql, -1, &statement_, nullptr));
  }
  ~Insert() { sqlite3_finalize(statement_); }
  Insert(const Insert&) = delete;
  Insert& operator=(const Insert&) = delete;

  Insert& value(std::int64_t number) { return bound(sqlite3_bind_int64(statement_, ++index_, number)); }
  Insert& value(double number) {
    return bound(number == kNever ? sqlite3_bind_null(statement_, ++index_)
                                  : sqlite3_bind_double(statement_, ++index_, number));
  }
  Insert& value(const std::string& text) {
    return bound(sqlite3_bind_text(statement_, ++index_, text.c_str(), -1, SQLITE_TRANSIENT));
  }
  void run() {
    check(database_, sqlite3_step(statement_));
    check(database_, sqlite3_reset(statement_));
    index_ = 0;
  }

 private:
  Insert& bound(int result) {
    check(database_, result);
    return *this;
  }

  sqlite3* database_;
  sqlite3_stmt* statement_ = nullptr;
  int index_ = 0;
};

constexpr const char* kSchema = R"(
CREATE TABLE motions (id INTEGER PRIMARY KEY, motion_table INTEGER NOT NULL, style TEXT NOT NULL,
  style_command INTEGER NOT NULL, from_state TEXT NOT NULL, from_command INTEGER NOT NULL, motion TEXT NOT NULL,
  command INTEGER NOT NULL, speed REAL NOT NULL, done REAL, steady REAL, period REAL, moved_x REAL, moved_y REAL,
  moved_z REAL, velocity_x REAL, velocity_y REAL, velocity_z REAL);
CREATE TABLE hits (motion_id INTEGER NOT NULL REFERENCES motions(id), number INTEGER NOT NULL, time REAL NOT NULL,
  part INTEGER NOT NULL, left_x REAL, left_y REAL, right_x REAL, right_y REAL, radius REAL, height REAL,
  PRIMARY KEY (motion_id, number));
CREATE INDEX motions_by_command ON motions (motion_table, command, style_command);
)";

void insert_rows(sqlite3* database, const std::vector<MotionRow>& rows) {
  Insert motion(database, "INSERT INTO motions VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
  Insert hit(database, "INSERT INTO hits VALUES (?,?,?,?,?,?,?,?,?,?)");
  std::int64_t id = 0;
  for (const MotionRow& r : rows) {
    ++id;
    motion.value(id).value(std::int64_t{r.table}).value(command_text(r.style)).value(std::int64_t{r.style});
    motion.value(command_text(r.from)).value(std::int64_t{r.from}).value(command_text(r.motion));
    motion.value(std::int64_t{r.motion}).value(double{r.speed}).value(r.done).value(r.steady).value(r.period);
    for (const float v : {r.moved.x, r.moved.y, r.moved.z, r.velocity.x, r.velocity.y, r.velocity.z})
      motion.value(double{v});
    motion.run();
    for (std::size_t i = 0; i < r.hits.size(); ++i) {
      const HitRow& h = r.hits[i];
      hit.value(id).value(static_cast<std::int64_t>(i + 1)).value(h.time).value(std::int64_t{h.part});
      for (const float v : {h.left_x, h.left_y, h.right_x, h.right_y, h.radius, h.height})
        hit.value(double{v});
      hit.run();
    }
  }
}

}  // namespace

// Made in memory, so that the file takes its place like every other.
std::string timeline_sqlite(const std::vector<MotionRow>& rows) {
  sqlite3* opened = nullptr;
  const int result = sqlite3_open(":memory:", &opened);
  const Database database(opened);
  check(opened, result);
  execute(opened, "BEGIN");
  execute(opened, kSchema);
  insert_rows(opened, rows);
  execute(opened, "COMMIT");
  sqlite3_int64 size = 0;
  const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> bytes(
      sqlite3_serialize(opened, "main", &size, 0), &sqlite3_free);
  if (!bytes) throw ToolError("the database cannot be made: out of memory");
  return {reinterpret_cast<const char*>(bytes.get()), static_cast<std::size_t>(size)};
}

}  // namespace acm::tool
