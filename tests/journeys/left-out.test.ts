import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cleanFiles } from './clean-files.ts';
import { plant, smallLanguage } from './planted.ts';

/** What stands in the small journey, what is tried in its place, refused at ▸, and what is said of it. */
type Attempt = { from: string; to: string; message: string; hint: string };

const visit = 'journeys/visit/journey.json';
const text = cleanFiles.find(({ path }) => path === visit)?.text ?? '';
const language = smallLanguage();
const chapter =
  readFileSync(join(import.meta.dirname, '../../docs/language.md'), 'utf8').split(
    '## Still left out, and why',
  )[1] ?? '';

const [guard = ''] =
  /"when": \{\s*"in": \[\s*\{\s*"var": "card\.productType".*?\]\s*\]\s*\}/s.exec(text) ?? [];
const [number = ''] = /"number": \{\s*"var": "data\.phone"\s*\}/.exec(text) ?? [];

const asGuard = (to: string, says: string, hint: string): Attempt => ({
  from: guard,
  to: `"when": ${to}`,
  message: says,
  hint,
});
const asValue = (name: string): Attempt => ({
  from: number,
  to: `"number": { ▸"${name}": [{ "var": "data.phone" }, 2] }`,
  message: `There is no operator "${name}".`,
  hint: 'Amounts and shares are for the bank to work out: show what it answers.',
});
const asKey = (from: string, key: string, known: string): Attempt => ({
  from,
  to: from.replace(/,?$/, `, ▸"${key}": "x",`),
  message: `The key "${key}" means nothing here.`,
  hint: `There are: ${known}.`,
});

const ofSteps = '"note"';
const ofCalls = '"note", "all", "query", "headers", "errors"';
const ofLists = 'Of a list a journey knows how many items it has, "count", and takes one of them, "pick".';
const ofClocks = 'Nothing decides by a clock: give the screen an "after" or a "deadline", or ask the bank.';
const ofOperators =
  'There are: "var", "===", "!==", "<", "<=", ">", ">=", "in", "and", "or", "!", "!!", "if", "count", "has".';

/** What is tried of each thing that the language leaves out, by how its row in the chapter begins. */
const attempts: Readonly<Record<string, readonly Attempt[]>> = {
  'loops over lists without a bound': [
    {
      from: '"kind": "branch",',
      to: '"kind": ▸"each", "over": { "var": "data.answer" },',
      message: '"each" is not one of the values that this can have.',
      hint: 'There are: "form", "view", "call", "branch", "assign", "journey", "end".',
    },
    ...['map', 'filter', 'all'].map((name) =>
      asGuard(`{ ▸"${name}": [{ "var": "data.answer" }, true] }`, `There is no operator "${name}".`, ofLists),
    ),
  ],
  'clocks in guards': [
    asGuard('{ ">": [{ ▸"now": [] }, "2026-01-01"] }', 'There is no operator "now".', ofClocks),
    asGuard(
      '{ ">": [{ "var": ▸"now" }, "2026-01-01"] }',
      'There is no variable "now" here.',
      'There are: "profile", "card", "session", "features", "input", "data".',
    ),
    asGuard(
      '{ "===": [{ ▸"fromNow": 60 }, "2026-01-01"] }',
      'The operator "fromNow" counts from an answer, and here nothing has answered.',
      'Write the instant into data in the "sets" of the call’s "ok", and read it from there.',
    ),
  ],
  percentages: [
    asGuard('{ "<": [{ ▸"percent": 1 }, 10] }', 'There is no operator "percent".', ofOperators),
    asKey('"kind": "branch",', 'share', ofSteps),
  ],
  macros: [
    asKey('"kind": "branch",', 'use', ofSteps),
    asKey('"kind": "branch",', '$ref', ofSteps),
    asKey(
      '"start": "ask-number",',
      'extends',
      '"note", "opens", "errors", "process", "resume", "migrations"',
    ),
  ],
  arithmetic: ['-', '*', '/', '%', 'min', 'max'].map(asValue),
  sagas: [
    asKey('"commit": true,', 'compensate', ofCalls),
    {
      from: '"commit": true,',
      to: '"commit": { ▸"undo": "changeBack", "unsure": { "to": "blocked" } },',
      message: 'The key "undo" means nothing here.',
      hint: 'There are: "unsure".',
    },
  ],
};

const all = Object.entries(attempts).flatMap(([thing, tried]) =>
  tried.map((attempt) => ({ thing, ...attempt })),
);

it.each(all)(
  'refuses $thing where it stands, with what is expected: $to [LANG-25]',
  ({ from, to, message, hint }) => {
    const { findings, mark } = plant(language, { file: visit, from, to });

    expect(findings).toContainEqual(expect.objectContaining({ ...mark, severity: 'error', message, hint }));
  },
);

it('gives a reason and another way for each, and tries them all [LANG-25]', () => {
  const rows = chapter.split('\n').filter((line) => /^\| (?!left out|-)/.test(line));
  const [things, cells] = [
    rows.map((row) => /^\| ([\w ]+)/.exec(row)?.[1]),
    rows.map((row) => row.split(' | ').filter((cell) => cell.length > 20)),
  ];

  expect(things).toEqual(Object.keys(attempts));
  expect(cells.every((each) => each.length >= 2)).toBe(true);
});
