import { expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import texts from '../../../outbox/texts.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

const asking = [...readContract().operations.values()].filter(({ scaAlways }) => scaAlways);
const smsOf = new Map<string, string>(Object.entries(texts));
const phoneOf = new Map(Object.entries(words));
const namedIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();

it.each(asking.map(({ id }) => id))(
  'the phone says of %s all that its message by SMS says of what is signed [LANG-13] [S-07]',
  (id) => {
    const said = namedIn(JSON.stringify(phoneOf.get(id)));

    expect(phoneOf.get(id)?.title).toMatch(/^\p{Lu}/u);
    // A phone has room for more.
    expect(said).toEqual(
      expect.arrayContaining(namedIn(smsOf.get(id) ?? '').filter((name) => name !== 'code')),
    );
  },
);
