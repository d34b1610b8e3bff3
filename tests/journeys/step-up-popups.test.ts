import { expect, it } from 'vitest';
import { libraryOf, ordinaryContext, readSources } from '#analysis';
import { createSession, type JourneySession } from '#engine';
import { createFakePorts, type FakePorts } from '../support/fake-ports.ts';
import { projectFiles, projectLanguage } from './project.ts';

const sources = readSources(projectLanguage(), projectFiles(), { views: {} });
const library = libraryOf(sources);
const context = ordinaryContext(sources.language.contexts);

const challenge = {
  phoneNumbers: [{ id: 'p1', obfuscatedValue: '********11' }],
  channel: 'SMS',
  trxData: 'trx',
  mtTransactionId: 'mt-1',
  additionalInfo: 'info',
  serviceId: 'service',
  servicePayload: {},
};

function open(journey: string, input: Readonly<Record<string, unknown>>): [JourneySession, FakePorts] {
  const fake = createFakePorts();
  return [createSession({ library, ports: fake.ports, runId: 'run', journey, input, context }), fake];
}

/** The bank asks for a code, which is given and is right; the call is then sent again and has no answer yet. */
async function giveCode(session: JourneySession, fake: FakePorts): Promise<void> {
  await fake.reply(403, { code: 'SCA_REQUIRED', type: 'SCA', sca: challenge });
  await fake.reply(200, { token: 'sent-1', obfuscatedValue: '********11', expiresIn: 300, resendIn: 30 });
  session.act('submit', { otp: '333333' });
  await fake.reply(200, { access_token: 'secret', additionalInfo: 'proof' });
}

/** Does what a scenario does until the bank asks for a code: an analyst who adds a step adds it there. */
function asInScenario(
  journey: string,
  name: string,
): (session: JourneySession, fake: FakePorts) => Promise<void> {
  const moves = sources.journeys.get(journey)?.scenarios.get(name)?.value?.do ?? [];
  const asked = moves.findIndex(({ answer }) => answer?.status === 403);
  expect(asked).toBeGreaterThan(0);
  return async (session, fake) => {
    for (const { action, values, answer } of moves.slice(0, asked)) {
      if (action !== undefined) session.act(action, values);
      if (answer) await fake.reply(answer.status ?? 200, answer.body);
    }
  };
}

const submit = (session: JourneySession) => session.act('submit');

it.each([
  {
    journey: 'phone-change',
    input: { cardId: '1000001', cardIds: ['1000001'] },
    before: asInScenario('phone-change', 'changes-the-number'),
    after: 'EDIT_TEL_NUMB_SUCCESSFUL',
  },
  {
    journey: 'tds-unlock',
    input: { cardId: '1000001' },
    before: asInScenario('tds-unlock', 'unlocks'),
    after: 'THREED_UNLOCK_SUCCESSFUL',
  },
  {
    journey: 'ecode-unlock',
    input: { cardId: '1000001' },
    before: submit,
    after: 'UNLOCK_KEYSIX_POPUP_SUCCESSFUL',
  },
  {
    journey: 'ecode-unlock-tds',
    input: { cardId: '1000001' },
    before: submit,
    after: 'UNLOCK_KEYSIX_3DS_POPUP_SUCCESSFUL',
  },
  {
    journey: 'statement-email',
    input: { cardId: '1000001' },
    before: async (session: JourneySession, fake: FakePorts) => {
      await fake.reply(200, { delivery: 'ONLINE', email: 'g****a@percorso.test' });
      session.act('submit', { email: 'nuova@percorso.test' });
    },
    after: 'BANK_STATEMENT_MODIFY_EMAIL_SUCCESSFUL',
  },
])(
  '$journey keeps its own popup open after the code, its form as it was, until it is done [SCA-25]',
  async ({ journey, input, before, after }) => {
    const [session, fake] = open(journey, input);
    await before(session, fake);
    const shown = session.screen()?.step;

    await giveCode(session, fake);

    expect(session.screen()).toMatchObject({ journey, step: shown, busy: true });
    expect(session.screen()?.form?.state.blanks ?? 0).toBe(0);
    await fake.reply(200, { email: 'n****a@percorso.test' });
    expect(session.screen()).toMatchObject({ journey, popup: after, busy: false });
  },
);

it('the end of a login closes nothing but the popup of the code, and goes on until the login is over [SCA-25]', async () => {
  const [session, fake] = open('login-finalise', {});

  await giveCode(session, fake);

  expect(fake.waiting().map(({ operation }) => operation)).toEqual(['finalizeLogin']);
  await fake.reply(200, { flow: 'LOGIN_END' });
  await expect(session.finished).resolves.toMatchObject({ outcome: 'completed' });
});
