import type { ViewStep } from '#schemas';
import { soundJourneys, stepsOf } from '../../model/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { ViewDeclaration } from '../../source/sources.ts';
import { suggest } from '../near.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds views that are not given what they need, or are asked for what they do not answer. */
export const viewMismatch: Rule = {
  code: 'view-mismatch',
  severity: 'error',
  title: {
    en: 'A view is given or asked for something else than it knows',
    it: 'Alla vista si dà o si chiede ciò che non conosce',
  },
  explain: {
    en: 'What each view knows stands in journeys/views.json: what it must be given as "input", which places of its answer "saves" may name, and which actions it does by itself. A step gives all of the input and nothing else, saves only what is answered, and declares the actions.',
    it: 'Ciò che ogni vista conosce sta in journeys/views.json: che cosa le si deve dare in "input", quali parti della sua risposta "saves" può nominare, quali azioni fa da sola. Un passo le dà tutto ciò che vuole e nient’altro, salva solo ciò che risponde, e dichiara le azioni.',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { pointer, step } of stepsOf(definition, 'view')) {
        const view = sources.views[step.view];
        for (const problem of view ? problemsOf(step, view, pointer) : []) yield { document, ...problem };
      }
    }
  },
};

function* problemsOf(
  step: ViewStep,
  view: ViewDeclaration,
  pointer: string,
): Generator<Omit<Problem, 'document'>> {
  const { input = [], answers = [], actions = [] } = view;
  const given = Object.keys(step.input ?? {});
  for (const name of given.filter((each) => !input.includes(each))) {
    const message = {
      en: `The view "${step.view}" takes no "${name}".`,
      it: `La vista "${step.view}" non prende "${name}".`,
    };
    yield { pointer: pointerTo(`${pointer}/input`, name), part: 'key', message, ...suggest(name, input) };
  }
  for (const name of input.filter((each) => !given.includes(each))) {
    yield {
      pointer,
      part: 'key',
      message: {
        en: `The view "${step.view}" needs the input "${name}".`,
        it: `Alla vista "${step.view}" serve l’ingresso "${name}".`,
      },
    };
  }
  for (const [datum, place] of Object.entries(step.saves ?? {})) {
    if (answers.includes(place)) continue;
    const message = {
      en: `The view "${step.view}" does not answer "${place}".`,
      it: `La vista "${step.view}" non risponde "${place}".`,
    };
    yield { pointer: pointerTo(`${pointer}/saves`, datum), message, ...suggest(place, answers) };
  }
  for (const name of actions.filter((each) => !Object.hasOwn(step.actions, each))) {
    yield {
      pointer: `${pointer}/actions`,
      part: 'key',
      message: {
        en: `The view "${step.view}" does "${name}" by itself, and this step has no such action.`,
        it: `La vista "${step.view}" fa "${name}" da sola, e questo passo non ha quell’azione.`,
      },
    };
  }
}
