import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBank, type TestBank } from '../support/sandbox.ts';
import { codeOf, logIn } from '../support/sandbox-login.ts';
import { kitOf, prelogin, startRegistration } from '../support/sandbox-onboarding.ts';

/** The first digits that the sandbox gives to its own cards. */
const testBins = /^(400|409|520|600)0/;

describe('the card numbers of the sandbox', () => {
  let bank: TestBank;

  beforeAll(async () => {
    bank = await openTestBank();
  });

  afterAll(() => bank.close());

  it.each(['4539578763621486', '5425233430109903', '4090000012345678'])(
    'are all that it takes: %s is refused, and nothing of it is kept [S-62, CALL-105]',
    async (pan) => {
      const token = await prelogin(bank);

      const answer = await bank.call('verifyRegistrationCard', { pan, cv2: '123' }, { token });

      expect(codeOf(answer)).toBe('CARD_NOT_VERIFIED');
      expect(JSON.stringify(await bank.console('GET', 'requests'))).not.toContain(pan);
    },
  );

  it('are within its own range, of its accounts and of its kits [S-62]', async () => {
    await logIn(bank, 'standard+bins@percorso.test');
    const kit = await kitOf(bank, 'bins');
    const { cards } = await bank.console<{ cards: { pan: string }[] }>(
      'GET',
      'holder?username=standard+bins@percorso.test',
    );

    const numbers = [kit.pan, ...cards.map(({ pan }) => pan)];

    expect(numbers.filter((pan) => !testBins.test(pan))).toEqual([]);
    expect((await startRegistration(bank, kit)).state).toBe('STATE_30_EMAIL');
  });
});
