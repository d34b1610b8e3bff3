import { defaultPolicy, type Counter } from '#sandbox';
import type { OperationId } from '#schemas';
import type { BankAnswer, BankTalk } from './sandbox.ts';
import { manyApprovals } from './approvals.ts';
import { openCardHolder, openStoppedHolder } from './card-holder.ts';
import {
  challengeOf,
  codeOf,
  demoPassword,
  logIn,
  otpRequest,
  replyOf,
  startLogin,
} from './sandbox-login.ts';
import {
  goodPassword,
  kitOf,
  migrationSteps,
  prelogin,
  solveCaptcha,
  takeStep,
  type FlowStep,
} from './sandbox-onboarding.ts';

/** Tries that are sent at once, and how often each answer comes of them, whatever their order. */
export type AtOnce = {
  tries: readonly (() => Promise<BankAnswer<OperationId>>)[];
  answers: Readonly<Record<string, number>>;
};

/** A bank and a name that nobody has used in it. */
type Stage = { bank: BankTalk; nameOf: (persona: string) => string };

/** How many tries come at once, and which of them is right: so late that all that are judged came before it. */
const many = 40;
const rightAt = 37;

/** As many failures, or recoveries, as a bank takes from one address. */
export const perAddress = defaultPolicy.login.addressFailures;

const tried = (send: (isRight: boolean) => Promise<BankAnswer<OperationId>>) =>
  Array.from({ length: many }, (_, index) => () => send(index === rightAt));

const otherThan = (code: string): string => (code.startsWith('0') ? '1' : '0') + code.slice(1);

/** The fifth wrong one in a row is the block, and the right one comes too late. */
const fiveOf = (wrong: string) => ({ [wrong]: 4, '5709': many - 4 });
const fiveCodes = { '5707': 3, '5708': 1, '5709': many - 4 };

