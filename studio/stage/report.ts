import type { Effect, JourneyState } from '#engine';
import type { Told, WalkReport, Wording } from './messages.ts';
import type { Walk } from './walk.ts';

/** Tells how a walk stands; nothing before it has begun. */
export function reportOf(walk: Walk, journey: string, word: Wording): WalkReport | undefined {
  const state = walk.state();
  if (!state) return undefined;
  const screen = walk.screen();
  const pending = pendingIn(state, walk);
  return {
    journey,
    at: walk.at(),
    moments: walk.moments().map(({ state: then, label, effects }) => ({
      label,
      journey: then.frames.at(-1)?.journey ?? journey,
      step: then.frames.at(-1)?.step ?? '',
      told: effects.flatMap((effect) => toldOf(effect, word)),
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

function toldOf(effect: Effect, word: Wording): readonly Told[] {
  switch (effect.kind) {
    case 'call': {
      const { operation, body } = effect.request;
      return [{ kind: 'call', operation, ...(body !== undefined && { body }) }];
    }
    case 'message':
      return [{ kind: 'message', words: word(effect.message.text) }];
    case 'error-popup':
      return [{ kind: 'popup', words: word(effect.popup.message) }];
    case 'announce':
      return [{ kind: 'announce', words: word(effect.announcement.text) }];
    case 'go':
      return [{ kind: 'go', path: effect.path }];
    case 'visit':
      return [{ kind: 'visit', place: effect.link ?? effect.address ?? '' }];
    case 'file':
      return [{ kind: 'file', name: effect.name }];
    case 'refresh':
      return [{ kind: 'refresh', what: effect.what }];
    case 'signed-out':
      return [{ kind: 'signed-out' }];
    case 'cancel-call':
    case 'timer':
    case 'cancel-timer':
    case 'focus':
    case 'record':
      return [];
  }
}
