import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { codeOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const dayMs = 86_400_000;
const most = 40;

describe.each(await rulePlaces())('e-Codes that are tried on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('tries');

  it('are told of so often in 24 hours, in all sessions of a holder together: nobody finds the present one by trying [ECODE-27, S-24, S-27]', async () => {
    const username = nameOf('standard');
    const { ask, cardId } = await openCardHolder(bank, username);
    for (let tried = 0; tried < most / 2; tried += 1) {
      await ask('evaluateKey6', { key6: String(284_901 + tried) });
      await ask('validateKey6', { cardId, key6: String(284_901 + tried) });
    }

    const again = await openCardHolder(bank, username);
    const key6 = '739154';
    const refused = [
      await again.call('validateKey6', { cardId, key6 }),
      await again.call('evaluateKey6', { key6 }),
    ];
    const other = await openCardHolder(bank, nameOf('standard'));

    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 429,
        error: { code: 'KEY6_TOO_MANY', type: 'SHOW' },
        retryAfter: dayMs / 1000,
      });
    expect(await other.ask('evaluateKey6', { key6: '284901' })).toEqual({ complexity: 'GREEN' });
  });

  it('count anew a day after the first [ECODE-27]', async () => {
    const username = nameOf('standard');
    const { call } = await openCardHolder(bank, username);
    for (let tried = 0; tried < most; tried += 1) await call('evaluateKey6', { key6: '284917' });
    const over = await call('evaluateKey6', { key6: '284917' });
    await bank.console('POST', 'clock', { advance: 'P1D' });

    const { ask } = await openCardHolder(bank, username);

    expect(codeOf(over)).toBe('KEY6_TOO_MANY');
    expect(await ask('evaluateKey6', { key6: '284917' })).toEqual({ complexity: 'GREEN' });
    await bank.console('POST', 'clock', { real: true });
  });
});
