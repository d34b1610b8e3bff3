import { errorTypes, neededKeys } from '../routing/error-types.ts';
import { routesEach } from './compile-routes.ts';
import type { ErrorRoute, JourneyFile } from '#schemas';
import { journeyError } from '../errors.ts';
import type { Expression } from '../rules/expression.ts';
import { pointerPath } from './compile-edge.ts';
import type { CompiledJourney, CompiledRun, CompiledStep, Library } from './compiled.ts';
import { reads, writes } from './dependencies.ts';

/**
 * Checks that all that journeys name is there, in themselves and in one another. The build and the tools do this, so that
 * the browser need not: a journey that passed cannot name what is not there.
 *
 * @throws {JourneyError} with the code and the path of the first mistake.
 */
export function checkLibrary(library: Library): Library {
  for (const journey of library.journeys.values()) {
    checkJourney(journey);
    checkSubJourneys(library, journey);
  }
  return library;
}

function checkJourney(journey: CompiledJourney): void {
  const { id, definition } = journey;
  for (const to of [definition.start, ...Object.values(definition.resume?.at ?? {})])
    mustStep(journey, to, 'start');
  for (const limit of Object.values(definition.limits ?? {})) mustStep(journey, limit.to, 'limits');
  checkRoutes(journey, definition.errors, '/errors');
  checkSources(journey);
  for (const step of journey.steps.values()) {
    const path = `/steps/${step.name}`;
    for (const edge of step.edges) mustStep(journey, edge.to, path);
    if ('form' in step && step.form !== undefined && !Object.hasOwn(journey.forms, step.form))
      throw journeyError('FORM_UNKNOWN', { journey: id, path, form: step.form });
    checkRoutesOf(journey, step, path);
    checkData(journey, step, path);
    checkLeaks(journey, step, path);
  }
}

function checkRoutesOf(journey: CompiledJourney, { definition }: CompiledStep, path: string): void {
  if (definition.kind === 'call') checkRoutes(journey, definition.errors, `${path}/errors`);
  if ('runs' in definition) checkRoutes(journey, definition.runs?.errors, `${path}/runs/errors`);
}

function mustStep(journey: CompiledJourney, to: string, path: string): void {
  if (!journey.steps.has(to)) throw journeyError('STEP_UNKNOWN', { journey: journey.id, path, step: to });
}

function checkRoutes(journey: CompiledJourney, routes: JourneyFile['errors'], path: string): void {
  for (const [code, route] of Object.entries(routes ?? {}))
    for (const each of routesEach(route)) checkRoute(journey, each, `${path}/${code}`);
}

function checkRoute(journey: CompiledJourney, route: ErrorRoute, path: string): void {
  const at = { journey: journey.id, path };
  if (route.to !== undefined) mustStep(journey, route.to, path);
  if (route.counts !== undefined && journey.definition.limits?.[route.counts] === undefined)
    throw journeyError('LIMIT_UNKNOWN', { ...at, limit: route.counts });
  const { to } = errorTypes[route.type];
  if (neededKeys(route.type).some((key) => route[key] === undefined))
    throw journeyError('ROUTE_INCOMPLETE', at);
  // A -PREVIOUS route may name a form of the journey that runs this one.
  if (to !== 'previous') checkFields(journey, route, at);
}

function checkFields(journey: CompiledJourney, route: ErrorRoute, at: At): void {
  const target = route.to === undefined ? undefined : journey.steps.get(route.to);
  const name = route.form ?? (target?.kind === 'form' ? target.form : undefined);
  if (name === undefined) return;
  const form = journey.forms[name];
  if (form === undefined) throw journeyError('FORM_UNKNOWN', { ...at, form: name });
  for (const pointer of [route.field ?? []].flat())
    if (!Object.hasOwn(form.schema.properties, pointerPath(pointer)[0] ?? ''))
      throw journeyError('FIELD_UNKNOWN', { ...at, form: name, field: pointer });
}

function checkData(journey: CompiledJourney, step: CompiledStep, path: string): void {
  const { data, input } = journey.definition;
  const at = { journey: journey.id, path };
  for (const read of reads(step)) {
    const [root, name = ''] = read.path.split('.');
    if (root === 'data' && data?.[name] === undefined) throw journeyError('DATA_UNDECLARED', { ...at, name });
    if (root === 'input' && input?.[name] === undefined)
      throw journeyError('INPUT_UNDECLARED', { ...at, name });
  }
  for (const name of writes(step))
    if (data?.[name] === undefined) throw journeyError('DATA_UNDECLARED', { ...at, name });
}

function checkSources({ id, definition: { data = {} } }: CompiledJourney): void {
  for (const [datum, { from = [] }] of Object.entries(data))
    for (const name of from)
      if (data[name] === undefined)
        throw journeyError('DATA_UNDECLARED', { journey: id, path: `/data/${datum}/from`, name });
}

/** Sensitive data stays where it is erased: plain data takes it only masked. */
function checkLeaks(journey: CompiledJourney, step: CompiledStep, path: string): void {
  for (const [name, value] of step.edges.flatMap((edge) => edge.sets))
    if (!journey.sensitive.has(name) && revealsSensitive(journey, value))
      throw journeyError('SENSITIVE_LEAK', { journey: journey.id, path, name });
}

const revealsSensitive = (journey: CompiledJourney, value: Expression): boolean =>
  value.reads.some(({ path, masked }) => {
    const [root, name = ''] = path.split('.');
    return root === 'data' && !masked && journey.sensitive.has(name);
  });

/** Every outcome of a sub-journey has its exit, the step-up journey’s too. */
function checkSubJourneys(library: Library, journey: CompiledJourney): void {
  for (const step of journey.steps.values()) {
    const at = { journey: journey.id, path: `/steps/${step.name}` };
    if (step.kind === 'call' && step.exits !== undefined)
      checkExits(innerOf(library, library.stepUpJourney, at), stepUpExits, at);
    if (step.kind !== 'journey') continue;
    const inner = innerOf(library, step.definition.journey, at);
    checkExits(inner, new Set(step.exits.keys()), at);
    checkReturned(journey, step, inner);
  }
}

type At = { journey: string; path: string };

const stepUpExits = new Set(['verified', 'blocked', 'closed']);

function innerOf(library: Library, id: string, at: At): CompiledJourney {
  const inner = library.journeys.get(id);
  if (inner === undefined) throw journeyError('JOURNEY_UNKNOWN', { ...at, id });
  return inner;
}

function checkExits(inner: CompiledJourney, exits: ReadonlySet<string>, at: At): void {
  for (const outcome of inner.outcomes)
    if (!exits.has(outcome)) throw journeyError('EXIT_MISSING', { ...at, outcome });
}

/** What a sub-journey gives back of its sensitive data is sensitive in its caller too. */
function checkReturned(journey: CompiledJourney, step: CompiledRun, inner: CompiledJourney): void {
  const ends = [...inner.steps.values()].filter((one) => one.kind === 'end');
  const outputs = ends.flatMap((end) => end.output).filter(([, value]) => revealsSensitive(inner, value));
  const secret = new Set(outputs.map(([name]) => name));
  for (const [name, value] of step.edges.flatMap((edge) => edge.sets)) {
    if (journey.sensitive.has(name)) continue;
    for (const { path, masked } of value.reads) {
      const [root, output] = path.split('.');
      const leaks =
        root === 'result' && !masked && (output === undefined ? secret.size > 0 : secret.has(output));
      if (leaks)
        throw journeyError('SENSITIVE_LEAK', { journey: journey.id, path: `/steps/${step.name}`, name });
    }
  }
}
