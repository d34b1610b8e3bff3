import { describe, expect, it } from 'vitest';
import { createTexts, refuseMissingText } from '#i18n';
import { readContract } from '#schemas/provider';
import approval from '../../i18n/it/app-approval.json' with { type: 'json' };
import sca from '../../i18n/it/sca.json' with { type: 'json' };
import sms from '../../sandbox/outbox/texts.json' with { type: 'json' };

const texts = createTexts({
  trees: { sca },
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: refuseMissingText,
});
const saidOf = (context: string, signed: Readonly<Record<string, string>>) =>
  texts.text({
    namespace: 'sca',
    key: 'enter-code.body',
    values: { context, phone: '********67', ...signed },
  });

// The brand's name of the e-Code is nothing that is signed.
const namesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)(?:, \w+)?\}/g)].map(([, name = '']) => name).filter((name) => name !== 'eCode');
const services = Object.entries(sca['enter-code']).flatMap(([key, words]) =>
  key.startsWith('body_') && typeof words === 'string' ? [[key.slice('body_'.length), words] as const] : [],
);

describe('the popup of strong authentication', () => {
  it('says n times the amount of a plan, and the amount and the number of a top-up [S-07] [SCA-17] [SCA-20]', () => {
    const plan = saidOf('confirmPlan', {
      installments: '6',
      installmentAmount: '20,50',
      amount: '123,00',
      fee: '2,46',
      purchases: 'Bar Corsini e un altro',
    });
    const topUp = saidOf('topUpPhone', { amount: '10,00', phoneNumber: '3331234519' });

    expect(plan).toContain(
      '**6 rate da 20,50\u00a0€**, per dividere 123,00\u00a0€, spesi da Bar Corsini e un altro. La commissione è di 2,46\u00a0€.',
    );
    expect(topUp).toContain('**10,00\u00a0€** al numero **333\u00a0123\u00a04519**');
  });

  it.each(services)(
    'says of %s all that its SMS says, and which number it went to [S-07] [SCA-01]',
    (id, words) => {
      const [, signed] = Object.entries(sms).find(([service]) => service === id) ?? [];

      // A screen has room for more than a message.
      expect(namesIn(words)).toEqual(
        expect.arrayContaining([...namesIn(signed ?? '').filter((name) => name !== 'code'), 'phone']),
      );
    },
  );

  it('says for every operation that asks for a code, other than the login, what is confirmed, in the app as well [S-07]', () => {
    const asking = [...readContract().operations.values()].flatMap(({ id, sca: asks }) => (asks ? [id] : []));

    const silent = asking.filter(
      (id) => !(`body_${id}` in sca['enter-code'] && `body_${id}` in approval.waiting),
    );

    expect(asking).toContain('viewPin');
    expect(silent).toEqual(['finalizeLogin']);
  });

  it('names the list that a code downloads and the card whose PIN it shows [S-07] [SCA-11] [PIN-04]', () => {
    expect(saidOf('downloadStatement', { month: 'ottobre 2026', card: '4417' })).toContain(
      'scaricare la lista movimenti di **ottobre 2026** della carta che finisce con **4417**',
    );
    expect(saidOf('viewPin', { card: '4417' })).toContain(
      'vedere il PIN della carta che finisce con **4417**',
    );
  });

  it('asks for the code alone where the service signs nothing that has to be read', () => {
    expect(saidOf('finalizeLogin', {})).toBe(
      texts.text({ namespace: 'sca', key: 'enter-code.body', values: { phone: '********67' } }),
    );
  });
});
