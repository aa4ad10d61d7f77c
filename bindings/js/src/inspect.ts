// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import type { Assets } from './assets.js';
import { readStruct, type Input } from './codec.js';
import { GraphFormat } from './generated/enums.js';
import {
  acm_lint_finding,
  acm_lint_rule,
  acm_message_field,
  acm_message_summary,
  acm_scenario_errors,
  acm_scenario_options,
} from './generated/layouts.js';
import type {
  LintFinding,
  LintRule,
  MessageField,
  MessageSummary,
  ScenarioErrors,
  ScenarioOptions,
} from './generated/structs.js';
import { create } from './handle.js';
import { AcmotionError } from './errors.js';
import type { Library } from './library.js';
import { ownedBytes, ownedText, requireInspection } from './owned.js';

// Inspection: all of it is experimental.

const utf8 = new TextEncoder();

// The linter.

/** A finding about a motion table. */
export interface Finding extends Omit<LintFinding, 'rule'> {
  rule: LintRule;
}

/** All rules of the linter. */
export function lintRules(library: Library): LintRule[] {
  requireInspection(library);
  const { exports: c, error } = library;
  return Array.from({ length: c.acm_lint_rule_count() }, (_, i) =>
    library.out<LintRule>(acm_lint_rule, (out) => c.acm_lint_rule_at(i, out, error)),
  );
}

/** The findings about a motion table, in its order. `setups` are the bodies that it moves. */
export function lintTable(assets: Assets, table: number, setups: readonly number[] = []): Finding[] {
  const { library } = assets;
  const rules = lintRules(library);
  const { exports: c, error } = library;
  const lint = library.withArguments((a) => {
    const list = a.copyWords(setups);
    return create(library, (out) => c.acm_lint_table(assets.address, table, list, setups.length, out, error));
  });
  try {
    return library
      .structs<LintFinding>(acm_lint_finding, (out, capacity, count) =>
        c.acm_lint_findings(lint, out, capacity, count, error),
      )
      .map((finding) => ({ ...finding, rule: rules[finding.rule]! }));
  } finally {
    c.acm_lint_free(lint, 0);
  }
}

/** The states of a motion table and what leads from one to another: for Graphviz, as JSON, or as a picture. */
export function stateGraph(assets: Assets, table: number, format: GraphFormat = GraphFormat.JSON): string {
  const { exports: c, error } = assets.library;
  return ownedText(assets.library, (out) => c.acm_state_graph(assets.address, table, format, out, error));
}

// Scenarios.

export interface ScenarioRun {
  output: string;
  /** Lines that could not run; null: all ran. */
  errors: ScenarioErrors | null;
}

/** Runs a text of docs/scenarios.md in a world of its own. `table` is the motion table of bodies that name none. */
export function runScenario(
  assets: Assets,
  table: number,
  text: string,
  options: Input<ScenarioOptions> = {},
): ScenarioRun {
  const { library } = assets;
  requireInspection(library);
  const { exports: c, error, memory } = library;
  return library.withArguments((a) => {
    const given = library.struct(acm_scenario_options, options, 'options', (at) => c.acm_scenario_options_init(at));
    const found = a.zeros(acm_scenario_errors.size);
    const script = utf8.encode(text);
    const address = a.copy(script);
    const output = ownedText(library, (out) =>
      c.acm_scenario_run(assets.address, table, address, script.length, given, out, found, error),
    );
    const errors = readStruct<ScenarioErrors>(memory, acm_scenario_errors, found);
    return { output, errors: errors.lines === 0 ? null : errors };
  });
}

// Messages as text and JSON.

/** A message taken apart. */
export interface MessageText {
  /** Null when the message could not be read to its end. */
  summary: MessageSummary | null;
  /** As far as they could be read. */
  fields: MessageField[];
  /** Why the message could not be read to its end. */
  error: AcmotionError | null;
}

/** Takes any bytes; those of a message begin with its opcode. */
export function describeMessage(library: Library, message: Uint8Array): MessageText {
  requireInspection(library);
  const { exports: c, error } = library;
  const text = library.withArguments((a) => {
    const bytes = a.copy(message);
    return create(library, (out) => c.acm_message_text_create(bytes, message.length, out, error));
  });
  try {
    const fields = library.structs<MessageField>(acm_message_field, (out, capacity, count) =>
      c.acm_message_text_fields(text, out, capacity, count, error),
    );
    if (c.acm_message_text_status(text, error) !== 0) return { summary: null, fields, error: library.lastError() };
    const summary = library.out<MessageSummary>(acm_message_summary, (out) =>
      c.acm_message_text_summary(text, out, error),
    );
    return { summary, fields, error: null };
  } finally {
    c.acm_message_text_free(text, 0);
  }
}

/** A message as an object of JSON on one line, with every field; docs/captures.md describes them. */
export function messageToJson(library: Library, message: Uint8Array): string {
  const { exports: c, error } = library;
  return library.withArguments((a) => {
    const bytes = a.copy(message);
    return ownedText(library, (out) => c.acm_message_to_json(bytes, message.length, out, error));
  });
}
/** The bytes of such an object. An error names the field that is missing or wrong. */
export function messageFromJson(library: Library, json: string): Uint8Array {
  const { exports: c, error } = library;
  const text = utf8.encode(json);
  return library.withArguments((a) => {
    const address = a.copy(text);
    return ownedBytes(library, (out) => c.acm_message_from_json(address, text.length, out, error));
  });
}
