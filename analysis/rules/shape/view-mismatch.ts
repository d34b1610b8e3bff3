import type { JourneyFile, ViewStep } from '#schemas';
import { readsIn } from '../../values/expressions.ts';
import { stepsOf } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { ViewDeclaration } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Found } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';
import { namesUnlike } from '../unknown-names.ts';

/** Finds views that are not given what they need, or are asked for what they do not answer. */
export const viewMismatch = eachJourney(function* ({ definition }, sources) {
  for (const { pointer, step } of stepsOf(definition, 'view')) {
    const view = sources.views[step.view];
    if (!view) continue;
    const shown = { view, pointer, definition };
    const found = [...problemsOf(step, view, pointer), ...outliving(step, shown), ...untimely(step, shown)];
    yield* found;
  }
});

function* problemsOf(step: ViewStep, view: ViewDeclaration, pointer: string): Generator<Found> {
  const { input = [], answers = [], actions = [] } = view;
  const mapping = { pointer, key: 'input', given: step.input, known: input };
  yield* namesUnlike(mapping, {
    strange: (name) => ({
      en: `The view "${step.view}" takes no "${name}".`,
      it: `La vista "${step.view}" non prende "${name}".`,
    }),
    lacking: (name) => ({
      en: `The view "${step.view}" needs the input "${name}".`,
      it: `Alla vista "${step.view}" serve l’ingresso "${name}".`,
    }),
  });
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

type Shown = { view: ViewDeclaration; pointer: string; definition: JourneyFile };

/** Finds secrets that outlive the screen that shows them. */
function* outliving(step: ViewStep, { view, pointer, definition }: Shown): Generator<Found> {
  const given = (view.secrets ?? []).flatMap((name) => [
    ...readsIn(step.input?.[name], pointerTo(`${pointer}/input`, name)),
  ]);
  for (const { path, pointer: place } of given) {
    const [root, datum = ''] = path.split('.');
    const declared = root === 'data' ? definition.data?.[datum] : undefined;
    if (!declared || declared.keep === 'screen') continue;
    const message = {
      en: `The view "${step.view}" shows a secret, and "data.${datum}" outlives the screen.`,
      it: `La vista "${step.view}" mostra un segreto, e "data.${datum}" resta oltre la schermata.`,
    };
    const hint = { en: 'Declare it with "keep": "screen".', it: 'Dichiaralo con "keep": "screen".' };
    yield { pointer: place, message, hint };
  }
}

/** Finds a step that is left at another time than its view says. */
function* untimely(step: ViewStep, { view, pointer }: Shown): Generator<Found> {
  const seconds = step.input?.[view.lasts ?? ''];
  if (typeof seconds !== 'number' || step.after?.seconds === seconds) return;
  const place = step.after ? { pointer: `${pointer}/after/seconds` } : { pointer, part: 'key' as const };
  const message = {
    en: `The view "${step.view}" is shown for ${seconds} seconds, and the step is not left with it.`,
    it: `La vista "${step.view}" si mostra per ${seconds} secondi, e il passo non finisce con essa.`,
  };
  const hint = {
    en: `Let "after" have "seconds": ${seconds}.`,
    it: `Metti in "after" "seconds": ${seconds}.`,
  };
  yield { ...place, message, hint };
}
