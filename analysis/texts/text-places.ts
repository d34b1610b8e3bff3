import { errorTypes, opensPopup, screenKinds } from '#engine';
import type { FieldUi, FormStep, JourneyFile, WordsFile } from '#schemas';
import { pointerTo, type JsonDocument } from '../source/document.ts';
import { isNode, valueAt } from '../source/schema-shapes.ts';
import type { JourneySource } from '../source/sources.ts';
import { onceFor } from '../source/memoize.ts';
import { operationOf } from '../values/expressions.ts';
import { type PlacedRoute, routesTold, stepsOf } from '../graph/journeys.ts';
import { screensOfRoute } from '../graph/refusals.ts';

/** A place that takes a text: its path in the journey's texts, and what asks for it. */
export type TextPlace = {
  path: readonly string[];
  /** A text must be there; otherwise one may be. */
  required: boolean;
  /** Where in the journey or the form the need for it stands. */
  owner: { document: JsonDocument; pointer: string };
  /** Placeholders that it can fill. */
  values: readonly string[];
};

/** The member of a step’s `shows` that chooses among variants of its texts: `body_topUpPhone` before `body`. */
export const variantChooser = 'context';
const variantMark = '_';

/** Adds to the places of texts their variants that a file of texts holds, where the step chooses among them. */
export function* withVariants(places: Iterable<TextPlace>, texts: unknown): Generator<TextPlace> {
  for (const place of places) {
    yield place;
    if (!place.values.includes(variantChooser)) continue;
    const parent = valueAt(texts, place.path.slice(0, -1));
    for (const key of isNode(parent) ? Object.keys(parent) : []) {
      if (!key.startsWith(`${place.path.at(-1)}${variantMark}`)) continue;
      yield { ...place, path: [...place.path.slice(0, -1), key], required: false };
    }
  }
}

/** Returns whether a text is a variant of another. */
export const isVariant = ({ path }: { path: readonly string[] }): boolean =>
  path.at(-1)?.includes(variantMark) ?? false;

/** Lists the places of a journey's texts, by place: `<step>.title`, `.body`, `.actions.<action>` and so on. */
export function* textPlaces(
  source: JourneySource,
  document: JsonDocument,
  definition: JourneyFile,
): Generator<TextPlace> {
  yield* openingPlaces(definition, document);
  for (const { name, pointer, step } of stepsOf(definition, ...screenKinds, 'end')) {
    const place = createPlace(name, { document, pointer }, valuesOf(definition, name));
    if (step.kind === 'end' && step.message !== undefined) yield place(['message']);
    if (step.kind === 'end' && step.popup === undefined) continue;
    yield place(['title']);
    yield place(['body']);
    const actions = step.kind === 'end' ? ['close'] : Object.keys(step.actions);
    yield* actions.map((action) => place(['actions', action]));
    if (step.kind === 'form') yield* linePlaces(step, place);
    if (step.kind === 'form' && step.form !== undefined) yield* fieldPlaces(source, step.form, place);
  }
  for (const route of routesTold(definition)) yield* errorPlaces(route, document, definition);
}

/** The key of a journey’s texts that name it where it is opened, beside those of its steps. */
const openingTexts = 'opens';

/** Lists what a journey is called: as a page of its own, and where it is offered (STUDIO-16). */
function* openingPlaces({ opens }: JourneyFile, document: JsonDocument): Generator<TextPlace> {
  const named = [
    ...(opens?.page === undefined ? [] : [['page', 'title']]),
    ...(opens?.listed === undefined
      ? []
      : [
          ['listed', 'label'],
          ['listed', 'text'],
        ]),
  ];
  for (const [member = '', word = ''] of named)
    yield {
      path: [openingTexts, word],
      required: true,
      owner: { document, pointer: `/opens/${member}` },
      values: brandPlaceholders,
    };
}

type Place = (path: readonly string[], required?: boolean) => TextPlace;

function createPlace(step: string, owner: TextPlace['owner'], values: readonly string[]): Place {
  return (path, required = true) => ({ path: [step, ...path], required, owner, values });
}

const linePlaces = ({ summary = {} }: FormStep, place: Place): TextPlace[] =>
  Object.keys(summary).flatMap((line) => ['label', 'text'].map((part) => place(['summary', line, part])));

function* fieldPlaces(source: JourneySource, name: string, place: Place): Generator<TextPlace> {
  const form = source.forms.get(name);
  for (const [field, property] of Object.entries(form?.value?.schema.properties ?? {})) {
    yield place(['fields', field, 'label']);
    yield place(['fields', field, 'help'], false);
    yield place(['fields', field, 'error'], false);
    yield* choicePlaces(field, { ui: form?.value?.ui?.[field], property }, place);
  }
}

type Shown = { ui: FieldUi | undefined; property: unknown };

function* choicePlaces(field: string, { ui, property }: Shown, place: Place): Generator<TextPlace> {
  if (ui?.widget === 'consent') yield place(['fields', field, 'document']);
  for (const value of fixedChoices({ ui, property })) {
    yield place(['fields', field, 'choices', value]);
    yield place(['fields', field, 'choiceNotes', value], false);
  }
}

