import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkLibrary,
  linkLibrary,
  prepareJourneys,
  compileLibrary,
  createSession,
  expandGuards,
  start,
  step,
  type BankPort,
  type Library,
  type Ports,
} from '#engine';
import { operations, type ErrorCatalogue, type FormFile, type GuardsFile, type JourneyFile } from '#schemas';
import { context, input, story } from './story.ts';

const folder = join(import.meta.dirname, '../../journeys');
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const { guards } = read('guards.json') as GuardsFile; // our own files, which the checks validate
const journey = (id: string) => expandGuards(read(`${id}/journey.json`) as JourneyFile, guards); // as above
const form = (path: string) => read(path) as FormFile; // as above

/** Prepares the phone change and strong authentication as they stand in `journeys/`, as the build does, and links them. */
export function loadLibrary(): Library {
  const compiled = compileLibrary({
    journeys: [journey('phone-change'), journey('sca'), journey('app-approval')],
    forms: {
      'phone-change': {
        'phone-number': form('phone-change/forms/phone-number.json'),
        code: form('phone-change/forms/code.json'),
      },
      sca: { 'phone-choice': form('sca/forms/phone-choice.json'), code: form('sca/forms/code.json') },
    },
    errors: read('errors.json') as ErrorCatalogue, // as above
    operations,
  });
  const journeys = prepareJourneys(checkLibrary(compiled));
  return linkLibrary({ journeys, errors: compiled.catalogue, operations });
}

/** Walks the story with pure moves; answers the outcome. */
export function walk(library: Library): string {
  let { state } = start(library, { runId: 'run', journey: 'phone-change', input, context });
  for (const turn of story) {
    const top = state.frames.at(-1);
    if (top === undefined) break;
    const event =
      turn.kind === 'reply'
        ? { kind: 'reply' as const, callId: top.pending?.callId ?? '', reply: turn.reply }
        : { ...turn, kind: 'action' as const, at: `${top.frameId}/${top.step}` };
    state = step(library, state, event).state;
  }
  return state.ended?.outcome ?? 'not ended';
}

/** Walks the story through a session whose bank answers from memory; derives the screen after each change, as a portal does. */
export async function runSession(library: Library): Promise<string> {
  const replies = story.filter((turn) => turn.kind === 'reply').values();
  const bank: BankPort = {
    send: () => {
      const next = replies.next().value;
      return { reply: Promise.resolve(next?.reply ?? { kind: 'unreachable' }), cancel: nothing };
    },
  };
  const session = createSession({
    library,
    ports: silent(bank),
    runId: 'run',
    journey: 'phone-change',
    input,
    context,
  });
  for (const turn of story) {
    if (turn.kind === 'act') session.act(turn.action, turn.values);
    while (session.screen()?.busy === true) await Promise.resolve();
  }
  const { outcome } = await session.finished;
  return outcome;
}

const nothing = (): void => undefined;

function silent(bank: BankPort): Ports {
  return {
    bank,
    clock: { now: () => 0, after: () => nothing },
    navigator: { go: nothing, visit: () => true, signedOut: nothing },
    messages: { show: nothing, popup: nothing },
    attention: { focus: nothing, announce: nothing },
    files: { offer: nothing },
    analytics: { record: nothing },
    store: { save: () => undefined, forget: nothing },
    refresh: { refresh: () => Promise.resolve(undefined) },
  };
}