/** For every count of tries: tries at once, of which never more are judged than one after the other (S-76). */
export const triesAtOnce: Readonly<Record<Counter, (stage: Stage) => Promise<AtOnce>>> = {
  async login({ bank, nameOf }) {
    const username = nameOf('standard');
    await startLogin(bank, username);
    const token = await prelogin(bank);
    const send = (isRight: boolean) => {
      const password = isRight ? demoPassword : 'Wrong1234!';
      return bank.call('requestToken', { grant_type: 'PASSWORD', username, password }, { token });
    };
    return { tries: tried(send), answers: { LOGIN_REFUSED: many } };
  },
  async card({ bank, nameOf }) {
    const { pan, cv2 } = await kitOf(bank, nameOf('card'));
    const token = await prelogin(bank);
    const send = (isRight: boolean) =>
      bank.call('verifyRegistrationCard', { pan, cv2: isRight ? cv2 : otherThan(cv2) }, { token });
    return { tries: tried(send), answers: { CARD_NOT_VERIFIED: many } };
  },
  async fiscalCode({ bank, nameOf }) {
    const { pan, cv2, fiscalCode } = await kitOf(bank, nameOf('code'));
    const token = await prelogin(bank);
    const { validationToken } = replyOf(await bank.call('verifyRegistrationCard', { pan, cv2 }, { token }));
    const send = (isRight: boolean) =>
      bank.call(
        'verifyRegistrationFiscalCode',
        { fiscalCode: isRight ? fiscalCode : 'RSSMRA85T10A562S', validationToken },
        { token },
      );
    return { tries: tried(send), answers: { FISCAL_CODE_WRONG: many } };
  },
  async registrationEmail({ bank, nameOf }) {
    const { pan, cv2, fiscalCode } = await kitOf(bank, nameOf('email'));
    const token = await prelogin(bank);
    const { validationToken } = replyOf(await bank.call('verifyRegistrationCard', { pan, cv2 }, { token }));
    const data = { fiscalCode, validationToken };
    const { jwt = '' } = replyOf(await bank.call('verifyRegistrationFiscalCode', data, { token }));
    const send = (isRight: boolean) => {
      const email = isRight ? 'nuova@example.org' : 'standard@percorso.test';
      return bank.call('verifyRegistrationEmail', { email }, { token: jwt });
    };
    return { tries: tried(send), answers: { EMAIL_NOT_ACCEPTED: many } };
  },
  async migrationPhone({ bank, nameOf }) {
    const { holder } = await openStoppedHolder(bank, nameOf('migrazione'));
    await holder.ask('saveMigrationConsents', { C3: true, C8: true, C4: false });
    const other = nameOf('standard');
    await startLogin(bank, other);
    const path = `holder?username=${encodeURIComponent(other)}`;
    const { telephones } = await bank.console<{ telephones: string[] }>('GET', path);
    const send = (isRight: boolean) => {
      const telephone = isRight ? '+393489999997' : (telephones[0] ?? '');
      return holder.call('verifyMigrationPhone', { telephone });
    };
    return { tries: tried(send), answers: { PHONE_NOT_ACCEPTED: many } };
  },
  async recovery({ bank }) {
    const token = await prelogin(bank);
    const nobody = { fiscalCode: 'RSSMRA85T10A562S', pan: '4000999999991234', telephone: '+393479999999' };
    const send = () => bank.call('recoverUsername', nobody, { token });
    const tries = Array.from({ length: perAddress + many }, () => send);
    return { tries, answers: { OK: perAddress, RECOVERY_LIMITED: many } };
  },
  async code({ bank, nameOf }) {
    const username = nameOf('standard');
    const token = await startLogin(bank, username);
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
    const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));
    const right = (await bank.lastCode(username)) ?? '';
    const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
    const send = (isRight: boolean) =>
      bank.call(
        'verifyMfa',
        { token: sent.token, otp: isRight ? right : otherThan(right), ...bound },
        { token },
      );
    return { tries: tried(send), answers: fiveCodes };
  },
  async oldPassword({ bank, nameOf }) {
    const token = await logIn(bank, nameOf('standard'));
    const send = (isRight: boolean) => {
      const oldPassword = isRight ? demoPassword : 'Wrong1234!';
      return bank.call('updatePassword', { oldPassword, newPassword: goodPassword }, { token });
    };
    return { tries: tried(send), answers: fiveOf('PASSWORD_WRONG') };
  },
  async securityAnswer({ bank, nameOf }) {
    const token = await logIn(bank, nameOf('standard'));
    const send = (isRight: boolean) => {
      const body = { idSecurityQuestion: 'Q1', securityAnswer: isRight ? 'Roma' : 'Parigi' };
      return bank.call('checkSecurityQuestion', body, { token });
    };
    return { tries: tried(send), answers: fiveOf('ANSWER_WRONG') };
  },
  async holderCode({ bank, nameOf }) {
    const { cardId, call } = await openCardHolder(bank, nameOf('limitato'));
    const send = (isRight: boolean) =>
      call('unlockRegistrationCode', { cardId, code: isRight ? '1234567890' : '0000000000' });
    return { tries: tried(send), answers: fiveOf('HOLDER_CODE_WRONG') };
  },
  async knownPhone({ bank, nameOf }) {
    const { holder } = await openStoppedHolder(bank, nameOf('migrazione'));
    await holder.ask('saveMigrationConsents', { C3: true, C8: true, C4: false });
    const send = () => holder.call('checkMigrationPhone', { telephone: '+393489999998' });
    return { tries: tried(send), answers: { OK: many } };
  },
  async migrationEmail(stage) {
    const { holder } = await migrationUpTo(stage, 'generateMigrationOtpEmail');
    const taken = stage.nameOf('standard');
    await startLogin(stage.bank, taken);
    const send = (isRight: boolean) =>
      holder.call('generateMigrationOtpEmail', { email: isRight ? 'libera@example.org' : taken });
    return { tries: tried(send), answers: { EMAIL_NOT_ACCEPTED: many } };
  },
  async telephone({ bank, nameOf }) {
    const username = nameOf('limitato');
    const { cardId, call } = await openCardHolder(bank, username);
    const path = `holder?username=${encodeURIComponent(username)}`;
    const { telephones } = await bank.console<{ telephones: string[] }>('GET', path);
    const send = (isRight: boolean) =>
      call('sendHolderCode', { cardId, telephone: isRight ? (telephones[0] ?? '') : '+393470000009' });
    return { tries: tried(send), answers: fiveOf('PHONE_NOT_ACCEPTED') };
  },
  async username({ bank, nameOf }) {
    const username = nameOf('standard');
    const token = await startLogin(bank, username);
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
    const send = (isRight: boolean) => {
      const user = isRight ? username : 'molti@percorso.test';
      return bank.call('generateOtp', { ...otpRequest(challenge), user }, { token });
    };
    return { tries: tried(send), answers: fiveOf('SCA_INVALID') };
  },
  migrationPhoneSet: (stage) => migrating(stage, 'setMigrationNumber'),
  migrationEmailSet: (stage) => migrating(stage, 'setMigrationEmail'),
  async recoveryCode({ bank, nameOf }) {
    const username = nameOf('standard');
    await startLogin(bank, username);
    const path = `holder?username=${encodeURIComponent(username)}`;
    const { telephones } = await bank.console<{ telephones: string[] }>('GET', path);
    const telephone = telephones[0] ?? '';
    const token = await prelogin(bank);
    const { requestId } = replyOf(
      await bank.call('recoverPasswordByPhone', { username, telephone }, { token }),
    );
    const right = (await bank.lastCode(telephone)) ?? '';
    const send = (isRight: boolean) =>
      bank.call('verifyRecoveryOtp', { requestId, otp: isRight ? right : otherThan(right) }, { token });
    return { tries: tried(send), answers: fiveCodes };
  },
  async codesSent({ bank, nameOf }) {
    const holders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => openCardHolder(bank, nameOf('standard'))));
    const telephone = `+39347${nameOf('number').replaceAll(/\D/g, '').padStart(7, '0')}`;
    const tries = holders.map(
      ({ call }) =>
        () =>
          call('generateOtpSca', { telephone }),
    );
    return { tries, answers: { OK: 1, OTP_TOO_SOON: 5 } };
  },
  approvalsAsked: manyApprovals,
  async eCodes({ bank, nameOf }) {
    const { call } = await openCardHolder(bank, nameOf('standard'));
    const tries = Array.from(
      { length: 60 },
      (_, index) => () => call('evaluateKey6', { key6: String(284_901 + index) }),
    );
    return { tries, answers: { OK: 40, KEY6_TOO_MANY: 20 } };
  },
  async secretsShown({ bank, nameOf }) {
    const username = nameOf('standard');
    const tries: (() => Promise<BankAnswer<OperationId>>)[] = [];
    while (tries.length < 7) {
      const { token, cardId } = await openCardHolder(bank, username);
      const view = { id: 'viewPin', body: { cardId }, token: token(), to: username } as const;
      tries.push(await provenCall(bank, view));
    }
    return { tries, answers: { OK: 5, VIEWS_EXCEEDED: 2 } };
  },
  async proofOfWork({ bank }) {
    const token = await prelogin(bank);
    const captchaResponse = await solveCaptcha(bank);
    const body = { fiscalCode: 'RSSMRA85T10A562S', pan: '4000999999991234', captchaResponse };
    const send = () => bank.call('verifyUserData', body, { token });
    return { tries: tried(send), answers: { OK: 1, CAPTCHA_WRONG: many - 1 } };
  },
};

