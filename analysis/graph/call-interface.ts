import { errorTypes, isErrorType } from '#engine';
import type { JourneyFile } from '#schemas';
import type { Contract } from '../source/contract.ts';
import type { Sources } from '../source/sources.ts';
import { commitsWithin, type CommitsWithin } from './commits-run.ts';
import { commitsIn, journeysRun, routesOf, stepsOf } from './journeys.ts';
import { inputMeant } from '../symbols/data-names.ts';
import { onceFor } from '../source/memoize.ts';
import { operationOf } from '../values/expressions.ts';
import { waysOfInput, type HandedOn } from '../flow/called-inputs.ts';
import { revealedReads, sensitiveData, type Leak } from '../flow/taint.ts';
import { isScreenNamed, reachableSteps } from './reachability.ts';
import { reach } from './worklist.ts';

/**
 * What a journey shows to those that run it. Nothing else of it can matter to them, so that what was found of them stays
 * while its interface is the same.
 */
export type CallInterface = {
  /** The guard that opens it; none where anyone may run it. */
  allow?: unknown;
  input: Readonly<Record<string, string>>;
  ends: readonly JourneyEnd[];
  /** Where the value of an input leaves the place where it is guarded, by the input’s name. */
  leaks: Readonly<Record<string, Leak>>;
  /** The inputs of other journeys that the value of an input is handed on to, by the input’s name. */
  handsOn: Readonly<Record<string, readonly HandedOn[]>>;
};

/** How a journey bears on those beneath it, whatever it hands over: all that a call that asks for its proof can know of it. */
export type CallEffects = {
  /** It may be refused, or be kept from running, before it has shown a screen. */
  failsAtOnce: boolean;
  /** A refusal in it may close it and go back to a screen beneath. */
  sendsBack: boolean;
  /** What the portal knows of the card may be another behind it. */
  refreshes: boolean;
  /** The journeys that it runs itself. */
  runs: readonly string[];
  /** What it may change for good, itself or by those. */
  commits: CommitsWithin;
};

/** One of the ends of a journey, with what it hands over, and what of that is sensitive. */
export type JourneyEnd = {
  step: string;
  outcome: string;
  /** Some way leads to it. */
  isReached: boolean;
  gives: readonly string[];
  /** The types of what it hands over, as journeys name them, where they are known. */
  types: Readonly<Record<string, string>>;
  secret: readonly string[];
  /** It has something read again. */
  refreshes: boolean;
};

/** Says what a journey shows to those that run it. */
export const interfaceOf = onceFor((definition: JourneyFile): CallInterface => ({
  allow: definition.allow,
  input: inputMeant(definition),
  ends: endsOf(definition),
  ...waysOfInput(definition),
}));

/** Says how journeys bear on those beneath them, with what a contract declares. */
export const effectsIn = onceFor((contract: Contract) =>
  onceFor((definition: JourneyFile) => effectsOf(definition, contract)),
);

function effectsOf(definition: JourneyFile, { operations }: Contract): CallEffects {
  const calls = stepsOf(definition, 'call');
  const declared = calls.flatMap(({ step }) =>
    Object.values(operations.get(step.operation)?.errors ?? {}).map(({ type }) => type),
  );
  const types = [...routesOf(definition).map(({ route }) => route.type), ...declared];
  return {
    failsAtOnce:
      definition.allow !== undefined ||
      definition.resume !== undefined ||
      !isScreenNamed(definition, definition.start),
    sendsBack: types.some((type) => isErrorType(type) && errorTypes[type].to === 'previous'),
    refreshes:
      commitsIn(definition).size > 0 ||
      stepsOf(definition, 'end').some(({ step }) => step.refresh !== undefined),
    runs: [...journeysRun(definition)],
    commits: commitsWithin(definition),
  };
}

function endsOf(definition: JourneyFile): JourneyEnd[] {
  const reached = reachableSteps(definition);
  const guarded = new Set(sensitiveData(definition));
  return stepsOf(definition, 'end').map(({ name, pointer, step }) => {
    const output = Object.entries(step.output ?? {});
    const secret = output.filter(([, expression]) =>
      revealedReads({ expression, pointer }).some(({ path }) => guarded.has(path.split('.', 2).join('.'))),
    );
    return {
      step: name,
      outcome: step.outcome,
      isReached: reached.has(name),
      gives: output.map(([given]) => given),
      types: Object.fromEntries(
        output.flatMap(([given, expression]) => {
          const type = typeOfOutput(expression, definition);
          return type === undefined ? [] : [[given, type]];
        }),
      ),
      secret: secret.map(([given]) => given),
      refreshes: step.refresh !== undefined,
    };
  });
}

const plainTypes: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['boolean', 'boolean'],
]);

/** Names the type of what an end hands over, when it is a plain value, or data or input as it is. */
function typeOfOutput(expression: unknown, { data, input }: JourneyFile): string | undefined {
  const operation = operationOf(expression);
  if (!operation) return plainTypes.get(typeof expression);
  if (operation.name !== 'var' || operation.args.length > 1) return undefined;
  const [root, name = '', ...deeper] = String(operation.args[0]).split('.');
  if (deeper.length > 0) return undefined;
  return root === 'data' ? data?.[name]?.type : root === 'input' ? input?.[name] : undefined;
}

/** The exit of a journey that may not run now; no end bears it. */
export const notAllowed = 'not-allowed';

/** Lists the outcomes with which a journey can end. */
export const outcomesIn = ({ ends }: CallInterface): string[] => [
  ...new Set(ends.map(({ outcome }) => outcome)),
];

/** Lists the ends that end with an outcome; none of a journey that is not there. */
export const endsWith = (called: CallInterface | undefined, wanted: string): JourneyEnd[] =>
  called?.ends.filter(({ outcome }) => outcome === wanted) ?? [];

/** Lists a journey and those that it may run, at once or through others. */
export const runsBelow = (id: string, { effects }: Pick<Sources, 'effects'>): ReadonlySet<string> =>
  reach([id], (each) => effects.get(each)?.runs ?? []);

/** Returns whether something holds of a journey, or of one that it may run. */
export const holdsBelow = (id: string, sources: Sources, holds: (one: CallEffects) => boolean): boolean =>
  [...runsBelow(id, sources)].some((each) => {
    const own = sources.effects.get(each);
    return own !== undefined && holds(own);
  });
