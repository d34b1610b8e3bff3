import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  checkLibrary,
  compileLibrary,
  createSession,
  linkLibrary,
  prepareJourneys,
  type Context,
  type Library,
  type PreparedJourney,
} from '#engine';
import { operations, type ErrorCatalogue, type FormFile, type JourneyFile } from '#schemas';
import { createFakePorts, type FakePorts } from '../support/fake-ports.ts';

// The example of the guide: the moves below are those of a change that nobody adds steps to.
const folder = join(import.meta.dirname, '../../docs/guida/esempio/journeys');
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));

/** Compiles journeys as the build does, and links them as the browser does. */
function builtLibrary(): Library {
  const ids = ['phone-change', 'sca'];
  const errors = read('errors.json') as ErrorCatalogue; // our own files, which a test checks
  const formsOf = (id: string) =>
    readdirSync(join(folder, id, 'forms')).map((file) => [
      file.replace('.json', ''),
      read(id, 'forms', file) as FormFile, // as above
    ]);
  const compiled = compileLibrary({
    journeys: ids.map((id) => read(id, 'journey.json') as JourneyFile), // as above
    forms: Object.fromEntries(ids.map((id) => [id, Object.fromEntries(formsOf(id))])),
    errors,
    operations,
  });
  const text = JSON.stringify(prepareJourneys(checkLibrary(compiled)));
  return linkLibrary({ journeys: JSON.parse(text) as PreparedJourney[], errors, operations }); // just prepared
}

const context = {
  profile: { userType: 'STANDARD', kyc: false, profiling: {} },
  card: {
    id: 'card-1',
    profiling: {
      MODIFICA_NUMERO: { state: 'ATTIVO', limited: false, cardBlocked: false, locked: false, pause: false },
    },
  },
  session: { logged: true, limited: false, loginHandling: false, inFlow: false, userId: 'ada' },
} as unknown as Context; // only the flags that these journeys read

const challenge = {
  phoneNumbers: [{ id: 'p1', obfuscatedValue: '********11' }],
  channel: 'SMS',
  trxData: 'trx',
  mtTransactionId: 'mt-1',
  additionalInfo: 'info',
  serviceId: 'UPDATE_CONTACT',
  servicePayload: {},
};

function open(fake: FakePorts) {
  const input = { cardId: 'card-1', cardIds: ['card-1'] };
  return createSession({
    library: builtLibrary(),
    ports: fake.ports,
    runId: 'run',
    journey: 'phone-change',
    input,
    context,
  });
}

it('changes the number: number, code, its check, strong authentication, the change sent again, success [PHONE-07] [SCA-08]', async () => {
  const fake = createFakePorts();
  const session = open(fake);

  session.act('submit', { telephoneNumber: '3331234567' });
  await fake.reply(200, {});
  session.act('submit', { otp: '111111' });
  await fake.reply(422, { code: '5707', type: 'FIELD', pointer: '/otp' });
  session.act('submit', { otp: '222222' });
  await fake.reply(200, {});
  await fake.reply(403, { code: 'SCA_REQUIRED', type: 'SCA', sca: challenge });
  await fake.reply(200, { token: 'sent-1', obfuscatedValue: '********11' });
  session.act('submit', { otp: '333333' });
  await fake.reply(200, { access_token: 'secret', additionalInfo: 'proof' });
  await fake.reply(200, {});

  expect(fake.log.sent.map(({ operation }) => operation)).toEqual([
    'generateOtpSca',
    'verifyOtpNewNumber',
    'verifyOtpNewNumber',
    'updateContact',
    'generateOtp',
    'verifyMfa',
    'updateContact',
  ]);
  expect(fake.log.sent.at(-1)?.headers).toMatchObject({
    mtTransactionId: 'mt-1',
    transactionData: 'trx',
    additionalInfo: 'proof',
  });
  expect(session.screen()).toMatchObject({ step: 'done', popup: 'EDIT_TEL_NUMB_SUCCESSFUL' });
  session.act('close');
  await expect(session.finished).resolves.toMatchObject({ outcome: 'completed' });
});

it('marks the number where it was typed, whatever each request calls it [ERR-15] [ERR-16] [ERR-27]', async () => {
  const fake = createFakePorts();
  const session = open(fake);
  const marked = () => session.screen()?.form?.state.errors;
  const number = { telephoneNumber: '3331234567' };

  session.act('submit', number);
  await fake.reply(422, { code: 'NUMBER_OF_ANOTHER_KIND', type: 'FIELD', pointer: '/telephone' });
  expect(marked()).toEqual({ '/telephoneNumber': 'errors:popup.default' });
  session.act('submit', number);
  await fake.reply(200, {});
  session.act('submit', { otp: '222222' });
  await fake.reply(200, {});
  await fake.reply(422, { code: 'NUMBER_OF_ANOTHER_KIND', type: 'FIELD-PREVIOUS', pointer: '/newNumber' });

  expect(session.screen()?.step).toBe('enter-number');
  expect(marked()).toEqual({ '/telephoneNumber': 'errors:popup.default' });
});

it('never gives the store what is sensitive, at any point of the change', async () => {
  const kept: string[] = [];
  const fake = createFakePorts();
  const ports = {
    ...fake.ports,
    store: {
      save: (_id: string, saved: unknown) => void kept.push(JSON.stringify(saved)),
      forget: () => undefined,
    },
  };
  const session = open({ ...fake, ports });

  session.act('submit', { telephoneNumber: '3331234567' });
  await fake.reply(200, {});
  session.act('submit', { otp: '222222' });
  await fake.reply(200, {});
  await fake.reply(403, { code: 'SCA_REQUIRED', type: 'SCA', sca: challenge });
  await fake.reply(200, { token: 'sent-1', obfuscatedValue: '********11' });
  session.act('submit', { otp: '333333' });
  await fake.reply(200, { access_token: 'secret', additionalInfo: 'proof' });

  expect(kept.length).toBeGreaterThan(7);
  for (const secret of ['3331234567', '222222', '333333', 'secret', 'proof', 'sent-1'])
    expect(kept.join()).not.toContain(secret);
});
