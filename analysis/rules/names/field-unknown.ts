import type { FormFile, JourneyFile } from '#schemas';
import { fieldsOf, type PlacedRoute, routesTold, screensOf, stepsOf } from '../../graph/journeys.ts';
import { isScreenNamed } from '../../graph/reachability.ts';
import { screensOfRoute } from '../../graph/refusals.ts';
import { pointerKeys, pointerTo } from '../../source/document.ts';
import type { JourneySource, Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Found, Problem } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds pointers and names of fields that the form they speak of does not have. */
export const fieldUnknown = eachJourney(function* ({ source, definition }) {
  for (const name of fieldNames(definition, source)) yield* unknownField(name);
});

/** Finds the same in what belongs to no journey, or to all. */
export function* fieldUnknownInCommon(sources: Sources): Generator<Problem> {
  for (const { forms } of sources.journeys.values())
    for (const { document, value } of forms.values())
      for (const name of value ? ownNames(value) : [])
        for (const found of unknownField({ forms: [value], ...name })) yield { document, ...found };
}

type FieldName = { field: string; pointer: string; part: 'key' | 'value' };
type FieldOfForms = FieldName & { forms: (FormFile | undefined)[] };

function* unknownField({ forms, field, pointer, part }: FieldOfForms): Generator<Found> {
  const fields = forms.flatMap((form) => (form ? fieldsOf(form) : []));
  if (forms.includes(undefined) || fields.includes(field)) return;
  const message =
    forms.length === 0
      ? {
          en: `There is no form here to have a field "${field}".`,
          it: `Qui non c’è un modulo che abbia un campo "${field}".`,
        }
      : { en: `The form has no field "${field}".`, it: `Il modulo non ha un campo "${field}".` };
  yield { pointer, part, message, ...suggest(field, fields) };
}

const fieldOf = (pointer: string): string => pointerKeys(pointer)[0] ?? pointer;

function* fieldNames(definition: JourneyFile, source: JourneySource): Generator<FieldOfForms> {
  for (const { pointer, step } of stepsOf(definition, 'form')) {
    const forms = step.form === undefined ? [] : [source.forms.get(step.form)?.value];
    for (const [path, field] of Object.entries(step.saves ?? {})) {
      yield { forms, field: fieldOf(field), pointer: pointerTo(`${pointer}/saves`, path), part: 'value' };
    }
    for (const field of Object.keys(step.prefill ?? {})) {
      yield { forms, field: fieldOf(field), pointer: pointerTo(`${pointer}/prefill`, field), part: 'key' };
    }
  }
  yield* fieldsTyped(definition, source);
  yield* fieldsOfRoutes(definition, source);
}

/** Only a form tells what is being typed. */
function* fieldsTyped(definition: JourneyFile, source: JourneySource): Generator<FieldOfForms> {
  for (const { pointer, step } of screensOf(definition)) {
    if (step.runs?.on === undefined) continue;
    const form = step.kind === 'form' ? step.form : undefined;
    const forms = form === undefined ? [] : [source.forms.get(form)?.value];
    yield { forms, field: fieldOf(step.runs.on), pointer: `${pointer}/runs/on`, part: 'value' };
  }
}

function* fieldsOfRoutes(definition: JourneyFile, source: JourneySource): Generator<FieldOfForms> {
  for (const placed of routesTold(definition)) {
    const listed = Array.isArray(placed.route.field);
    for (const [index, field] of [placed.route.field ?? []].flat().entries()) {
      // Of the way to a step that is not there another rule speaks.
      if (placed.route.to !== undefined && !Object.hasOwn(definition.steps, placed.route.to)) continue;
      const pointer = listed ? `${placed.pointer}/field/${index}` : `${placed.pointer}/field`;
      const forms = formsOfRoute(definition, placed).map((name) => source.forms.get(name)?.value);
      yield { forms, field: fieldOf(field), pointer, part: 'value' };
    }
  }
}

function formsOfRoute(definition: JourneyFile, placed: PlacedRoute): string[] {
  const { form, to } = placed.route;
  if (form !== undefined) return [form];
  if (to !== undefined && !isScreenNamed(definition, to)) return [];
  return screensOfRoute(definition, placed).flatMap((name) => {
    const screen = definition.steps[name];
    return screen?.kind === 'form' ? (screen.form ?? []) : [];
  });
}

function* ownNames(form: FormFile): Generator<FieldName> {
  for (const [index, field] of (form.schema.required ?? []).entries()) {
    yield { field, pointer: `/schema/required/${index}`, part: 'value' };
  }
  for (const [field, { equals }] of Object.entries(form.ui ?? {})) {
    yield { field, pointer: pointerTo('/ui', field), part: 'key' };
    if (equals !== undefined)
      yield { field: equals, pointer: `${pointerTo('/ui', field)}/equals`, part: 'value' };
  }
}
