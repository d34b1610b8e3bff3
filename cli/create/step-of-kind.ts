import type { FormStep, Step, ViewStep } from '#schemas';
import { noSuch, UsageError } from '../command.ts';
import { standIns } from '#analysis';
import { callStep } from './call-step.ts';
import { valuesUnder } from './held-values.ts';
import { journeyStep } from './journey-step.ts';
import { given, needed, placesToFill, silent, type MadeStep, type StepOrder } from './made-step.ts';
import type { PlaceholderTexts } from './step-texts.ts';

type Maker = (order: StepOrder, words: PlaceholderTexts) => MadeStep;

const makers: Readonly<Record<Step['kind'], Maker>> = {
  form: ({ next }, words) => screen({ kind: 'form', actions: { submit: { to: next } } }, words),
  view: viewStep,
  call: callStep,
  branch: ({ next }) => {
    const when = { '===': [{ var: 'session.logged' }, true] };
    const cases = [{ when, to: next }, { to: next }];
    return { ...silent({ kind: 'branch', cases }), toFill: ['cases.0.when'] };
  },
  assign: assignStep,
  journey: journeyStep,
  end: ({ options, name }) => silent({ kind: 'end', outcome: options.outcome ?? name }),
};

/**
 * Makes a step of a kind, sound where it stands.
 *
 * @throws {UsageError} when the kind does not exist or needs an option that is not given.
 */
export function stepOfKind(order: StepOrder, words: PlaceholderTexts): MadeStep {
  const { kind } = order;
  if (isKind(kind)) return makers[kind](order, words);
  throw noSuch(kind, Object.keys(makers), {
    en: `there is no kind "${kind}".`,
    it: `il genere "${kind}" non c’è.`,
  });
}

/** Makes a step that writes the first datum that it can; what it writes is for the analyst to say. */
function assignStep({ definition: { data = {} }, next }: StepOrder): MadeStep {
  const name = Object.keys(data).find(
    (each) => data[each]?.key === undefined && data[each]?.keep === undefined,
  );
  if (name === undefined)
    throw new UsageError({
      en: 'this journey has no datum to write: declare one under "data".',
      it: 'questo flusso non ha un dato da scrivere: dichiaralo in "data".',
    });
  const sets = { [`data.${name}`]: standIns.value };
  return { ...silent({ kind: 'assign', sets, to: next }), toFill: ['sets'] };
}

const isKind = (kind: string): kind is Step['kind'] => Object.hasOwn(makers, kind);

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
