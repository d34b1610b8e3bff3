import type { JourneyFile, Step } from '#schemas';
import { valuesOf, type Sources } from '#analysis';
import { UsageError } from '../command.ts';
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
      return screen({ kind, view: needed(order, 'view'), actions: { submit: { to: next } } }, words);
    case 'call':
      return callStep(order);
    case 'branch': {
      const when = { '===': [{ var: 'session.logged' }, true] };
      return silent({ kind, cases: [{ when, to: next }, { to: next }] });
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

const silent = (step: Step): MadeStep => ({ step, texts: [], codes: [] });

function screen(step: Step, { title, body, action }: PlaceholderTexts): MadeStep {
  const texts = [
    [['title'], title],
    [['body'], body],
    [['actions', 'submit'], action],
  ] as const;
  return { step, texts, codes: [] };
}

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
  const step: Step = {
    kind: 'call',
    operation,
    ...(facts.commit === true && { commit: true }),
    ...(facts.request !== null && { body: bodyToFill(sources, facts.request) }),
    ...(facts.sca && { stepUp }),
    ok: { to: next },
    ...(routes.length > 0 && { errors: Object.fromEntries(routes) }),
  };
  return { step, texts: [], codes };
}

/** Names what the body needs, each with a value that the contract takes, to be replaced. */
function bodyToFill({ language: { contract } }: Sources, schema: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(Object(valuesOf({ ...contract.schemas.get(schema), examples: [] }, contract)[0])),
  );
}

const plain: Readonly<Record<string, unknown>> = {
  text: '',
  number: 0,
  boolean: false,
  list: [],
  object: {},
};

/** A value of a declared type, to be replaced. */
function valueOfType(type: string, { language: { contract } }: Sources): unknown {
  return plain[type] ?? valuesOf(contract.schemas.get(type.replace('provider:', '')), contract)[0];
}

function journeyStep(order: StepOrder): MadeStep {
  const { sources, next } = order;
  const id = needed(order, 'journey');
  const called = sources.journeys.get(id)?.journey?.value;
  if (!called)
    throw new UsageError({
      en: `there is no sound journey "${id}".`,
      it: `non c’è un flusso sano "${id}".`,
    });
  const input = Object.entries(called.input ?? {}).map(([name, type]) => [name, valueOfType(type, sources)]);
  const ends = Object.values(called.steps).flatMap((step) => (step.kind === 'end' ? step.outcome : []));
  const exits = ends.map((outcome) => [outcome, { to: next }]);
  return silent({
    kind: 'journey',
    journey: id,
    ...(input.length > 0 && { input: Object.fromEntries(input) }),
    exits: Object.fromEntries(exits),
  });
}
