import { choiceLabels, type FormFile, type JourneyFile } from '#schemas';
import { readsIn, type Operation } from '../../values/expressions.ts';
import { itemsOf, type Items } from '../../values/list-items.ts';
import { operationsOf } from '../../values/expression-sites.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Found } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds members of the items of a list that they do not have, and choices from what is no list. */
export const itemMemberUnknown = eachJourney(function* ({ source, definition }, sources) {
  for (const { slot, operation } of operationsOf(definition)) {
    const list = asking.has(operation.name) ? variableIn(operation.args[0]) : undefined;
    const items = list === undefined ? undefined : itemsOf(list, { sources, definition, slot });
    yield* namedBy(operation, items);
  }
  for (const form of source.forms.values())
    for (const problem of form.value ? choicesOf(form.value, definition, sources) : [])
      yield { document: form.document, ...problem };
});

const asking: ReadonlySet<string> = new Set(['pick', 'has']);

const variableIn = (expression: unknown): string | undefined => [...readsIn(expression)][0]?.path;

function* namedBy({ args, pointer }: Operation, items: Items | undefined): Generator<Found> {
  for (const [index, name] of args.entries())
    if (index > 1 && typeof name === 'string') yield* unknownMember(name, items, `${pointer}/${index}`);
}

function* unknownMember(name: string, items: Items | undefined, pointer: string): Generator<Found> {
  if (items === undefined || items === 'no list' || items.members.includes(name)) return;
  const message = {
    en: `The items of this list have no "${name}".`,
    it: `Gli elementi di questo elenco non hanno "${name}".`,
  };
  yield { pointer, message, ...suggest(name, items.members) };
}

/** Finds what choices are known and shown by that their items do not have, where "choiceKeys" names no other. */
function* missingOf(
  keys: { id?: string; label?: string },
  items: Items | undefined,
  pointer: string,
): Generator<Found> {
  for (const [key, names] of [['id', ['id']] as const, ['label', choiceLabels] as const]) {
    if (items === undefined || items === 'no list' || keys[key] !== undefined) continue;
    if (names.some((name) => items.members.includes(name))) continue;
    const named = names.map((name) => `"${name}"`);
    const message = {
      en: `The items of this list have no ${named.join(' or ')}.`,
      it: `Gli elementi di questo elenco non hanno ${named.join(' o ')}.`,
    };
    const hint = {
      en: `Say under "choiceKeys" what stands for "${key}".`,
      it: `Di’ in "choiceKeys" che cosa vale come "${key}".`,
    };
    yield { pointer, message, hint };
  }
}

function* choicesOf({ ui }: FormFile, definition: JourneyFile, sources: Sources): Generator<Found> {
  for (const [field, { choicesFrom, choiceKeys = {} }] of Object.entries(ui ?? {})) {
    if (choicesFrom === undefined) continue;
    const place = pointerTo('/ui', field);
    const slot = { role: 'shows', expression: { var: choicesFrom }, pointer: place } as const;
    const items = itemsOf(choicesFrom, { sources, definition, slot });
    if (items === 'no list') {
      const message = { en: `"${choicesFrom}" is no list.`, it: `"${choicesFrom}" non è un elenco.` };
      yield { pointer: `${place}/choicesFrom`, message };
    }
    const { as: _, ...members } = choiceKeys;
    if (items !== 'no list') yield* missingOf(members, items, `${place}/choicesFrom`);
    for (const [key, name] of Object.entries(members))
      yield* unknownMember(name, items, pointerTo(`${place}/choiceKeys`, key));
  }
}
