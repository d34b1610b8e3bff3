import { errorTypes, opensPopup } from '../routing/error-types.ts';
import { routesEach } from './compile-routes.ts';
import type { ErrorRoute, ErrorRoutes, FieldUi } from '#schemas';
import { isScreen } from './is-screen.ts';
import type { CompiledEnd, CompiledJourney, CompiledScreen } from './compiled.ts';

/** A text that a journey looks for, by its place; without some of them a screen still says all it must. */
export type TextKey = { key: string; required: boolean };

/**
 * Lists the texts that a journey may ask for in its own namespace: `<step>.title`, `.body`, `.actions.<action>`,
 * `.fields.<field>.label|help|error|document`, `.fields.<field>.choices.<value>`, `.errors.<code>`, and an end’s `.message`.
 */
export function textKeys(journey: CompiledJourney): TextKey[] {
  const screens = [...journey.steps.values()].flatMap((step) => {
    if (isScreen(step)) return screenKeys(journey, step);
    return step.kind === 'end' ? endKeys(step) : [];
  });
  return [...new Map([...screens, ...errorKeys(journey)].map((text) => [text.key, text])).values()];
}

function screenKeys(journey: CompiledJourney, step: CompiledScreen): TextKey[] {
  const form = step.form === undefined ? undefined : journey.forms[step.form];
  const fields = Object.entries(form?.schema.properties ?? {});
  return [
    needed(`${step.name}.title`),
    needed(`${step.name}.body`),
    ...[...step.actions.keys()].map((action) => needed(`${step.name}.actions.${action}`)),
    ...Object.keys(('summary' in step.definition && step.definition.summary) || {}).flatMap((line) =>
      ['label', 'text'].map((part) => needed(`${step.name}.summary.${line}.${part}`)),
    ),
    ...fields.flatMap(([field, property]) =>
      fieldKeys(`${step.name}.fields.${field}`, { ui: form?.ui?.[field], property }),
    ),
  ];
}

function fieldKeys(
  place: string,
  { ui, property }: { ui: FieldUi | undefined; property: object },
): TextKey[] {
  const values = 'enum' in property && Array.isArray(property.enum) ? property.enum : [];
  const choices = ui?.choicesFrom === undefined ? values : [];
  return [
    needed(`${place}.label`),
    spare(`${place}.help`),
    spare(`${place}.error`),
    ...(ui?.widget === 'consent' ? [needed(`${place}.document`)] : []),
    ...choices.flatMap((value) => [
      needed(`${place}.choices.${value}`),
      spare(`${place}.choiceNotes.${value}`),
    ]),
  ];
}

function endKeys(step: CompiledEnd): TextKey[] {
  const said = step.definition.message === undefined ? [] : [needed(`${step.name}.message`)];
  if (step.definition.popup === undefined) return said;
  return [...said, ...['title', 'body', 'actions.close'].map((part) => needed(`${step.name}.${part}`))];
}

function errorKeys(journey: CompiledJourney): TextKey[] {
  const calls = [...journey.steps.values()].filter((step) => step.kind === 'call');
  const tables = [journey.definition.errors, ...calls.map((step) => step.definition.errors)];
  return [...tables.flatMap((routes) => routeKeys(journey, routes)), ...backgroundKeys(journey)];
}

/** Texts of the refusals of what runs behind a screen: told at the step they lead to, else at the screen. */
function backgroundKeys({ steps }: CompiledJourney): TextKey[] {
  return [...steps.values()].flatMap(({ name, definition }) =>
    Object.entries(('runs' in definition && definition.runs?.errors) || {}).flatMap(([code, written]) =>
      routesEach(written).flatMap((route) =>
        isTold(route, code) ? needed(`${route.to ?? name}.errors.${code}`) : [],
      ),
    ),
  );
}

/** A page, a step of its own, a shared text and the rest tell it otherwise. */
function isTold({ type, to, message }: ErrorRoute, code: string): boolean {
  const meaning = errorTypes[type];
  if (message !== undefined || meaning.to === 'page' || code === '*') return false;
  return to === undefined || !opensPopup(meaning);
}

/** Texts of the routes that show one: at the form they mark, or at the step they lead to. */
function routeKeys(journey: CompiledJourney, routes: ErrorRoutes | undefined): TextKey[] {
  const all = Object.entries(routes ?? {}).flatMap(([code, route]) =>
    routesEach(route).map((each) => [code, each] as const),
  );
  return all.flatMap(([code, route]) => {
    if (!isTold(route, code)) return [];
    const places = errorTypes[route.type].marks
      ? [...stepsWith(journey, route.form), ...stepsThatPut(journey, code)]
      : [];
    const told = places.length > 0 || route.to === undefined ? places : [route.to];
    return told.map((place) => needed(`${place}.errors.${code}`));
  });
}

function stepsWith(journey: CompiledJourney, form: string | undefined): string[] {
  if (form === undefined) return [];
  return [...journey.steps.values()].flatMap((step) =>
    step.kind === 'form' && step.form === form ? step.name : [],
  );
}

/** Of what a keyed list refuses (`payees-duplicate`): the screens from which something is put into it. */
function stepsThatPut({ steps }: CompiledJourney, code: string): string[] {
  return [...steps.values()].flatMap((step) => {
    const refuses = step.edges.some(({ refusedBy = [] }) => refusedBy.some(([each]) => each === code));
    return isScreen(step) && refuses ? step.name : [];
  });
}

/** Lists the placeholders that the texts of a step may use: what it shows, `remaining` where it has a deadline, and `left` where there are limits. */
export function placeholders(journey: CompiledJourney, stepName: string): string[] {
  const step = journey.steps.get(stepName);
  const shown = step !== undefined && 'shows' in step ? step.shows.map(([name]) => name) : [];
  const timed = step !== undefined && 'deadline' in step && step.deadline !== undefined;
  return [
    ...shown,
    ...(timed ? ['remaining'] : []),
    ...(journey.definition.limits === undefined ? [] : ['left']),
  ];
}

const needed = (key: string): TextKey => ({ key, required: true });
const spare = (key: string): TextKey => ({ key, required: false });
