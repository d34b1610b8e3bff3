import type { FormStep, ViewStep } from '#schemas';
import { noSuch } from '../command.ts';
import { callStep } from './call-step.ts';
import { valuesUnder } from './held-values.ts';
import { journeyStep } from './journey-step.ts';
import { given, needed, placesToFill, silent, type MadeStep, type StepOrder } from './made-step.ts';
import type { PlaceholderTexts } from './step-texts.ts';

const stepKinds = ['form', 'view', 'call', 'branch', 'journey', 'end'];

/**
 * Makes a step of a kind, sound where it stands.
 *
 * @throws {UsageError} when the kind does not exist or needs an option that is not given.
 */
export function stepOfKind(order: StepOrder, words: PlaceholderTexts): MadeStep {
  const { kind, next } = order;
  switch (kind) {
    case 'form':
      return screen({ kind, actions: { submit: { to: next } } }, words);
    case 'view':
      return viewStep(order, words);
    case 'call':
      return callStep(order);
    case 'branch': {
      const when = { '===': [{ var: 'session.logged' }, true] };
      return { ...silent({ kind, cases: [{ when, to: next }, { to: next }] }), toFill: ['cases.0.when'] };
    }
    case 'journey':
      return journeyStep(order);
    case 'end':
      return silent({ kind, outcome: order.options.outcome ?? order.name });
    default:
      throw noSuch(kind, stepKinds, {
        en: `there is no kind "${kind}".`,
        it: `il genere "${kind}" non c’è.`,
      });
  }
}

function screen(step: FormStep | ViewStep, { title, body, action }: PlaceholderTexts): MadeStep {
  const texts = [
    [['title'], title],
    [['body'], body],
    ...Object.keys(step.actions).map((name) => [['actions', name], action] as const),
  ] as const;
  return { ...silent(step), texts };
}

/** Makes a step that gives the view what it must be given, with the actions that it does by itself. */
function viewStep(order: StepOrder, words: PlaceholderTexts): MadeStep {
  const { sources, definition, next } = order;
  const view = needed(order, 'view');
  const known = sources.views[view];
  if (!known)
    throw noSuch(view, Object.keys(sources.views), {
      en: `there is no view "${view}".`,
      it: `la vista "${view}" non c’è.`,
    });
  const { actions = ['submit'] } = known;
  const input = valuesUnder(known.input ?? [], definition);
  const step: ViewStep = {
    kind: 'view',
    view,
    ...given(input),
    actions: Object.fromEntries(actions.map((name) => [name, { to: next }])),
  };
  return { ...screen(step, words), toFill: placesToFill('input', input) };
}
