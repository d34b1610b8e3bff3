import { randomUUID } from 'node:crypto';
import {
  createSession,
  JourneyError,
  routeOf,
  type JourneySession,
  type Library,
  type Ports,
  type Refusal,
  type Screen,
} from '#engine';
import { routeLine, type SaidRoute, type ViewAnswer, type Words } from '#analysis';
import type { FormFile } from '#schemas';
import { UsageError, type Surroundings } from '../command.ts';
import type { Voice } from '../report/voice.ts';
import { askView } from './ask-view.ts';
import { askAnswers } from './ask-answers.ts';
import type { PlayingHolder } from './holder.ts';
import type { InProcessBank } from './in-process-bank.ts';
import { shareLines, type Lines } from './lines.ts';
import { moved, movedOn, type MovedOn } from './moved-on.ts';
import { settled } from './settled.ts';
import { hasLine, showLists } from './show-lists.ts';
import { showScreen, type Wording } from './show-screen.ts';

/** What a journey is played with. */
export type Play = Voice & {
  library: Library;
  journey: string;
  input: Record<string, unknown>;
  holder: PlayingHolder;
  bank: InProcessBank;
  /** Finds a form of a journey. */
  form(journey: string, name: string): FormFile | undefined;
  /** Lists what the journey keeps of the answer of the view on a screen. */
  asksView(screen: Screen): readonly ViewAnswer[];
  word: Wording;
  lines: Lines;
  around: Surroundings;
};

/**
 * Plays a journey from its first screen to its end; answers the outcome, or nothing when the input ended before.
 *
 * @throws {UsageError} when the journey breaks off.
 */
export async function playJourney(play: Play): Promise<string | undefined> {
  const { library, journey, input, holder } = play;
  const reads: Promise<unknown>[] = [];
  const ports = portsOf(play, (read) => void reads.push(read));
  const session = createSession({
    library,
    journey,
    input,
    ports,
    runId: randomUUID(),
    context: holder.context,
  });
  const lines = shareLines(play.lines);
  const broken = session.finished.then(() => undefined, toldBroken);
  // What the login has sent is no part of the journey.
  const told = new Set((await play.bank.outbox()).map(({ id }) => String(id)));
  for (;;) {
    // A journey that has broken off still shows its last screen.
    const screen = await Promise.race([broken, settled(session)]);
    await tellMessages(play, told);
    if (screen === undefined) {
      // What the end has read again is still on its way; the bank must not close before.
      await Promise.allSettled(reads);
      return (await session.finished).outcome;
    }
    for (const line of showScreen(screen, play.word, play)) play.around.print(line);
    for (const line of showLists(screen, formOn(screen, play))) play.around.print(line);
    if (!(await actOn(screen, session, { ...play, lines }))) {
      session.leave();
      return undefined;
    }
  }
}

function toldBroken(error: unknown): never {
  if (!(error instanceof JourneyError)) throw error;
  throw new UsageError(
    {
      en: `the journey has broken off: ${error.message}`,
      it: `il flusso si è interrotto: ${error.message}`,
    },
    { cause: error },
  );
}

/** Shows the SMS that the bank has sent since the last look. */
async function tellMessages({ bank, around, say, colours }: Play, told: Set<string>): Promise<void> {
  for (const { id, to, text } of (await bank.outbox()).toReversed()) {
    if (told.has(String(id))) continue;
    told.add(String(id));
    around.print(colours.cyan(say({ en: `SMS to ${to}: ${text}`, it: `SMS a ${to}: ${text}` })));
  }
}

/** Asks what to do on a screen and does it; answers whether there was an answer. */
async function actOn(screen: Screen, session: JourneySession, play: Play): Promise<boolean> {
  const way = movedOn(screen, session, play.word);
  const name = await Promise.race([askAction(screen, play, way), way.moved]);
  way.stop();
  if (name === moved) return true;
  if (name === undefined) return false;
  if (name === 'back') return tellRefusal(session.back(), play);
  const action = screen.actions.find((each) => each.name === name);
  if (action?.submits !== true) return tellRefusal(session.act(name), play);
  const answers = await answersOn(screen, play);
  return answers !== undefined && tellRefusal(session.act(name, answers), play);
}

