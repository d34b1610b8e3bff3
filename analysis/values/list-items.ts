import { pointerKeys } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import { variableOf } from './expressions.ts';
import { listsOf, screensOf, type SoundJourney } from '../graph/journeys.ts';
import { schemaOf, type Lookup as Scope } from './scope.ts';
import { slotsOf, type Slot } from './expression-sites.ts';

/** What a variable lists: items with these members and no others, or what is no list at all. */
export type Items = { members: readonly string[] } | 'no list';

type Lookup = Scope & Pick<SoundJourney, 'definition'>;

/** Says what the items of a variable have; nothing when that is not known. */
export function itemsOf(path: string, lookup: Lookup): Items | undefined {
  const { contract } = lookup.sources.language;
  const schema = schemaOf(path, lookup);
  const type = schema?.['type'];
  if (!schema || typeof type !== 'string') return undefined;
  if (type !== 'array') return 'no list';
  if (schema['items'] === undefined) return itemsSet(path, lookup);
  const item = contract.resolve(schema['items']);
  if (item?.['additionalProperties'] !== false || !isNode(item['properties'])) return undefined;
  return { members: Object.keys(item['properties']) };
}

/** Of data that is declared as any list, the items are those of what it is set to, when all of that is known. */
function itemsSet(path: string, { sources, definition }: Omit<Lookup, 'slot'>): Items | undefined {
  const sets = slotsOf(definition).filter(({ role, name }) => role === 'sets' && name === path);
  const isSaved = screensOf(definition).some(({ step }) => path in (step.saves ?? {}));
  const all = isSaved ? [] : sets.map((slot) => itemsGiven(slot, { sources, definition, slot }));
  const members = all.flatMap((items) => (items === undefined || items === 'no list' ? [] : [items.members]));
  return members.length === 0 || members.length < all.length
    ? undefined
    : { members: [...new Set(members.flat())] };
}

function itemsGiven({ expression, name }: Slot, lookup: Lookup): Items | undefined {
  const path = variableOf(expression)?.path;
  return path === undefined || path === name || path.startsWith('data.') ? undefined : itemsOf(path, lookup);
}

/** An answer that is the key of an item of a keyed list. */
export type KeyChoice = { datum: string; list: string; key: string };

/** Lists the answers of a screen that are chosen from keyed lists by their keys. */
export function keyChoices({ source, definition }: SoundJourney, screen: string): KeyChoice[] {
  const lists = listsOf(definition);
  const step = definition.steps[screen];
  if (lists.size === 0 || step?.kind !== 'form') return [];
  const ui = source.forms.get(step.form ?? '')?.value?.ui ?? {};
  return Object.entries(step.saves ?? {}).flatMap(([path, place]) => {
    const { choicesFrom = '', choiceKeys } = ui[pointerKeys(place)[0] ?? ''] ?? {};
    const list = choicesFrom.replace(/^data\./, '');
    const { key } = { ...lists.get(list) };
    return key !== undefined && key === (choiceKeys?.id ?? 'id')
      ? [{ datum: path.replace(/^data\./, ''), list, key }]
      : [];
  });
}
