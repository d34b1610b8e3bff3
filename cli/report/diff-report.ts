import type { Change, FileDiff, JourneyDiff } from '#analysis';
import type { Colours } from './colours.ts';

const sections = {
  steps: 'Steps',
  ways: 'Ways',
  errors: 'Errors',
  guards: 'Guards',
  details: 'What is sent, kept and shown',
  promises: 'Promises',
  forms: 'Forms',
  texts: 'Texts',
} as const;

type Section = keyof typeof sections;

/** What differs between two states of the project. */
export type ProjectDiff = { journeys: readonly JourneyDiff[]; files: readonly FileDiff[] };

/** Says what differs between two states of the journeys, for a terminal. */
export function* diffInTerminal({ journeys, files }: ProjectDiff, colours: Colours): Generator<string> {
  for (const diff of journeys) {
    yield colours.bold(`${diff.journey} ${headline(diff)}`);
    yield `  Holders in the middle of it ${holders(diff)}`;
    if (diff.sameVersion) yield `  ${colours.yellow(sameVersion(diff))}`;
    for (const [section, changes] of changesOf(diff)) {
      yield `  ${sections[section]}`;
      yield* inColours(changes, colours);
    }
    yield '';
  }
  for (const { path, changes } of files) {
    yield colours.bold(path);
    yield* inColours(changes, colours);
    yield '';
  }
  yield summary(journeys);
}

function* inColours(changes: readonly Change[], colours: Colours): Generator<string> {
  for (const { name, before, after } of changes) {
    if (before !== undefined) yield colours.red(`    - ${name} ${before}`.trimEnd());
    if (after !== undefined) yield colours.green(`    + ${name} ${after}`.trimEnd());
  }
}

/** Says the same in Markdown, for a pull request. */
export function* diffInMarkdown({ journeys, files }: ProjectDiff): Generator<string> {
  yield '## Journeys\n';
  yield `${summary(journeys)}\n`;
  for (const diff of journeys) {
    yield `### ${diff.journey} ${headline(diff)}\n`;
    yield `**Holders in the middle of it** ${holders(diff)}\n`;
    if (diff.sameVersion) yield `> ${sameVersion(diff)}\n`;
    for (const [section, changes] of changesOf(diff)) yield* inTable(sections[section], changes);
  }
  if (files.length > 0) yield '## Files of all journeys\n';
  for (const { path, changes } of files) yield* inTable(path, changes);
}

function* inTable(title: string, changes: readonly Change[]): Generator<string> {
  yield `| ${title} | before | after |`;
  yield '|---|---|---|';
  for (const { name, before, after } of changes) yield `| ${cell(name)} | ${cell(before)} | ${cell(after)} |`;
  yield '';
}

function changesOf(diff: JourneyDiff): [Section, readonly Change[]][] {
  // The keys of sections are the sections.
  return (Object.keys(sections) as Section[]).flatMap((section) =>
    diff[section].length > 0 ? [[section, diff[section]]] : [],
  );
}

function headline({ status, version: { before, after } }: JourneyDiff): string {
  if (status === 'added') return `is new (${after})`;
  if (status === 'removed') return `is gone (${before})`;
  return before === after ? `(${after})` : `(${before} → ${after})`;
}

function holders({ holders: { fate, lostStates, callers } }: JourneyDiff): string {
  const said = {
    safe: 'go on: nothing that a kept run holds has changed.',
    mapped: 'go on at the question that the bank names.',
    restart: 'must begin again: a kept run is not taken up by another content.',
  }[fate];
  const lost = lostStates.length > 0 ? ` At ${lostStates.join(', ')} they begin at the start.` : '';
  return `${said}${lost}${callers.length > 0 ? ` So do those who came from ${callers.join(', ')}.` : ''}`;
}

const sameVersion = ({ version: { after } }: JourneyDiff): string =>
  `Its content has changed and its version is still ${after}.`;

/** A pipe would end the cell, and a line break the row. */
const cell = (text: string | undefined): string =>
  text === undefined ? '–' : text.replaceAll('|', '\\|').replaceAll('\n', '<br>');

function summary(diffs: readonly JourneyDiff[]): string {
  const restart = diffs.filter(({ holders: { fate }, status }) => fate === 'restart' && status === 'changed');
  const many = diffs.length === 1 ? '1 journey differs' : `${diffs.length} journeys differ`;
  return `${many}; in ${restart.length} of them holders in the middle must begin again.`;
}
