import { expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import texts from '../../../outbox/texts.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };
import { signedWords } from './words.ts';

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

const alertsFrom = (threshold: string) =>
  JSON.stringify(signedWords('subscribeSmsAlert', { threshold }).details);

it('the phone says of alerts from 0 euro on that they are for every operation [ALERT-03] [S-07]', () => {
  expect(alertsFrom('0,00')).toContain('ogni operazione');
  expect(alertsFrom('50,00')).toContain('50,00 €');
});
