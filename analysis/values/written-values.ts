import { isDeepStrictEqual } from 'node:util';
import type { FieldUi, FormFile } from '#schemas';
import { isNode, type SchemaNode } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import { pointerKeys, pointerTo } from '../source/document.ts';
import { stepsReachedWith } from '../flow/reaching-definitions.ts';
import { dataFlows } from '../flow/transfer.ts';
import type { Bounds, Typing } from './assignability.ts';
import { stepsOf, type SoundJourney } from '../graph/journeys.ts';
import { typedInto } from './accepted-input.ts';
import { onceFor } from '../source/memoize.ts';
import { schemaOf, type Lookup } from './scope.ts';
import { slotsOf, type Slot, type SlotRole } from './expression-sites.ts';
import { longestText } from './pattern-parts.ts';

/** A field of a form that writes a datum at a step, with what it lets through. */
export type Feed = {
  step: string;
  datum: string;
  form: FormFile;
  field: string;
  schema: SchemaNode;
  pointer: string;
};

/** Lists the fields that write data and say what they let through: the bank does not decide what there is to choose from. */
export const feedsOf = (journey: SoundJourney): Feed[] =>
  allFeedsOf(journey).filter(({ form, field }) => !isDecidedByBank(form.ui?.[field]));

/** Lists the fields that write data; of those where the bank decides what there is to choose from only the type is known. */
export function allFeedsOf({ source, definition }: SoundJourney): Feed[] {
  return stepsOf(definition, 'form').flatMap(({ name, step, pointer }) =>
    Object.entries(step.saves ?? {}).flatMap(([path, place]) => {
      const field = pointerKeys(place)[0] ?? '';
      const form = source.forms.get(step.form ?? '')?.value;
      const schema = form && fieldSchema(form, field);
      const datum = path.replace(/^data\./, '');
      const at = pointerTo(`${pointer}/saves`, path);
      return schema ? [{ step: name, datum, form, field, schema, pointer: at }] : [];
    }),
  );
}

function fieldSchema(form: FormFile, field: string): SchemaNode | undefined {
  // A field of a form is a schema, by the schema of forms.
  const schema = form.schema.properties[field] as SchemaNode | undefined;
  const ui = form.ui?.[field] ?? {};
  // What the bank lets choose from is not in the schema.
  if (isDecidedByBank(ui)) return schema && { type: schema['type'] };
  if (schema?.['type'] === 'string') return textTyped(schema, ui);
  return (
    schema && {
      ...schema,
      ...(schema['type'] === 'integer' && { bounds: boundsTyped(schema, ui.maxLength) }),
    }
  );
}

const isDecidedByBank = ({ choicesFrom, taskFrom }: FieldUi = {}): boolean =>
  choicesFrom !== undefined || taskFrom !== undefined;

function textTyped(schema: SchemaNode, ui: FieldUi): SchemaNode {
  const { filter, maxLength = Infinity } = ui;
  const typed = 'enum' in schema || 'const' in schema ? undefined : typedInto(schema, ui);
  const longest = Math.min(longestText(schema), maxLength);
  const bounded = { ...schema, ...(typed && { typed }), maxLength: longest };
  // What typing lets through is not in the pattern.
  return filter === undefined ? bounded : { ...bounded, pattern: undefined };
}

/** Says how small and how large a number may be that a field lets through; of what it leaves open, what can be typed. */
function boundsTyped({ minimum, maximum }: SchemaNode, maxLength = Infinity): Bounds {
  return {
    ...(typeof minimum === 'number' && { least: minimum }),
    // As many characters as may be typed write at least such a number.
    most: typeof maximum === 'number' ? maximum : 10 ** maxLength - 1,
  };
}

/** Says what is known of variables in a journey; of what a form writes that is read as it was written, what the form lets through. */
export function typingOf(journey: SoundJourney, sources: Sources): (slot: Slot) => Typing {
  const { definition } = journey;
  const { contract } = sources.language;
  const feeds = Map.groupBy(feedsOf(journey), ({ datum }) => datum);
  const views = stepsOf(definition, 'view').flatMap(({ step }) => Object.keys(step.saves ?? {}));
  // What empties data says nothing of how it is written.
  const set = [...slotsOf(definition)].flatMap(({ role, name = '', expression }) =>
    role === 'sets' && expression !== '' && expression !== null ? [name] : [],
  );
  const elsewhere = new Set([...views, ...set]);
  const hidden = new Set(savedByHiddenForms(journey));
  const feedsAt = (path: string, slot: Slot): readonly Feed[] => {
    const all = feeds.get(path.replace(/^data\./, '')) ?? none;
    return elsewhere.has(path) ? reachingAt(slot, all, { sources, definition }) : all;
  };
  return (slot) => ({
    contract,
    variable: (path) => {
      if (hidden.has(path)) return undefined;
      const known = schemaOf(path, { sources, definition, slot });
      const fed = feedsAt(path, slot);
      if (fed.length > 0 && known?.['type'] === 'integer') return { ...known, bounds: joinedBounds(fed) };
      if (fed.length === 0 || known?.['type'] !== 'string') return known;
      const longest = Math.max(...fed.map((feed) => longestText(feed.schema)));
      const maxLength = Math.min(longest, longestText(known));
      // What is declared more closely has been held against the fields where they write it.
      return { ...('pattern' in known ? {} : letThroughByAll(fed)), ...known, maxLength };
    },
  });
}

const none: readonly Feed[] = [];

// What is read while a run is at a step, and not on a way from it.
const readAtStep: readonly SlotRole[] = ['body', 'query', 'headers', 'input'];

/** Lists the fields from which a run comes to a step with what they have written, though something else writes it, too. */
function reachingAt(
  { role, step = '' }: Slot,
  feeds: readonly Feed[],
  { sources, definition }: Omit<Lookup, 'slot'>,
): readonly Feed[] {
  if (feeds.length === 0 || !readAtStep.includes(role)) return [];
  const flow = dataFlows(sources).find((each) => each.definition === definition);
  if (!flow) return [];
  return feeds.filter(({ step: screen, datum }) => stepsReachedWith(flow, { screen, datum }).has(step));
}

/** Joins the bounds of the fields that write one number; nothing where one of them has none. */
function joinedBounds(fed: readonly Feed[]): Bounds {
  const all = fed.flatMap(({ schema }) => (isNode(schema['bounds']) ? [schema['bounds'] as Bounds] : []));
  if (all.length < fed.length) return {};
  const least = all.map((each) => each.least).filter((each) => each !== undefined);
  return {
    ...(least.length > 0 && { least: Math.min(...least) }),
    most: Math.max(...all.map(({ most = -Infinity }) => most)),
  };
}

/** Says how a text is written that comes from fields which let through the same. */
const letThroughByAll = onceFor((fed: readonly Feed[]): SchemaNode => {
  const ways = fed.map(({ schema: { pattern, typed, minLength } }) => ({ pattern, typed, minLength }));
  const [way] = ways;
  if (!way || ways.some((each) => !isDeepStrictEqual(each, way))) return {};
  return Object.fromEntries(Object.entries(way).filter(([, rule]) => rule !== undefined));
});

/** Lists the data that forms write which cannot be read: what they let through is not known. */
const savedByHiddenForms = ({ source, definition }: SoundJourney): string[] =>
  stepsOf(definition, 'form').flatMap(({ step }) =>
    step.form !== undefined && source.forms.get(step.form)?.value === undefined
      ? Object.keys(step.saves ?? {})
      : [],
  );
