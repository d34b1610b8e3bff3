import type { JourneySession } from '#engine';
import { createAttention, type JourneyRun, wordsOf } from '#ui/journey/stage';
import type { Announcer } from '#ui/journey';
import type { Texts } from '#i18n';
import type { CompiledForm } from '#ui/forms';
import { createStageClock } from './stage-clock.ts';
import type { Moment, Walk } from './walk.ts';

type RunParts = {
  walk: Walk;
  texts: Texts;
  announcer: Announcer;
  now: () => number;
  form: (journey: string, name: string) => CompiledForm | undefined;
};

/** Makes of a walk the run that the portal’s own components draw: what they do goes to the walk. */
export function createStageRun({ walk, texts, announcer, now, form }: RunParts): JourneyRun {
  const attention = createAttention(({ text, politeness }) => {
    announcer.say(wordsOf(texts.i18n, text), politeness);
  });
  let last: Moment | undefined;
  walk.subscribe(() => {
    const moment = walk.moments()[walk.at()];
    // Moments that are gone back to have been heard.
    if (moment === undefined || moment === last) return;
    last = moment;
    for (const effect of moment.effects) {
      if (effect.kind === 'focus') attention.focus(effect.target);
      if (effect.kind === 'announce') attention.announce(effect.announcement);
    }
  });
  return {
    runId: 'studio',
    journey: walk.state()?.frames[0]?.journey ?? '',
    place: 'route',
    session: sessionOver(walk, texts),
    drafted: () => undefined,
    attention,
    now: createStageClock(now, walk.state),
    form,
    leftOut: () => 0,
    lostAt: () => [],
    chose: () => undefined,
    chosenAt: () => undefined,
    hasCommitted: () => false,
    isSending: () => false,
    wasTouched: false,
    broken: () => undefined,
    finished: new Promise(() => undefined),
    hasSaidLast: () => false,
    again: () => Promise.resolve(false),
  };
}

function sessionOver(walk: Walk, texts: Texts): JourneySession {
  const at = (): string => walk.screen()?.at ?? '';
  const wordsFor = (name: string): string => {
    const action = walk.screen()?.actions.find((each) => each.name === name);
    return action ? wordsOf(texts.i18n, action.text) : '';
  };
  return {
    screen: walk.screen,
    state: () => {
      const state = walk.state();
      if (!state) throw new Error('Nothing is drawn before a walk has begun.');
      return state;
    },
    subscribe: walk.subscribe,
    act: (action, values) =>
      walk.send(
        { kind: 'action', at: at(), action, ...(values && { values }) },
        { kind: 'action', name: action, words: wordsFor(action) },
      ),
    back: () => walk.send({ kind: 'back', at: at() }, { kind: 'back' }),
    leave: walk.leave,
    typed: (values) => void walk.send({ kind: 'typed', at: at(), values }, { kind: 'typed' }),
    awake: () => void walk.send({ kind: 'awake' }, { kind: 'time' }),
    updateContext: () => undefined,
    finished: new Promise(() => undefined),
  };
}
