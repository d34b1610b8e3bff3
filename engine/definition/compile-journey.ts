import type { FormFile, JourneyFile, Step } from '#schemas';
import { journeyError } from '../errors.ts';
import { isReadAgain } from './compile-edge.ts';
import { compileRoutes } from './compile-routes.ts';
import { compileExpression, type Place } from '../rules/expression.ts';
import { compileBranch } from '../steps/branch/compile.ts';
import { compileCall } from '../steps/call/compile.ts';
import { compileEnd } from '../steps/end/compile.ts';
import { compileRun } from '../steps/journey/compile.ts';
import { compileScreen } from '../steps/screen/compile.ts';
import type { CompiledJourney, CompiledStep, OperationTable } from './compiled.ts';
import { keyedLists } from './compile-lists.ts';
import { dependentData, neededData } from './dependencies.ts';
import { expandWays, keysOfStep } from './expand-ways.ts';
import { fingerprintOf } from './fingerprint.ts';
import { standsBefore } from './stands-before.ts';

/** What a journey is compiled with. */
export type JourneyParts = {
  definition: JourneyFile;
  forms: Readonly<Record<string, FormFile>>;
  operations: OperationTable;
};

/**
 * Makes one journey ready.
 *
 * @throws {JourneyError} when the journey says something the language does not have.
 */
export function compileJourney(parts: JourneyParts): CompiledJourney {
  const { forms } = parts;
  const definition = expandWays(parts.definition);
  const { id, version, data = {} } = definition;
  const steps = new Map(
    Object.entries(definition.steps).map(([name, step]) => [
      name,
      decidingStep(compileStep(name, step, { ...parts, definition })),
    ]),
  );
  // Who only looks at a journey never asks for it, and it takes as long as all the rest.
  let hash: string | undefined;
  const journey: CompiledJourney = {
    id,
    version,
    definition,
    forms,
    steps,
    get hash() {
      return (hash ??= fingerprintOf(definition, forms));
    },
    allow:
      definition.allow === undefined
        ? undefined
        : compileExpression(definition.allow, { journey: id, path: '/allow', guard: true }),
    initial: initialData(data),
    sensitive: sensitiveIn(data),
    nextCall: [...named(data, (datum) => datum.keep === 'next-call')],
    errors: compileRoutes(definition.errors, { journey: id, path: '/errors' }),
    outcomes: new Set(
      [...steps.values()].flatMap((step) => (step.kind === 'end' ? step.definition.outcome : [])),
    ),
    resume: compileResume(definition, parts.operations),
    dependent: dependentData(data),
    needs: neededData(steps),
    migrations: compileMigrations(definition, steps),
  };
  return journey;
}

/** A kept run has nothing of what is sensitive: what reads that, even with a default, cannot be stood at. */
function compileMigrations(
  definition: JourneyFile,
  steps: CompiledJourney['steps'],
): CompiledJourney['migrations'] {
  const { migrations, data = {}, input = {} } = definition;
  if (migrations === undefined) return undefined;
  const secrets = sensitiveIn(data);
  return {
    ranges: migrations.map(({ from, steps: renamed = {} }) => ({ from, steps: renamed })),
    keeps: Object.keys(data).filter((name) => !secrets.has(name)),
    takes: Object.keys(input),
    must: neededData(steps, ({ path, optional }) => !optional || secrets.has(path.split('.')[1] ?? '')),
    before: standsBefore(definition, steps),
  };
}

type Data = NonNullable<JourneyFile['data']>;

/** Reads with what data begin: a keyed list is empty. */
function initialData(data: Data): Record<string, unknown> {
  const begun = Object.entries(data).map(
    ([name, { initial, key }]) => [name, key === undefined ? initial : []] as const,
  );
  return Object.fromEntries(begun.filter(([, value]) => value !== undefined));
}

const sensitiveIn = (data: Data): Set<string> =>
  named(data, (datum) => datum.sensitive === true || datum.keep !== undefined);

function named(data: Data, which: (datum: Data[string]) => boolean): Set<string> {
  return new Set(Object.keys(data).filter((name) => data[name] !== undefined && which(data[name])));
}

function compileStep(name: string, definition: Step, parts: JourneyParts): CompiledStep {
  const lists = keyedLists(parts.definition.data);
  const place: Place = { journey: parts.definition.id, path: `/steps/${keysOfStep(name).join('/')}`, lists };
  switch (definition.kind) {
    case 'form':
    case 'view':
      return compileScreen(
        { name, definition, kept: keptForScreen(parts), parts, ...formOf(definition, parts) },
        place,
      );
    case 'call':
      return compileCall({ name, definition, journey: parts.definition }, place, parts.operations);
    case 'branch':
    case 'assign':
      return compileBranch(name, definition, place);
    case 'journey':
      return compileRun(name, definition, place);
    case 'end':
      return compileEnd(name, definition, place);
    default:
      definition satisfies never;
      throw journeyError('STEP_KIND_UNKNOWN', { ...place, kind: (definition as { kind: unknown }).kind }); // read from JSON, whatever its type says
  }
}

/** Marks a step that goes on by itself and asks what the portal knows. */
function decidingStep(step: CompiledStep): CompiledStep {
  if (step.kind !== 'branch' && step.kind !== 'call') return step;
  const reads = step.edges.flatMap(({ when }) => when?.reads ?? []);
  const decides = reads.some(({ path }) => isReadAgain(path));
  return decides ? { ...step, decidesByContext: true } : step;
}

function keptForScreen({ definition: { data = {} } }: JourneyParts): ReadonlySet<string> {
  return named(data, (datum) => datum.keep === 'screen');
}

function formOf(definition: Step, { forms }: JourneyParts): { form?: FormFile } {
  const form =
    definition.kind === 'form' && definition.form !== undefined ? forms[definition.form] : undefined;
  return form === undefined ? {} : { form };
}

function compileResume(definition: JourneyFile, operations: OperationTable): CompiledJourney['resume'] {
  const { id, resume } = definition;
  if (resume === undefined) return undefined;
  if (!Object.hasOwn(operations, resume.operation))
    throw journeyError('OPERATION_UNKNOWN', { journey: id, path: '/resume', operation: resume.operation });
  return {
    operation: resume.operation,
    state: compileExpression(resume.state, { journey: id, path: '/resume/state', result: true }),
    at: new Map(Object.entries(resume.at)),
  };
}