const formOn = (screen: Screen, play: Play) => screen.form && play.form(screen.journey, screen.form.name);

async function answersOn(screen: Screen, play: Play): Promise<Record<string, unknown> | undefined> {
  const form = formOn(screen, play);
  if (!form) return askView({ ...play, screen, answers: play.asksView(screen) });
  const takes = play.library.validators?.(screen.journey, screen.form?.name ?? '');
  return askAnswers({ ...play, screen, form, takes, code: await codeFor(play) });
}

/** Lists the ways out of a screen until one is chosen, by number, by name, or by Enter for the first. */
async function askAction(screen: Screen, play: Play, way: MovedOn): Promise<string | undefined> {
  const { word, lines, around, say, colours } = play;
  const offered = screen.actions.filter(({ name }) => hasLine(screen, formOn(screen, play), name));
  const ways = offered.map(({ name, text }) => ({
    name,
    label: `${word(text)} ${colours.dim(name)}`,
  }));
  if (screen.canGoBack)
    ways.push({ name: 'back', label: colours.dim(say({ en: 'back', it: 'indietro (back)' })) });
  for (const [index, { label }] of ways.entries()) around.print(`  ${index + 1}  ${label}`);
  for (;;) {
    const typed = await lines.ask('> ');
    // What was typed is for the screen that has come.
    if (typed === undefined || way.isOver()) return undefined;
    const chosen =
      typed === '' ? ways[0] : (ways[Number(typed) - 1] ?? ways.find(({ name }) => name === typed));
    if (chosen) return chosen.name;
    around.print(say({ en: `There is no action "${typed}".`, it: `L’azione "${typed}" non c’è.` }));
  }
}

function tellRefusal(refusal: Refusal | undefined, { around, say, colours }: Play): true {
  // That a journey has broken off is told by itself.
  if (refusal !== undefined && refusal !== 'ENDED')
    around.print(colours.red(say({ en: `Refused: ${refusal}`, it: `Rifiutato: ${refusal}` })));
  return true;
}

async function codeFor({ bank }: Play): Promise<string | undefined> {
  const [newest] = await bank.outbox();
  return newest?.code ?? undefined;
}

/** Says of a refusal what it does. */
const refusalLine = (code: string, route: SaidRoute): Words => ({
  en: `${code}: ${routeLine(route, 'en') || `goes to ${route.to}`}`,
  it: `${code}: ${routeLine(route, 'it') || `va a ${route.to}`}`,
});

function portsOf(
  { library, bank, holder, word, around, say, colours }: Play,
  reads: (read: Promise<unknown>) => void,
): Ports {
  const show = (line: string): void => around.print(colours.yellow(line));
  const tell = (words: Words): void => show(say(words));
  return {
    bank: bank.port,
    clock: {
      now: () => bank.now(),
      after: (seconds, run) => {
        const timer = setTimeout(run, seconds * 1000);
        return () => clearTimeout(timer);
      },
    },
    navigator: {
      go: (path) => tell({ en: `Goes to ${path}`, it: `Va a ${path}` }),
      visit: ({ link, address }) => {
        const place = link ?? address ?? '–';
        tell({ en: `Leaves for ${place}`, it: `Esce verso ${place}` });
        return true;
      },
      signedOut: () => tell({ en: 'The session has ended.', it: 'La sessione è finita.' }),
    },
    messages: {
      show: ({ text }) => show(word(text)),
      popup: ({ title, message }) => show([...(title ? [word(title)] : []), word(message)].join(' ')),
    },
    attention: { focus: () => undefined, announce: () => undefined },
    files: { offer: ({ name }) => tell({ en: `Offers the file ${name}`, it: `Offre il file ${name}` }) },
    analytics: {
      record: (event) => {
        const route = event.name === 'refused' ? routeOf(library, event) : undefined;
        if (route) tell(refusalLine(event.detail ?? '', route));
      },
    },
    store: { save: () => undefined, forget: () => undefined },
    refresh: {
      refresh: (what) => {
        tell({ en: `Reads again: ${what.join(', ')}`, it: `Rilegge: ${what.join(', ')}` });
        const read = holder.again();
        reads(read);
        return read;
      },
    },
  };
}
