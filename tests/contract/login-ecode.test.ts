import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openStoppedHolder } from '../support/card-holder.ts';
import { codeOf, replyOf, withProof } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const demoKey6 = '739154';
const key6 = '284917';

describe.each(await rulePlaces())('the e-Code that a login asks for on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('login');

  const stoppedAt = (persona: string) => openStoppedHolder(bank, nameOf(persona));

  /** Reads the e-Codes of all cards with the token that ended the login. */
  async function codesOf(username: string, first: string) {
    const { cards } = replyOf(await bank.call('listCards', {}, { token: first }));
    const codes = [];
    let token = first;
    for (const { id: cardId } of cards) {
      const shown = await withProof(bank, { id: 'viewKey6', body: { cardId }, token, to: username });
      token = shown.token;
      codes.push(replyOf(shown.answer).key6);
    }
    return codes;
  }

  it('is a first one, entered twice, before anything else opens [CALL-29, CALL-30, ECODE-28, TRIG-01, S-23, S-26]', async () => {
    const { opened, triggerTimeline, holder } = await stoppedAt('senza-ecode');
    const shut = await holder.call('listCards', {});
    const early = await holder.call('confirmLoginKey6', { key6 });
    const weak = await holder.call('insertLoginKey6', { key6: '123456' });
    const judged = await holder.ask('evaluateKey6', { key6 });

    const inserted = await holder.ask('insertLoginKey6', { key6 });
    const different = await holder.call('confirmLoginKey6', { key6: '284918' });
    const recovered = await holder.ask('recoverLoginFlow', undefined);
    await holder.ask('insertLoginKey6', { key6 });
    const confirmed = await holder.ask('confirmLoginKey6', { key6 });

    const token = confirmed.clientAccessToken ?? '';
    expect(opened).toMatchObject({ flowKey6Context: 'INSERT', key6ValidUserCards: [] });
    expect(triggerTimeline).toEqual({ id: 'BLOCKER_KEY6' });
    expect(codeOf(shut)).toBe('LOGIN_NOT_FINALISED');
    expect(codeOf(early)).toBe('STEP_SKIPPED');
    expect(weak).toMatchObject({ error: { code: 'KEY6_WEAK', pointer: '/key6' } });
    expect(judged.complexity).toBe('GREEN');
    expect(inserted).toEqual({ flow: 'LOGIN_END', flowKey6Context: 'INSERT', key6ValidUserCards: [] });
    expect(codeOf(different)).toBe('KEY6_DIFFERENT');
    expect(recovered).toMatchObject({
      flowKey6Context: 'INSERT',
      triggerTimeline: { id: 'BLOCKER_KEY6' },
    });
    expect(confirmed).toMatchObject({ flowKey6Context: '', key6ValidUserCards: [expect.any(String)] });
    expect(codeOf(await holder.call('listCards', {}))).toBe('UNAUTHORISED');
    expect(await codesOf(holder.username, token)).toEqual([key6]);
  });

  it('is judged for the card that has none, and so may be that of the others [CALL-28, CALL-31, ECODE-22]', async () => {
    const { holder } = await stoppedAt('estendi-ecode');

    expect(await holder.ask('evaluateKey6', { key6: demoKey6 })).toEqual({ complexity: 'GREEN' });
  });

  it('may be that of the other cards [CALL-28, TRIG-01]', async () => {
    const { opened, triggerTimeline, holder } = await stoppedAt('estendi-ecode');

    const propagated = await holder.ask('propagateKey6', { propagateKey6: true });

    expect(opened.flowKey6Context).toBe('PROPAGATE');
    expect(opened.key6ValidUserCards).toHaveLength(1);
    expect(triggerTimeline).toEqual({ id: 'BLOCKER_KEY6' });
    expect(propagated).toMatchObject({ flow: 'LOGIN_END', flowKey6Context: '' });
    expect(propagated.key6ValidUserCards).toHaveLength(2);
    expect(await codesOf(holder.username, propagated.clientAccessToken ?? '')).toEqual([demoKey6, demoKey6]);
  });

  it('may be another than that of the other cards, which keep theirs [CALL-28, CALL-29, CALL-30]', async () => {
    const { holder } = await stoppedAt('estendi-ecode');

    const declined = await holder.ask('propagateKey6', { propagateKey6: false });
    await holder.ask('insertLoginKey6', { key6 });
    const confirmed = await holder.ask('confirmLoginKey6', { key6 });

    expect(declined).toMatchObject({ flowKey6Context: 'INSERT' });
    expect(declined.clientAccessToken).toBeUndefined();
    expect(await codesOf(holder.username, confirmed.clientAccessToken ?? '')).toEqual([demoKey6, key6]);
  });

  it('is out of turn for a holder whose cards all have one, and propagated from no card [S-23, CALL-28]', async () => {
    const settled = await stoppedAt('standard');
    const { holder } = await stoppedAt('senza-ecode');
    const { call } = settled.holder;

    const answers = [
      await call('propagateKey6', { propagateKey6: true }),
      await call('insertLoginKey6', { key6 }),
      await call('confirmLoginKey6', { key6 }),
      await holder.call('propagateKey6', { propagateKey6: true }),
    ];

    expect(settled.triggerTimeline).toBeUndefined();
    expect(settled.opened.flowKey6Context).toBe('');
    expect(answers.map(codeOf)).toEqual(Array.from({ length: 4 }, () => 'STEP_SKIPPED'));
  });
});
