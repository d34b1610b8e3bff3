import { routeLine } from '#analysis/document';
import { routeOf, type Effect, type JourneyState } from '#engine';
import type { Told, WalkReport, Wording } from './messages.ts';
import { recordingOf } from './recording.ts';
import type { Walk } from './walk.ts';

/** Tells how a walk stands; nothing before it has begun. */
export function reportOf(walk: Walk, journey: string, word: Wording): WalkReport | undefined {
  const state = walk.state();
  if (!state) return undefined;
  const screen = walk.screen();
  const pending = pendingIn(state, walk);
  const moments = walk.moments();
  const scenario = moments.at(-1)?.scenario;
  const begunFrom = moments[0]?.scenario;
  return {
    journey,
    ...(scenario && { scenario }),
    ...(begunFrom && { begunFrom }),
    recording: recordingOf(moments.slice(0, walk.at() + 1)),
    at: walk.at(),
    moments: moments.map(({ state: then, label, effects }) => ({
      label,
      journey: then.frames.at(-1)?.journey ?? journey,
      step: then.frames.at(-1)?.step ?? '',
      told: effects.flatMap((effect) => [refusedIn(effect, walk), toldOf(effect, word)].flat()),
    })),
    state,
    ...(pending && { pending: { operation: pending.operation, isBehind: pending.isBehind } }),
    isTimed: timerIn(state) !== undefined,
    canGoBack: screen?.canGoBack === true && !screen.busy,
    title: screen ? word(screen.title) : '',
  };
}

/** Finds the call that waits for an answer: that of a step, else the one behind the screen. */
export function pendingIn(
  { frames }: JourneyState,
  walk: Walk,
): { callId: string; operation: string; isBehind: boolean } | undefined {
  const { pending, background } = { ...frames.at(-1) };
  if (pending) {
    const { callId, request, kept } = pending;
    return kept ? undefined : { callId, operation: request.operation, isBehind: false };
  }
  const definition = walk.screen()?.definition;
  const runs = definition && 'runs' in definition ? definition.runs : undefined;
  if (background?.callId === undefined || !runs) return undefined;
  return { callId: background.callId, operation: runs.operation, isBehind: true };
}

/** Finds what waits for its time. */
export function timerIn({ frames }: JourneyState): string | undefined {
  const { timer, background } = { ...frames.at(-1) };
  return timer ?? background?.timer;
}

type Telling = {
  [Kind in Effect['kind']]?: (effect: Extract<Effect, { kind: Kind }>, word: Wording) => Told;
};

/** What is said of effects; what only moves the screen along is not. */
const telling: Telling = {
  call: ({ request: { operation, body } }) => ({
    kind: 'call',
    operation,
    ...(body !== undefined && { body }),
  }),
  message: ({ message }, word) => ({ kind: 'message', words: word(message.text) }),
  'error-popup': ({ popup }, word) => ({ kind: 'popup', words: word(popup.message) }),
  announce: ({ announcement }, word) => ({ kind: 'announce', words: word(announcement.text) }),
  go: ({ path }) => ({ kind: 'go', path }),
  visit: ({ link, address }) => ({ kind: 'visit', place: link ?? address ?? '' }),
  file: ({ name }) => ({ kind: 'file', name }),
  refresh: ({ what }) => ({ kind: 'refresh', what }),
  'signed-out': () => ({ kind: 'signed-out' }),
};

/** Says of a refusal what it does, where somebody has written it. */
function refusedIn(effect: Effect, walk: Walk): Told[] {
  if (effect.kind !== 'record' || effect.name !== 'refused') return [];
  const route = routeOf(walk.library(), effect);
  return route ? [{ kind: 'refused', code: effect.detail ?? '', meaning: routeLine(route, 'it') }] : [];
}

function toldOf(effect: Effect, word: Wording): readonly Told[] {
  // The entry of its kind takes it, as the type of the table says.
  const tell = telling[effect.kind] as ((effect: Effect, word: Wording) => Told) | undefined;
  return tell ? [tell(effect, word)] : [];
}
