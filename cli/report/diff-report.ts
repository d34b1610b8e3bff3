import { alike, type Change, type FileDiff, type JourneyDiff, type Say, type Words } from '#analysis';
import type { Colours } from './colours.ts';
import type { Voice } from './voice.ts';

const sections = {
  steps: { en: 'Steps', it: 'Passi' },
  ways: { en: 'Ways', it: 'Vie' },
  errors: { en: 'Errors', it: 'Rifiuti' },
  guards: { en: 'Guards', it: 'Condizioni' },
  details: { en: 'What is sent, kept and shown', it: 'Ciò che si manda, si tiene e si mostra' },
  promises: { en: 'Promises', it: 'Promesse' },
  forms: { en: 'Forms', it: 'Moduli' },
  texts: { en: 'Texts', it: 'Testi' },
} satisfies Record<string, Words>;

type Section = keyof typeof sections;

/** What differs between two states of the project. */
export type ProjectDiff = { journeys: readonly JourneyDiff[]; files: readonly FileDiff[] };

/** Says what differs between two states of the journeys, for a terminal. */
export function* diffInTerminal({ journeys, files }: ProjectDiff, voice: Voice): Generator<string> {
  const { say, colours } = voice;
  for (const diff of journeys) {
    yield colours.bold(`${diff.journey} ${say(headline(diff))}`);
    yield `  ${say(middle)} ${say(holders(diff))}`;
    if (diff.sameVersion) yield `  ${colours.yellow(say(sameVersion(diff)))}`;
    for (const [section, changes] of changesOf(diff)) {
      yield `  ${say(sections[section])}`;
      yield* inColours(changes, colours);
    }
    yield '';
  }
  for (const { path, changes } of files) {
    yield colours.bold(path);
    yield* inColours(changes, colours);
    yield '';
  }
  yield say(summary(journeys));
}

function* inColours(changes: readonly Change[], colours: Colours): Generator<string> {
  for (const { name, before, after } of changes) {
    if (before !== undefined) yield colours.red(`    - ${name} ${before}`.trimEnd());
    if (after !== undefined) yield colours.green(`    + ${name} ${after}`.trimEnd());
  }
}

/** Says the same in Markdown, for a pull request. */
export function* diffInMarkdown({ journeys, files }: ProjectDiff, { say }: Voice): Generator<string> {
  yield `## ${say({ en: 'Journeys', it: 'Flussi' })}\n`;
  yield `${say(summary(journeys))}\n`;
  for (const diff of journeys) {
    yield `### ${diff.journey} ${say(headline(diff))}\n`;
    yield `**${say(middle)}** ${say(holders(diff))}\n`;
    if (diff.sameVersion) yield `> ${say(sameVersion(diff))}\n`;
    for (const [section, changes] of changesOf(diff)) yield* inTable(say(sections[section]), changes, say);
  }
  if (files.length > 0) yield `## ${say({ en: 'Files of all journeys', it: 'File di tutti i flussi' })}\n`;
  for (const { path, changes } of files) yield* inTable(path, changes, say);
}

function* inTable(title: string, changes: readonly Change[], say: Say): Generator<string> {
  yield `| ${title} | ${say({ en: 'before', it: 'prima' })} | ${say({ en: 'after', it: 'dopo' })} |`;
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

function headline({ status, version: { before, after } }: JourneyDiff): Words {
  if (status === 'added') return { en: `is new (${after})`, it: `è nuovo (${after})` };
  if (status === 'removed') return { en: `is gone (${before})`, it: `non c’è più (${before})` };
  return alike(before === after ? `(${after})` : `(${before} → ${after})`);
}

const middle: Words = { en: 'Holders in the middle of it', it: 'Chi è a metà' };

const fates = {
  safe: {
    en: 'go on: nothing that a kept run holds has changed.',
    it: 'va avanti: non è cambiato nulla di ciò che un’esecuzione salvata contiene.',
  },
  mapped: {
    en: 'go on at the question that the bank names.',
    it: 'riprende dalla domanda che la banca indica.',
  },
  restart: {
    en: 'must begin again: a kept run is not taken up by another content.',
    it: 'deve ricominciare: un’esecuzione salvata non riprende con un altro contenuto.',
  },
} satisfies Record<JourneyDiff['holders']['fate'], Words>;

function holders({ holders: { fate, lostStates, callers } }: JourneyDiff): Words {
  const [states, journeys] = [lostStates.join(', '), callers.join(', ')];
  const lost =
    lostStates.length > 0
      ? { en: ` At ${states} they begin at the start.`, it: ` A ${states} ricomincia dall’inizio.` }
      : alike('');
  const others =
    callers.length > 0
      ? { en: ` So do those who came from ${journeys}.`, it: ` Lo stesso vale per chi viene da ${journeys}.` }
      : alike('');
  return { en: `${fates[fate].en}${lost.en}${others.en}`, it: `${fates[fate].it}${lost.it}${others.it}` };
}

const sameVersion = ({ version: { after } }: JourneyDiff): Words => ({
  en: `Its content has changed and its version is still ${after}.`,
  it: `Il contenuto è cambiato e la versione è ancora ${after}.`,
});

/** A pipe would end the cell, and a line break the row. */
const cell = (text: string | undefined): string =>
  text === undefined ? '–' : text.replaceAll('|', '\\|').replaceAll('\n', '<br>');

function summary(diffs: readonly JourneyDiff[]): Words {
  const restart = diffs.filter(({ holders: { fate }, status }) => fate === 'restart' && status === 'changed');
  const many = diffs.length === 1 ? '1 journey differs' : `${diffs.length} journeys differ`;
  return {
    en: `${many}; in ${restart.length} of them holders in the middle must begin again.`,
    it: `Flussi diversi: ${diffs.length}; quelli in cui chi è a metà deve ricominciare: ${restart.length}.`,
  };
}
