import { keyedLists, keyOfItem, screenOf, type JourneyState, type Library, type Screen } from '#engine';
import type { FieldUi, FormFile, ScenarioMove } from '#schemas';
import { journeyNamed } from '../graph/journeys.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import { slotsOf, type Slot } from '../values/expression-sites.ts';
import { variableOf } from '../values/expressions.ts';
import { typeNamed } from '../values/scope.ts';
import { placeOf, type DecidingValues } from './deciding-values.ts';
import { repliesTo } from './replies.ts';
import { valuesOf, usedAs } from './sample-value.ts';
import { distinct, variantsOf, type Varied } from './variation.ts';

/** What moves are made of. */
export type MoveGround = { sources: Sources; library: Library; deciding: DecidingValues };

/** Lists the moves worth trying from where a run stands: what the holder can do, what the bank can answer, time. */
export function movesFrom(
  { state, now }: { state: JourneyState; now: number },
  ground: MoveGround,
): ScenarioMove[] {
  if (state.ended) return [];
  const pending = state.frames.at(-1)?.pending;
  if (pending && !pending.kept) {
    const { operation } = pending.request;
    return repliesTo({ ...pending, operation }, state, ground).map((answer) => ({ answer }));
  }
  const screen = screenOf(ground.library, state);
  if (!screen) return [];
  const { definition } = screen;
  const { due } = { ...state.frames.at(-1) };
  return [
    ...screen.actions.flatMap(({ name, submits }) =>
      submits && definition.kind !== 'end'
        ? answersOn(screen, ground).map((values) => ({ action: name, ...(values && { values }) }))
        : [{ action: name }],
    ),
    ...behind(screen, state, ground),
    ...(due === undefined ? [] : [{ wait: Math.max(1, Math.ceil((due - now) / 1000)) }]),
  ];
}

/** Lists what can happen behind a screen: the answer comes, its time does, or something is typed. */
function behind(screen: Screen, state: JourneyState, ground: MoveGround): ScenarioMove[] {
  const { definition, step } = screen;
  const runs = definition.kind === 'end' ? undefined : definition.runs;
  if (runs === undefined) return [];
  const { callId, timer } = { ...state.frames.at(-1)?.background };
  const { operation, every, on } = runs;
  if (callId !== undefined)
    return repliesTo({ step, operation }, state, ground).map((answer) => ({ answer }));
  if (timer !== undefined) return [{ wait: every?.seconds ?? 1 }];
  return on === undefined ? [] : answersOn(screen, ground).flatMap((typed) => (typed ? [{ typed }] : []));
}

/** Fields and what is answered to them; nothing on a screen that asks nothing. */
export type Answers = Record<string, unknown> | undefined;

/** Lists the answers to a screen: an ordinary one, those that decide something, the shortest and the longest. */
export function answersOn(screen: Screen, ground: MoveGround): Answers[] {
  const { sources, library, deciding } = ground;
  const saves = 'saves' in screen.definition ? (screen.definition.saves ?? {}) : {};
  const form = screen.form && sources.journeys.get(screen.journey)?.forms.get(screen.form.name)?.value;
  const saved = new Map(Object.entries(saves).map(([datum, pointer]) => [pointer.slice(1), datum]));
  const fields = form ? Object.keys(form.schema.properties) : [...saved.keys()];
  if (fields.length === 0) return [undefined];
  const candidates = fields.map((field) => {
    return [field, valuesFor(field, { screen, form, datum: saved.get(field) ?? '', sources })] as const;
  });
  const required = form ? new Set(form.schema.required ?? []) : new Set(fields);
  const base = Object.fromEntries(
    candidates.flatMap(([field, [first]]) => (required.has(field) || !form ? [[field, first]] : [])),
  );
  const bounds = candidates.flatMap(([field, values]) =>
    values.map((value): Varied => ({ path: [field], variation: { value } })),
  );
  const decide = deciding.inside(placeOf.answer(screen.journey, screen.step));
  const variants = distinct([...variantsOf(base, decide), ...variantsOf(base, bounds)]);
  const validate = screen.form && library.validators?.(screen.journey, screen.form.name);
  // Objects varied member by member are objects.
  const answers = variants.map((made) => repeatFields(made as Record<string, unknown>, form));
  return distinct(answers).filter((made) => Object.keys(validate?.(made) ?? {}).length === 0);
}

