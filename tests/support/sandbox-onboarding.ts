import { createHash } from 'node:crypto';
import type { BankReplies, BankRequests, OperationId } from '#schemas';
import type { BankTalk } from './sandbox.ts';
import { replyOf } from './sandbox-login.ts';

/** A card that is not registered yet, as the accounts call lists it. */
export type Kit = {
  pan: string;
  cv2: string;
  fiscalCode: string;
  registrationCode: string;
  telephone: string;
};

/** A password that the policy lets pass. */
export const goodPassword = 'Zaffiro7!lume';

/** Reads the registration kit of a tag: a card of its own. */
export async function kitOf(bank: BankTalk, tag: string): Promise<Kit> {
  const accounts = await bank.console<{ kit?: Kit }[]>('GET', `accounts?tag=${tag}`);
  const kit = accounts.at(-1)?.kit;
  if (kit === undefined) throw new Error('the accounts call lists no kit');
  return kit;
}

/** Gets the token with which the calls before a login are made. */
export const prelogin = async (bank: BankTalk): Promise<string> =>
  replyOf(await bank.call('requestJwt', {})).jwt;

/** Does the task of a proof of work, as a portal would. */
export async function solveCaptcha(bank: BankTalk): Promise<string> {
  const token = await prelogin(bank);
  const task = replyOf(await bank.call('generateValidationToken', {}, { token }));
  const isDone = (text: string) => {
    const hash = createHash('sha256').update(text).digest();
    return hash.readUInt32BE(0) >>> (32 - task.difficulty) === 0;
  };
  let number = 0;
  while (!isDone(`${task.validationToken}.${number}`)) number += 1;
  return `${task.validationToken}.${number}`;
}

/** Opens a kit's registration and answers the token of its calls and where it stands. */
export async function startRegistration(
  bank: BankTalk,
  { pan, cv2, fiscalCode }: Kit,
): Promise<{ token: string; state: string }> {
  const token = await prelogin(bank);
  const { validationToken } = replyOf(await bank.call('verifyRegistrationCard', { pan, cv2 }, { token }));
  const body = { fiscalCode, validationToken };
  const { jwt = '', state } = replyOf(await bank.call('verifyRegistrationFiscalCode', body, { token }));
  return { token: jwt, state };
}

/** One call of a flow with its body. */
export type FlowStep = { [Id in OperationId]: readonly [Id, () => Promise<BankRequests[Id]>] }[OperationId];

/** Lists the calls of a registration in their order, each with the body that it needs then. */
export function registrationSteps(bank: BankTalk, kit: Kit, email: string): FlowStep[] {
  const { telephone } = kit;
  const qa = { idSecurityQuestion: 'Q2', securityAnswer: 'Fido' };
  const code = async (to: string) => (await bank.lastCode(to)) ?? '000000';
  return [
    ['verifyRegistrationEmail', async () => ({ email })],
    ['verifyRegistrationCode', async () => ({ code: kit.registrationCode })],
    ['generateRegistrationOtp', async () => ({ telephone })],
    ['verifyRegistrationOtpSms', async () => ({ otp: (await code(telephone)).slice(0, 6) })],
    ['saveRegistrationPassword', async () => ({ password: goodPassword })],
    ['saveRegistrationQuestion', async () => qa],
    ['saveRegistrationConsents', async () => ({ C3: true, C8: false, C4: true })],
    ['insertRegistrationKey6', async () => ({ key6: '284917' })],
    ['confirmRegistrationKey6', async () => ({ key6: '284917' })],
    ['confirmRegistrationPhone', async () => ({})],
  ];
}

/** Opens the link that was sent to an address. */
export async function openLink(
  bank: BankTalk,
  email: string,
): Promise<BankReplies['confirmRegistrationEmail']> {
  const link = (await bank.lastCode(email)) ?? '';
  const token = await prelogin(bank);
  return replyOf(await bank.call('confirmRegistrationEmail', { token: link }, { token }));
}

/** Does a step of a flow with the flow's token. */
export async function takeStep(bank: BankTalk, [id, body]: FlowStep, token: string) {
  return bank.call(id, await body(), { token });
}

/** Registers a kit from its first step to its last. */
export async function register(bank: BankTalk, kit: Kit, email: string): Promise<void> {
  const { token } = await startRegistration(bank, kit);
  for (const step of registrationSteps(bank, kit, email)) {
    if (step[0] === 'confirmRegistrationPhone') await openLink(bank, email);
    replyOf(await takeStep(bank, step, token));
  }
}

/** Lists the calls of a migration up to its end, each with the body that it needs then. */
export function migrationSteps(bank: BankTalk, email: string, telephone: string): FlowStep[] {
  const codeTo = async (to: string) => ({ otp: (await bank.lastCode(to)) ?? '000000' });
  return [
    ['saveMigrationConsents', async () => ({ C3: true, C8: true, C4: false })],
    ['verifyMigrationPhone', async () => ({ telephone })],
    ['generateMigrationOtpSms', async () => ({ telephone })],
    ['verifyMigrationOtpSms', () => codeTo(telephone)],
    ['regularizeMigrationNumber', async () => ({ serviceId: 'SERVIZI_SMS' as const, threshold: 1000 })],
    ['generateMigrationOtpEmail', async () => ({ email })],
    ['verifyMigrationOtpEmail', () => codeTo(email)],
    ['setMigrationEmail', () => codeTo(email)],
    ['setMigrationNumber', () => codeTo(telephone)],
    ['saveMigrationPassword', async () => ({ password: goodPassword })],
    ['saveMigrationQuestion', async () => ({ idSecurityQuestion: 'Q4', securityAnswer: 'Rossi' })],
    ['insertMigrationKey6', async () => ({ key6: '284917' })],
  ];
}
