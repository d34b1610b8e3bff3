import { choiceFieldOf, formula, natureOf, pointerKeys, typesOf, type TextPlace } from '#analysis';
import {
  definitionOf,
  definitionPath,
  inside,
  joined,
  named,
  textIn,
  type Asked,
  type KnownName,
} from './asked.ts';
import { limits } from './of-steps.ts';
import { plainNames } from './schema-words.ts';

/** Lists the placeholders that a text can fill, with the format that their value takes, and what fills each. */
export function placeholders(place: TextPlace, asked: Asked): KnownName[] {
  return place.values.flatMap((name) => {
    const [step = ''] = place.path;
    const keys = ['steps', step, 'shows', name];
    const expression = inside(definitionOf(asked), ...keys);
    if (expression === undefined) return name === 'left' ? attemptsLeft(place, asked) : ofBank(name, asked);
    const { types, format } = kindOf(expression, asked, name);
    const detail = joined(types, formula(expression, asked.say));
    const known = { detail, home: { path: definitionPath(asked.journey), keys } };
    return [{ name, ...known }, ...(format === undefined ? [] : [{ name: `${name}, ${format}`, ...known }])];
  });
}

const formatOf: Readonly<Record<string, string>> = { money: 'money', date: 'date', digits: 'phone' };

function kindOf(
  expression: unknown,
  { sources, journey }: Asked,
  name: string,
): { types: string; format?: string } {
  const source = sources.journeys.get(journey);
  const definition = source?.journey?.value;
  if (!definition) return { types: '' };
  const lookup = { sources, definition, slot: { role: 'shows', expression, pointer: '' } } as const;
  const isChoice = choiceFieldOf(expression, source) === name;
  const format = isChoice ? 'choice' : formatOf[natureOf(expression, lookup) ?? ''];
  const types = (typesOf(expression, lookup) ?? []).map((type) => plainNames[type] ?? type);
  return { types: [...new Set(types)].join(' | '), ...(format !== undefined && { format }) };
}

function attemptsLeft({ owner }: TextPlace, asked: Asked): KnownName[] {
  const counts = textIn(inside(definitionOf(asked), ...pointerKeys(owner.pointer)), 'counts');
  const limit = limits(asked).find(({ name }) => name === counts);
  const left = asked.say({ en: 'attempts left of', it: 'tentativi rimasti di' });
  return [{ ...limit, name: 'left', detail: joined(`${left} ${counts}`, limit?.detail ?? '') }];
}

const ofBank = (name: string, { say }: Asked): KnownName[] =>
  named(
    [name],
    say({
      en: 'a name that the bank gives itself or its code',
      it: 'un nome che la banca dà a sé o al suo codice',
    }),
  );