/** Fills the fields that repeat another as that one is filled. */
function repeatFields(values: Record<string, unknown>, form: FormFile | undefined): Record<string, unknown> {
  const repeated = Object.entries(form?.ui ?? {}).flatMap(([field, { equals }]) =>
    equals === undefined || !(field in values) ? [] : [[field, values[equals]]],
  );
  return { ...values, ...Object.fromEntries(repeated) };
}

type Filling = {
  screen: Screen;
  form: FormFile | undefined;
  /** What the field is saved as. */
  datum: string;
  sources: Sources;
};

function valuesFor(field: string, { screen, form, datum, sources }: Filling): unknown[] {
  const { contract } = sources.language;
  const ui = form?.ui?.[field];
  const offered = choicesOf(screen.form?.choices[field], ui);
  // Of a list without lines nothing can be done with one.
  if (offered.length > 0 || ui?.widget === 'list') return offered;
  const sent = usedAs(screen.journey, datum, sources);
  const used = sent.flatMap((schema) => valuesOf(schema, contract));
  const typed = valuesOfDatum(screen.journey, datum, sources);
  const schema: unknown = form?.schema.properties[field];
  // What a view or the task of a proof answers is not typed: it fits what it is sent as.
  if (!isNode(schema) || ui?.taskFrom !== undefined) return used.length > 0 ? distinct(used) : typed;
  // The contract’s own example of what is saved is the more lifelike.
  const all = distinct([...used, ...typed, ...valuesOf(schema, contract)]);
  return distinct([...all, ...otherKeys(all, keyFor(screen.journey, datum, sources))]);
}

/** Says how many items a keyed list takes of which an answer is the key; none where it is that of no list. */
function keyFor(journey: string, datum: string, sources: Sources): number {
  const definition = journeyNamed(sources, journey)?.definition;
  const lists = keyedLists(definition?.data);
  if (!definition || lists.size === 0) return 0;
  const isKey = ({ role, name = '', expression }: Slot) => {
    const { key = '' } = { ...lists.get(name.replace(/^data\./, '')) };
    return role === 'puts' && variableOf(keyOfItem({ item: expression, key }))?.path === datum;
  };
  const puts = slotsOf(definition).filter(isKey);
  return Math.max(0, ...puts.map(({ name = '' }) => lists.get(name.replace(/^data\./, ''))?.max ?? 0));
}

/** Makes as many texts more as a list takes keys, each like the first but for its last sign. */
function otherKeys([first]: readonly unknown[], many: number): string[] {
  if (typeof first !== 'string' || first === '') return [];
  const signs = Array.from('9876543210zyxwvutsrqponmlkjihgfedcba').slice(0, many === 0 ? 0 : many + 1);
  return signs.map((sign) => `${first.slice(0, -1)}${sign}`);
}

function choicesOf(offered: unknown, ui: FieldUi | undefined): unknown[] {
  if (!Array.isArray(offered)) return [];
  const key = ui?.choiceKeys?.id ?? 'id';
  return offered.flatMap((choice) => (isNode(choice) && choice[key] !== undefined ? [choice[key]] : []));
}

function valuesOfDatum(journey: string, datum: string, sources: Sources): unknown[] {
  const declared = journeyNamed(sources, journey)?.definition.data ?? {};
  const { type } = declared[datum.split('.')[1] ?? ''] ?? {};
  const { contract } = sources.language;
  const schema = type?.startsWith('provider:') === true ? typeNamed(type, contract) : undefined;
  return schema ? valuesOf(schema, contract) : [];
}
