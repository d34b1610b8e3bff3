import type { FormStep, JourneyFile, Step, ViewStep } from '#schemas';
import { isStandIn, type Sources } from '#analysis';
import { UsageError } from '../command.ts';
import { bodyOf, valuesUnder } from './held-values.ts';
import type { PlaceholderTexts } from './step-texts.ts';

/** What a new step is made from; `next` is the step it goes on to. */
export type StepOrder = {
  name: string;
  kind: string;
  next: string;
  definition: JourneyFile;
  sources: Sources;
  options: { operation?: string; journey?: string; view?: string; outcome?: string };
};

/** A new step, the texts of its own place, and the codes of refusals that its caller’s screen must word. */
export type MadeStep = {
  step: Step;
  texts: readonly (readonly [path: readonly string[], text: string])[];
  codes: readonly string[];
  /** Places in the step whose values stand in until an analyst writes the right ones. */
  toFill: readonly string[];
};

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
      throw new UsageError({
        en: `there is no kind "${kind}": form, view, call, branch, journey, end.`,
        it: `il genere "${kind}" non c’è: form, view, call, branch, journey, end.`,
      });
  }
}

const silent = (step: Step): MadeStep => ({ step, texts: [], codes: [], toFill: [] });

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
  if (!known) {
    const names = Object.keys(sources.views).join(', ');
    throw new UsageError({
      en: `there is no view "${view}": ${names}.`,
      it: `la vista "${view}" non c’è: ${names}.`,
    });
  }
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

const given = (input: Values): { input?: Values } => (Object.keys(input).length > 0 ? { input } : {});

type Values = ReturnType<typeof valuesUnder>;

const placesToFill = (key: string, values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) => (isStandIn(value) ? [`${key}.${name}`] : []));

function needed({ kind, options }: StepOrder, option: keyof StepOrder['options']): string {
  const value = options[option];
  if (value === undefined)
    throw new UsageError({
      en: `a step of kind "${kind}" needs --${option}.`,
      it: `un passo di genere "${kind}" vuole --${option}.`,
    });
  return value;
}

// What the engine answers everywhere in the same way needs no route.
const everywhere = ['CUSTOM', 'UNAVAILABLE', 'VALIDATION', 'SESSION', 'SCA'];

function callStep(order: StepOrder): MadeStep {
  const { sources, definition, next } = order;
  const operation = needed(order, 'operation');
  const facts = sources.language.contract.operations.get(operation);
  if (!facts)
    throw new UsageError({
      en: `the contract has no operation "${operation}".`,
      it: `il contratto non ha l’operazione "${operation}".`,
    });
  const routed = { ...sources.catalogue?.value?.codes, ...definition.errors };
  const codes = Object.entries(facts.errors)
    .filter(([code, { type }]) => !(code in routed) && !everywhere.includes(type))
    .map(([code]) => code);
  const end =
    Object.keys(definition.steps).findLast((name) => definition.steps[name]?.kind === 'end') ?? next;
  const stepUp = { exits: { verified: 'retry', blocked: { to: end }, closed: { to: end } } } as const;
  const routes = [
    ...codes.map((code) => [code, { type: 'SHOW' as const }] as const),
    // What may have been done leads somewhere else than to where it is done.
    ...(facts.commit === true ? [['unreachable', { type: 'CUSTOM' as const, to: end }] as const] : []),
  ];
  const body = facts.request === null ? undefined : bodyOf(facts.request, definition, sources);
  const step: Step = {
    kind: 'call',
    operation,
    ...(facts.commit === true && { commit: true }),
    ...(body && { body }),
    ...(facts.sca && { stepUp }),
    ok: { to: next },
    ...(routes.length > 0 && { errors: Object.fromEntries(routes) }),
  };
  return { ...silent(step), codes, toFill: placesToFill('body', body ?? {}) };
}

function journeyStep(order: StepOrder): MadeStep {
  const { sources, definition, next } = order;
  const id = needed(order, 'journey');
  const called = sources.journeys.get(id)?.journey?.value;
  if (!called)
    throw new UsageError({
      en: `there is no sound journey "${id}".`,
      it: `non c’è un flusso sano "${id}".`,
    });
  const input = valuesUnder(Object.keys(called.input ?? {}), definition);
  const ends = Object.values(called.steps).flatMap((step) => (step.kind === 'end' ? step.outcome : []));
  const exits = ends.map((outcome) => [outcome, { to: next }]);
  const step: Step = {
    kind: 'journey',
    journey: id,
    ...given(input),
    exits: Object.fromEntries(exits),
  };
  return { ...silent(step), toFill: placesToFill('input', input) };
}
