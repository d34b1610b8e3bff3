import type { BankTalk } from './sandbox.ts';
import { replyOf } from './sandbox-login.ts';
import { kitOf, registrationSteps, startRegistration, takeStep } from './sandbox-onboarding.ts';

/** Makes registrations at a bank, each of a card of its own, as far as a test needs them. */
export function registrationsOf(bank: BankTalk) {
  let kits = 0;

  async function newKit() {
    kits += 1;
    const kit = await kitOf(bank, `registration${kits}`);
    return { kit, email: `nadia${kits}@example.org` };
  }

  async function startedKit() {
    const { kit, email } = await newKit();
    const { token } = await startRegistration(bank, kit);
    return { kit, email, token, steps: registrationSteps(bank, kit, email) };
  }

  async function upTo(id: string) {
    const started = await startedKit();
    for (const step of started.steps.slice(
      0,
      started.steps.findIndex(([name]) => name === id),
    ))
      replyOf(await takeStep(bank, step, started.token));
    return started;
  }

  const stateOf = async (token: string) =>
    replyOf(await bank.call('recoverRegistrationFlow', undefined, { token })).state;

  return { newKit, startedKit, upTo, stateOf };
}
