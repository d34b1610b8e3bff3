import {
  alike,
  diffParts,
  type Change,
  type DiffPart,
  type FileDiff,
  type JourneyDiff,
  type Renamed,
  type Say,
  type Words,
} from '#analysis';
import type { Voice } from './voice.ts';

const sections = {
  steps: { en: 'Steps', it: 'Passi' },
  ways: { en: 'Ways', it: 'Vie' },
  errors: { en: 'Errors', it: 'Rifiuti' },
  limits: { en: 'Limits', it: 'Limiti' },
  guards: { en: 'Guards', it: 'Condizioni' },
  details: { en: 'What is sent, kept and shown', it: 'Ciò che si manda, si tiene e si mostra' },
  promises: { en: 'Promises', it: 'Promesse' },
  forms: { en: 'Forms', it: 'Moduli' },
  texts: { en: 'Texts', it: 'Testi' },
  scenarios: { en: 'Scenarios', it: 'Scenari' },
} satisfies Record<DiffPart, Words>;

/** What differs between two states of the project. */
export type ProjectDiff = { journeys: readonly JourneyDiff[]; files: readonly FileDiff[] };

/** Says what differs between two states of the journeys, for a terminal. */
export function* diffInTerminal({ journeys, files }: ProjectDiff, voice: Voice): Generator<string> {
  const { say, colours } = voice;
  yield* journeysInTerminal(journeys, voice);
  for (const { path, renamed, changes } of files) {
    yield colours.bold(path);
    for (const line of renames(renamed)) yield `  ${say(line)}`;
    yield* inColours(changes, voice);
    yield '';
  }
  yield say(summary(journeys));
  if (files.length > 0) yield say(summaryOfFiles(files));
}

/** Says the same of journeys alone. */
export function* journeysInTerminal(journeys: readonly JourneyDiff[], voice: Voice): Generator<string> {
  const { say, colours } = voice;
  for (const diff of journeys) {
    yield colours.bold(`${diff.journey} ${say(headline(diff))}`);
    for (const line of holders(diff)) yield `  ${say(line)}`;
    if (diff.sameVersion) yield `  ${colours.yellow(say(sameVersion(diff)))}`;
    for (const line of renames(diff.renamed)) yield `  ${say(line)}`;
    for (const [part, changes] of changesOf(diff)) {
      yield `  ${say(sections[part])}`;
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
    yield `### ${diff.journey} ${say(headline(diff))}\n`;
    for (const line of holders(diff)) yield `${say(line)}\n`;
    if (diff.sameVersion) yield `> ${say(sameVersion(diff))}\n`;
    for (const line of renames(diff.renamed, asCode)) yield `${say(line)}\n`;
    for (const [part, changes] of changesOf(diff)) yield* inTable(say(sections[part]), changes, say);
  }
  if (files.length > 0) yield `## ${say({ en: 'Files of all journeys', it: 'File di tutti i flussi' })}\n`;
  for (const { path, renamed, changes } of files) {
    if (renamed.length > 0) yield `### ${path}\n`;
    for (const line of renames(renamed, asCode)) yield `${say(line)}\n`;
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

function headline({ status, version: { before, after } }: JourneyDiff): Words {
  if (status === 'unread')
    return after === undefined
      ? {
          en: 'cannot be read now: percorso check says why',
          it: 'ora non si può leggere: percorso check dice perché',
        }
      : {
          en: 'could not be read at the revision: all of it is as good as new',
          it: 'nella revisione non si poteva leggere: è come se fosse tutto nuovo',
        };
  if (status === 'added') return { en: `is new (${after})`, it: `è nuovo (${after})` };
  if (status === 'removed') return { en: `is gone (${before})`, it: `non c’è più (${before})` };
  return alike(before === after ? `(${after})` : `(${before} → ${after})`);
}

const middle: Words = { en: 'Holders in the middle of it', it: 'Chi è a metà' };

const fates = {
  new: undefined,
  safe: {
    en: 'are not touched: nothing that a kept run holds has changed.',
    it: 'non se ne accorge: non è cambiato nulla di ciò che un’esecuzione salvata contiene.',
  },
  migrated: {
    en: 'go on at their screen, or at an earlier one: a migration takes their runs up.',
    it: 'riprende dalla sua schermata, o da una precedente: una migrazione porta fin qui la sua esecuzione.',
  },
  mapped: {
    en: 'go on at the question that the bank names.',
    it: 'riprende dalla domanda che la banca indica.',
  },
  restart: {
    en: 'must begin again: a kept run is not taken up by another content.',
    it: 'deve ricominciare: un’esecuzione salvata non riprende con un altro contenuto.',
  },
  gone: {
    en: 'cannot go on: there is no such journey any more.',
    it: 'non può andare avanti: il flusso non c’è più.',
  },
  'never-kept': {
    en: 'are not touched: nobody is kept inside it, a reload leads to the screen of the journey beneath.',
    it: 'non se ne accorge: nessuno ci resta dentro, ricaricare riporta alla schermata del flusso sotto.',
  },
} satisfies Record<JourneyDiff['holders']['fate'], Words | undefined>;

function holders({ holders: { fate, lostStates, callers }, status }: JourneyDiff): Words[] {
  const said = status === 'unread' ? undefined : fates[fate];
  if (said === undefined) return [];
  const [states, journeys] = [lostStates.join(', '), callers.join(', ')];
  const lost =
    lostStates.length > 0
      ? { en: ` At ${states} they begin at the start.`, it: ` A ${states} ricomincia dall’inizio.` }
      : alike('');
  const others =
    callers.length > 0
      ? { en: ` So do those who came from ${journeys}.`, it: ` Lo stesso vale per chi viene da ${journeys}.` }
      : alike('');
  return [
    {
      en: `${middle.en} ${said.en}${lost.en}${others.en}`,
      it: `${middle.it} ${said.it}${lost.it}${others.it}`,
    },
  ];
}

const called = {
  journey: { en: 'journey', it: 'Il flusso' },
  popup: { en: 'popup', it: 'Il popup' },
  guard: { en: 'guard', it: 'La condizione' },
  form: { en: 'form', it: 'Il modulo' },
  field: { en: 'field', it: 'Il campo' },
  datum: { en: 'datum', it: 'Il dato' },
  input: { en: 'input', it: 'Il dato in ingresso' },
  limit: { en: 'limit', it: 'Il limite' },
  step: { en: 'step', it: 'Il passo' },
} satisfies Record<Renamed['sort'], Words>;

function renames(renamed: readonly Renamed[], quoted = (name: string) => name): Words[] {
  return renamed.map(({ sort, before, after, form }) => {
    const whose = form === undefined ? '' : quoted(form);
    const [of, di] = whose === '' ? ['', ''] : [` of the form ${whose}`, ` del modulo ${whose}`];
    return {
      en: `The ${called[sort].en} ${quoted(before)}${of} is called ${quoted(after)} now.`,
      it: `${called[sort].it} ${quoted(before)}${di} ora si chiama ${quoted(after)}.`,
    };
  });
}

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

const sameVersion = ({ version: { after } }: JourneyDiff): Words => ({
  en: `Its content has changed and its version is still ${after}.`,
  it: `Il contenuto è cambiato e la versione è ancora ${after}.`,
});

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
