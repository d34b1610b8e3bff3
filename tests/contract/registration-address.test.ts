import { describe, expect, it } from 'vitest';
import { bankOn } from '../support/bank-on.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import {
  kitOf,
  openLink,
  prelogin,
  register,
  registrationSteps,
  startRegistration,
  takeStep,
} from '../support/sandbox-onboarding.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const day = 86_400_000;

describe.each(await rulePlaces())('the address of a registration on $name', (place) => {
  const bank = bankOn(place);
  let kits = 0;

  async function newKit() {
    kits += 1;
    return { kit: await kitOf(bank, `address${kits}`), email: `ada${kits}@example.org` };
  }

  async function startedKit() {
    const { kit, email } = await newKit();
    const { token } = await startRegistration(bank, kit);
    return { kit, email, token, steps: registrationSteps(bank, kit, email) };
  }

  async function upTo(id: string) {
    const started = await startedKit();
    const until = started.steps.findIndex(([name]) => name === id);
    for (const step of started.steps.slice(0, until)) replyOf(await takeStep(bank, step, started.token));
    return started;
  }

  it('opens the link of the e-mail once and within 30 days [REG-23, CALL-119, CALL-120]', async () => {
    const timely = await upTo('confirmRegistrationPhone');
    const late = await upTo('confirmRegistrationPhone');
    const unopened = await bank.call('confirmRegistrationPhone', {}, { token: timely.token });
    const links = await Promise.all(
      [timely, late].map(async ({ email }) => (await bank.lastCode(email)) ?? ''),
    );
    const open = async (link = '') =>
      bank.call('confirmRegistrationEmail', { token: link }, { token: await prelogin(bank) });

    const [mail] = await bank.console<{ text: string }[]>('GET', `outbox?to=${timely.email}`);

    bank.clock.advance(30 * day - 1000);
    const opened = replyOf(await open(links[0]));
    const twice = await open(links[0]);
    bank.clock.advance(2000);
    const tooLate = await open(links[1]);

    expect(mail?.text).toContain(`/confirmEmail?token=${links[0]}`);
    expect(codeOf(unopened)).toBe('EMAIL_NOT_CONFIRMED');
    expect([twice, tooLate].map(codeOf)).toEqual(['EMAIL_ALREADY_CONFIRMED', 'TICKET_INVALID']);
    expect(replyOf(await bank.call('confirmRegistrationPhone', {}, { token: opened.jwt })).state).toBe(
      'STATE_90_END',
    );
  });

  it('sends another link to an address that is put right, and no earlier link serves then [REG-23, CALL-107]', async () => {
    const { email, token } = await upTo('confirmRegistrationPhone');
    const ask = (address: string) => bank.call('verifyRegistrationEmail', { email: address }, { token });
    const first = (await bank.lastCode(email)) ?? '';
    const hasty = await ask(`right-${email}`);
    bank.clock.advance(31_000);

    const again = replyOf(await ask(`right-${email}`));

    expect([codeOf(hasty), again.state]).toEqual(['OTP_TOO_SOON', 'STATE_80_CONFIRM']);
    const old = await bank.call(
      'confirmRegistrationEmail',
      { token: first },
      { token: await prelogin(bank) },
    );
    expect(codeOf(old)).toBe('TICKET_INVALID');
    const opened = await openLink(bank, `right-${email}`);
    const told = replyOf(await bank.call('recoverRegistrationFlow', undefined, { token: opened.jwt }));
    expect(told).toMatchObject({ state: 'STATE_80_CONFIRM', emailConfirmed: true });
    bank.clock.advance(31_000);
    expect(codeOf(await ask('other@example.org'))).toBe('STEP_SKIPPED');
  });

  it('refuses an address that is another holder’s or a demo account’s [CALL-107]', async () => {
    const { kit, email } = await newKit();
    await register(bank, kit, email);
    const { token } = await startedKit();
    const send = (address: string) => bank.call('verifyRegistrationEmail', { email: address }, { token });

    const codes = [await send(email.toUpperCase()), await send('standard+new@percorso.test')].map(codeOf);

    expect(codes).toEqual(['EMAIL_NOT_ACCEPTED', 'EMAIL_NOT_ACCEPTED']);
  });
});
