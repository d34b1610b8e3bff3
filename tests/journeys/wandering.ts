import {
  check,
  libraryOf,
  ordinaryContext,
  readSources,
  rules,
  type Finding,
  type Language,
} from '#analysis';
import {
  restore,
  save,
  start,
  step,
  type BankReply,
  type Context,
  type JourneyState,
  type Library,
} from '#engine';
import type { JourneyFile } from '#schemas';
import { above } from './any-journey.ts';
import { cleanFiles, cleanViews } from './clean-files.ts';

/** A journey ready to run, and what the rules of guards and promises find in it. */
export type Proved = { library: Library; found: readonly Finding[] };

const held = rules.filter(({ code }) => /^(?:guard|case|invariant)-(?!default)/.test(code));

const $schema = '../../schemas/journey/journey.schema.json';

/** Puts a journey in place of the clean one. */
export function prove(language: Language, journey: JourneyFile): Proved {
  const files = cleanFiles
    .filter(({ path }) => !path.startsWith('journeys/visit/'))
    .concat({ path: 'journeys/visit/journey.json', text: JSON.stringify({ $schema, ...journey }) });
  const sources = readSources(language, files, { views: cleanViews });
  return { library: libraryOf(sources), found: check(sources, { held }) };
}

/**
 * What can be done to a run: a press of a button by its name, an answer of the bank by its code, Back, a reload; the
 * journey above ends when it has been read.
 */
export type Doing = string;

/** A run that goes along as it is told, and notes what it passes: `f0`, `f0.submit`, `c0`, `c0.ok`. */
export function wander(library: Library, language: Language, limited: boolean) {
  const ordinary = ordinaryContext(language.contexts);
  const context: Context = { ...ordinary, session: { ...ordinary.session, limited } };
  let { state } = start(library, { runId: 'run', journey: 'visit', input: {}, context });
  const passed: string[] = [];
  const note = () => passed.push(placeOf(state));
  note();
  return {
    passed: passed as readonly string[],
    at: () => placeOf(state),
    /** Does something; answers whether it could be done. */
    go(doing: Doing): boolean {
      const here = placeOf(state);
      const next = after(library, { state, context }, doing);
      if (next === undefined) return false;
      if (!['Back', 'Reload'].includes(doing)) passed.push(`${here}.${doing}`);
      state = next;
      // A journey that runs above stays there.
      if (!(doing === 'Reload' && here === above && placeOf(state) === above)) note();
      return true;
    },
  };
}

function after(
  library: Library,
  { state, context }: { state: JourneyState; context: Context },
  doing: Doing,
): JourneyState | undefined {
  const frame = state.frames.at(-1);
  const isAbove = state.frames.length > 1;
  if (frame === undefined || (isAbove !== (doing === 'read') && !['Back', 'Reload'].includes(doing)))
    return undefined;
  if (doing === 'Reload') return restore(library, save(library, state), { context }).state;
  const at = `${frame.frameId}/${frame.step}`;
  const reply = replyFor(doing);
  const event =
    frame.pending === undefined
      ? doing === 'Back'
        ? ({ kind: 'back', at } as const)
        : ({ kind: 'action', at, action: isAbove ? 'close' : doing } as const)
      : ({ kind: 'reply', callId: frame.pending.callId, reply } as const);
  if (frame.pending !== undefined && doing === 'Back') return undefined;
  const move = step(library, state, event);
  return move.refusal === undefined ? move.state : undefined;
}

function replyFor(doing: Doing): BankReply {
  if (doing === 'unreachable') return { kind: 'unreachable' };
  if (doing === 'ok') return { kind: 'reply', status: 200, body: {} };
  return { kind: 'reply', status: 422, body: { code: doing } };
}

function placeOf({ frames, ended }: JourneyState): string {
  const [frame] = frames;
  return frame?.pending?.step ?? frame?.step ?? ended?.outcome ?? '';
}