/** Lists the values that a field’s schema lets choose from; what comes from a list has no words of its own. */
function fixedChoices({ ui, property }: Shown): string[] {
  const values = isNode(property) ? property['enum'] : undefined;
  return ui?.choicesFrom === undefined && Array.isArray(values) ? values.map(String) : [];
}

/** Returns whether a field of that name lets choose, in words that texts may hold as `{name, choice}`. */
export const isChoiceField = ({ forms }: JourneySource, name: string): boolean =>
  [...forms.values()].some(
    ({ value }) =>
      fixedChoices({ ui: value?.ui?.[name], property: value?.schema.properties[name] }).length > 0,
  );

/** Names the field that lets choose what an expression reads as it was answered. */
export function choiceFieldOf(expression: unknown, source: JourneySource): string | undefined {
  const { name, args: [path] = [] } = operationOf(expression) ?? {};
  const steps = name === 'var' ? Object.values(source.journey?.value?.steps ?? {}) : [];
  return steps.flatMap((step) => {
    const from = step.kind === 'form' ? step.saves?.[String(path)] : undefined;
    const field = from?.slice(1) ?? '';
    return isChoiceField(source, field) ? [field] : [];
  })[0];
}

/** The file of texts that routes name by "message": i18n/it/errors.json. */
export const sharedTexts = 'errors';

/** Placeholders that every text may hold: what the bank calls itself and its code (ECODE-12), and the numbers to call. */
export const brandPlaceholders: readonly string[] = [
  'brand',
  'eCode',
  'helpLine',
  'lockLine',
  'helpLineAbroad',
  'lockLineAbroad',
];

/** Names what fills the placeholders of a step’s texts: what it shows, the time that is left, and the names of the bank. */
function valuesOf({ steps }: JourneyFile, name: string): string[] {
  const step = steps[name];
  const shown = step && 'shows' in step ? Object.keys(step.shows ?? {}) : [];
  const timed = step && 'deadline' in step && step.deadline !== undefined ? ['remaining'] : [];
  return [...shown, ...timed, ...brandPlaceholders];
}

function* errorPlaces(
  placed: PlacedRoute,
  document: JsonDocument,
  definition: JourneyFile,
): Generator<TextPlace> {
  const { code, pointer } = placed;
  if (isSilent(placed)) return;
  for (const screen of screensOfRoute(definition, placed)) {
    const values = valuesOfRoute(definition, screen, placed);
    yield { path: [screen, 'errors', code], required: true, owner: { document, pointer }, values };
  }
}

/** Names what fills the text of a refusal on a screen: only what counts towards a limit leaves a number of attempts. */
export const valuesOfRoute = (definition: JourneyFile, screen: string, { route }: PlacedRoute): string[] => [
  ...valuesOf(definition, screen),
  ...(route.counts === undefined ? [] : ['left']),
];

/** Tells which routes need no words of their own: they have a shared text, or a page or a popup that speaks for them. */
function isSilent({ code, route }: PlacedRoute): boolean {
  if (route.message !== undefined || code === '*') return true;
  const meaning = errorTypes[route.type];
  return opensPopup(meaning) ? route.to !== undefined : meaning.to === 'page';
}

/** A text with its path and its pointer in its file. */
export type PlacedText = { path: readonly string[]; pointer: string; words: string };

/** Lists the texts of a part of a file. */
export function* textsIn(value: unknown, path: readonly string[] = []): Generator<PlacedText> {
  if (typeof value === 'string') yield { path, pointer: pointerTo('', ...path), words: value };
  if (!isNode(value)) return;
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key]);
}

/** Lists the texts of a file, gathered once. */
export const textsOf = onceFor((document: JsonDocument): readonly PlacedText[] => [
  ...textsIn(document.value),
]);

/** Finds a text by path; undefined when there is none. */
export function textAt(value: unknown, path: readonly string[]): string | undefined {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : undefined;
}

/** What a text of a journey is for; each has a longest length of its own in journeys/words.json. */
export type TextKind = keyof NonNullable<WordsFile['longest']>;

const kinds: ReadonlyMap<string, TextKind> = new Map([
  ['title', 'title'],
  ['body', 'body'],
  ['message', 'message'],
  ['actions', 'action'],
  ['errors', 'error'],
]);

const kindsOfField: ReadonlyMap<string, TextKind> = new Map([
  ['label', 'label'],
  ['help', 'help'],
  ['error', 'error'],
  ['document', 'document'],
  ['choices', 'choice'],
  ['choiceNotes', 'choiceNote'],
]);

/** Tells what the text at a path of a journey’s texts is for; nothing for a path that no screen reads. */
export function kindOfText([first, part = '', , ofField = '']: readonly string[]): TextKind | undefined {
  if (first === openingTexts && part in kindsOfOpening) return kindsOfOpening[part];
  if (part === 'summary') return 'label';
  return part === 'fields' ? kindsOfField.get(withoutVariant(ofField)) : kinds.get(withoutVariant(part));
}

const kindsOfOpening: Readonly<Record<string, TextKind>> = { title: 'title', label: 'action', text: 'help' };

const withoutVariant = (key: string) => key.split(variantMark, 1)[0] ?? key;
