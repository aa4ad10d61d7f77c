// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>

int main(int argc, char** argv) {
  CLI::App app{"Motion and animation of Asheron's Call: inspect, run and convert."};
  app.name("acmotion");
  CLI11_PARSE(app, argc, argv);
  return 0;
}
