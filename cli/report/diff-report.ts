import {
  alike,
  diffHeadings,
  diffHeadline,
  diffParts,
  holdersTold,
  renamesTold,
  sameVersionTold,
  type Change,
  type DiffPart,
  type FileDiff,
  type JourneyDiff,
  type Say,
  type Words,
} from '#analysis';
import type { Voice } from './voice.ts';

/** What differs between two states of the project. */
export type ProjectDiff = { journeys: readonly JourneyDiff[]; files: readonly FileDiff[] };

/** Says what differs between two states of the journeys, for a terminal. */
export function* diffInTerminal(diff: ProjectDiff, voice: Voice): Generator<string> {
  const { journeys, files } = diff;
  yield* changesInTerminal(diff, voice);
  yield voice.say(summary(journeys));
  if (files.length > 0) yield voice.say(summaryOfFiles(files));
}

/** Says the same without what it comes to. */
export function* changesInTerminal({ journeys, files }: ProjectDiff, voice: Voice): Generator<string> {
  const { say, colours } = voice;
  yield* journeysInTerminal(journeys, voice);
  for (const { path, renamed, changes } of files) {
    yield colours.bold(path);
    for (const line of renamesTold(renamed)) yield `  ${say(line)}`;
    yield* inColours(changes, voice);
    yield '';
  }
}

/** Says the same of journeys alone. */
export function* journeysInTerminal(journeys: readonly JourneyDiff[], voice: Voice): Generator<string> {
  const { say, colours } = voice;
  for (const diff of journeys) {
    yield colours.bold(`${diff.journey} ${say(diffHeadline(diff))}`);
    for (const line of holdersTold(diff)) yield `  ${say(line)}`;
    if (diff.sameVersion) yield `  ${colours.yellow(say(sameVersionTold(diff)))}`;
    for (const line of renamesTold(diff.renamed)) yield `  ${say(line)}`;
    for (const [part, changes] of changesOf(diff)) {
      yield `  ${say(diffHeadings[part])}`;
      yield* inColours(changes, voice);
    }
    yield '';
  }
}

function* inColours(changes: readonly Change[], { say, colours }: Voice): Generator<string> {
  for (const { name, before, after, metIn } of changes) {
    if (before !== undefined) yield colours.red(`    - ${name} ${indented(before)}`.trimEnd());
    if (after !== undefined) yield colours.green(`    + ${name} ${indented(after)}`.trimEnd());
    if (metIn) yield `      ${colours.dim(say(met(metIn)))}`;
  }
}

const indented = (text: string): string => text.replaceAll('\n', '\n      ');

/** Says the same in Markdown, for a pull request. */
export function* diffInMarkdown({ journeys, files }: ProjectDiff, { say }: Voice): Generator<string> {
  yield `## ${say({ en: 'Journeys', it: 'Flussi' })}\n`;
  yield `${say(summary(journeys))}\n`;
  for (const diff of journeys) {
    yield `### ${diff.journey} ${say(diffHeadline(diff))}\n`;
    for (const line of holdersTold(diff)) yield `${say(line)}\n`;
    if (diff.sameVersion) yield `> ${say(sameVersionTold(diff))}\n`;
    for (const line of renamesTold(diff.renamed, asCode)) yield `${say(line)}\n`;
    for (const [part, changes] of changesOf(diff)) yield* inTable(say(diffHeadings[part]), changes, say);
  }
  if (files.length > 0) yield `## ${say({ en: 'Files of all journeys', it: 'File di tutti i flussi' })}\n`;
  for (const { path, renamed, changes } of files) {
    if (renamed.length > 0) yield `### ${path}\n`;
    for (const line of renamesTold(renamed, asCode)) yield `${say(line)}\n`;
    if (changes.length > 0) yield* inTable(path, changes, say);
  }
}

function* inTable(title: string, changes: readonly Change[], say: Say): Generator<string> {
  yield `| ${title} | ${say({ en: 'before', it: 'prima' })} | ${say({ en: 'after', it: 'dopo' })} |`;
  yield '|---|---|---|';
  for (const { name, before, after, metIn, inOwnWords } of changes) {
    const side = inOwnWords ? asSaid : asWritten(say);
    const named = metIn ? `${cell(name)}<br>${say(met(metIn))}` : cell(name);
    yield `| ${named} | ${side(before)} | ${side(after)} |`;
  }
  yield '';
}

const changesOf = (diff: JourneyDiff): [DiffPart, readonly Change[]][] =>
  diffParts.flatMap((part): [DiffPart, readonly Change[]][] =>
    diff[part].length > 0 ? [[part, diff[part]]] : [],
  );

const met = (journeys: readonly string[]): Words => {
  const [first, rest] = [journeys.slice(0, mostNamed).join(', '), journeys.length - mostNamed];
  return rest > 0
    ? {
        en: `met in ${first} and ${rest} more`,
        it: `si incontra in ${first} e in ${rest === 1 ? 'un altro' : `altri ${rest}`}`,
      }
    : { en: `met in ${first}`, it: `si incontra in ${first}` };
};

/** More journeys than these are counted. */
const mostNamed = 8;

const empty: Words = { en: '(empty)', it: '(vuoto)' };

const asSaid = (text: string | undefined): string => text ?? '–';

/** Shows how something was or is in a file. */
const asWritten =
  (say: Say) =>
  (text: string | undefined): string => {
    if (text === undefined) return '–';
    return text.trim() === '' ? say(empty) : cell(text);
  };

/** Words as they are, whatever they would mean in Markdown; a pipe would end the cell, and a line break the row. */
function cell(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => asCode(line.replaceAll('|', '\\|'))).join('<br>');
}

const asCode = (line: string): string => (line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``);

function summary(diffs: readonly JourneyDiff[]): Words {
  const of = (sought: JourneyDiff['holders']['fate']) =>
    diffs.filter(({ holders: { fate }, status }) => fate === sought && status !== 'unread').length;
  const many = diffs.length === 1 ? '1 journey differs' : `${diffs.length} journeys differ`;
  const [restart, gone] = [of('restart'), of('gone')];
  const lost =
    gone > 0
      ? { en: `, in ${gone} they cannot go on`, it: `; in cui non può andare avanti: ${gone}` }
      : alike('');
  return {
    en: `${many}; in ${restart} of them holders in the middle must begin again${lost.en}.`,
    it: `Flussi diversi: ${diffs.length}; quelli in cui chi è a metà deve ricominciare: ${restart}${lost.it}.`,
  };
}

const summaryOfFiles = (files: readonly FileDiff[]): Words => ({
  en:
    files.length === 1 ? '1 file of all journeys differs.' : `${files.length} files of all journeys differ.`,
  it: `File di tutti i flussi diversi: ${files.length}.`,
});