/** Takes a migration to where an address, or a number, is set with the code that it was verified with. */
async function migrating(stage: Stage, id: 'setMigrationEmail' | 'setMigrationNumber'): Promise<AtOnce> {
  const { holder, email, telephone } = await migrationUpTo(stage, id);
  const otp = (await stage.bank.lastCode(id === 'setMigrationNumber' ? telephone : email)) ?? '';
  const send = (isRight: boolean) => holder.call(id, { otp: isRight ? otp : otherThan(otp) });
  return { tries: tried(send), answers: fiveOf('5707') };
}

/** Begins a migration and takes it to a call of it. */
export async function migrationUpTo({ bank, nameOf }: Stage, id: FlowStep[0]) {
  const username = nameOf('migrazione');
  const { holder } = await openStoppedHolder(bank, username);
  const email = username.replace('percorso.test', 'example.org');
  const telephone = `+39348${username.replaceAll(/\D/g, '').padStart(7, '0')}`;
  for (const step of migrationSteps(bank, email, telephone)) {
    if (step[0] === id) break;
    replyOf(await takeStep(bank, step, holder.token()));
  }
  return { username, holder, email, telephone };
}

/** Confirms a call with a code and leaves it to be sent. */
async function provenCall(
  bank: BankTalk,
  { id, body, token, to }: { id: 'viewPin'; body: { cardId: string }; token: string; to: string },
) {
  const challenge = await challengeOf(bank, { id, body, token });
  const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));
  const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
  const otp = (await bank.lastCode(to)) ?? '';
  const mfa = replyOf(await bank.call('verifyMfa', { token: sent.token, otp, ...bound }, { token }));
  const { access_token: renewed, additionalInfo } = mfa;
  const headers = { ...bound, mtTransactionId: challenge.mtTransactionId, additionalInfo };
  return () => bank.call(id, body, { token: renewed, headers });
}

/** Sends the tries all at once, and counts their answers. */
export async function countAnswers({ tries }: AtOnce): Promise<Record<string, number>> {
  const codes = (await Promise.all(tries.map((send) => send()))).map(codeOf);
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  );
}
