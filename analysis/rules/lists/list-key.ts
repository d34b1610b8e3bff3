import { keyOfItem } from '#engine';
import type { JourneyFile } from '#schemas';
import { listsOf } from '../../graph/journeys.ts';
import { operationOf } from '../../values/expressions.ts';
import { slotsOf } from '../../values/expression-sites.ts';
import { typeNamed } from '../../values/scope.ts';
import { pointerTo } from '../../source/document.ts';
import { isNode, typesOf, type SchemaNode } from '../../source/schema-shapes.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Contract } from '../../source/contract.ts';
import type { Found } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds keyed lists whose items have no such key, and items whose key cannot be told before they are put. */
export const listKey = eachJourney(function* ({ definition }, { language: { contract } }) {
  yield* strangeKeys(definition, contract);
  const lists = listsOf(definition);
  for (const { role, name = '', expression, pointer } of slotsOf(definition)) {
    const list = role === 'puts' ? lists.get(name.replace(/^data\./, '')) : undefined;
    if (list && keyOfItem({ item: expression, key: list.key }) === undefined)
      yield { pointer, ...lacking(expression, list.key) };
  }
});

function* strangeKeys({ data = {} }: JourneyFile, contract: Contract): Generator<Found> {
  for (const [name, { of = '', key = '' }] of Object.entries(data)) {
    const item = contract.resolve(typeNamed(of, contract));
    // Of a type that there is not another rule speaks.
    if (key === '' || item === undefined) continue;
    const known = keysOf(item, (member) => contract.resolve(member));
    if (known.includes(key)) continue;
    const message = {
      en: `What is "${of}" has no text or number "${key}" that is always there.`,
      it: `Ciò che è "${of}" non ha un testo o un numero "${key}" che ci sia sempre.`,
    };
    yield { pointer: `${pointerTo('/data', name)}/key`, message, ...suggest(key, known) };
  }
}

function lacking(item: unknown, key: string): Pick<Found, 'message' | 'hint'> {
  if (isNode(item) && operationOf(item) === undefined)
    return {
      message: {
        en: `What is put here has no "${key}", which is the key of the list.`,
        it: `Ciò che si mette qui non ha "${key}", che è la chiave dell’elenco.`,
      },
    };
  const message = {
    en: 'The key of what is put here cannot be told.',
    it: 'Di ciò che si mette qui non si può dire la chiave.',
  };
  return { message, hint: howToWrite };
}

const plain = new Set(['string', 'number', 'integer']);

function keysOf(item: SchemaNode, resolve: (member: unknown) => SchemaNode | undefined): string[] {
  const { properties, required } = item;
  if (!isNode(properties) || !Array.isArray(required)) return [];
  return required.map(String).filter((name) => {
    const member = resolve(properties[name]);
    const types = member && typesOf(member);
    return types !== undefined && types.every((type) => plain.has(type));
  });
}

const howToWrite = {
  en: 'Write the item as a template, { "iban": { "var": "data.iban" } }, or as one variable.',
  it: 'Scrivi la voce come un modello, { "iban": { "var": "data.iban" } }, o come una sola variabile.',
};
