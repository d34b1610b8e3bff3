import type { BankTalk, TestBank } from '../../tests/support/sandbox.ts';
import { openTestBank } from '../../tests/support/sandbox.ts';
import { logIn, replyOf, startLogin } from '../../tests/support/sandbox-login.ts';
import { kitOf, prelogin, startRegistration } from '../../tests/support/sandbox-onboarding.ts';
import { idsOf, type Ids } from './ids.ts';

/** Tokens that are good for something, by what; an operation takes one of them, and the others are wrong. */
export type GoodTokens = Record<
  'full' | 'login' | 'handling' | 'prelogin' | 'registration' | 'recovery',
  string
>;

/** Tokens that were good once, or at another bank. */
export type DeadTokens = Record<
  'ended' | 'expired' | 'replaced' | 'expired prelogin' | 'another bank’s',
  string
>;

/** Who attacks, with what, and whom. */
export type Cast = {
  good: GoodTokens;
  dead: DeadTokens;
  /** What belongs to the attacker, who is logged in, and to the holder who is attacked. */
  own: Ids;
  others: Ids;
  /** What no answer to the attacker may hold. */
  marks: readonly string[];
};

const minute = 60_000;
const nameOf = (who: string, persona = 'rate') => `${persona}+hostile-${who}@percorso.test`;

/** Who attacks. */
export const attackerName = nameOf('attacker');

/** Has everybody log in, and some tokens die. */
export async function castOf(bank: TestBank): Promise<Cast> {
  const expired = await logIn(bank, nameOf('expired'));
  const expiredPrelogin = await prelogin(bank);
  bank.clock.advance(11 * minute);
  const attacked = nameOf('attacked');
  const { ids: others } = await idsOf(bank, { username: attacked, token: await logIn(bank, attacked) });
  const attacker = attackerName;
  const login = await startLogin(bank, nameOf('login'));
  const { ids: own, token: full } = await idsOf(bank, {
    username: attacker,
    token: await logIn(bank, attacker),
  });
  return {
    own,
    others,
    marks: await marksOf(bank, { attacker, attacked, others }),
    good: {
      full,
      login,
      handling: await logIn(bank, nameOf('handling', 'scaduta')),
      prelogin: await prelogin(bank),
      registration: (await startRegistration(bank, await kitOf(bank, 'hostile'))).token,
      recovery: await recoveryToken(bank, nameOf('forgetful')),
    },
    dead: {
      expired,
      ended: await endedToken(bank, nameOf('ended')),
      replaced: await replacedToken(bank, nameOf('replaced')),
      'expired prelogin': expiredPrelogin,
      'another bank’s': await tokenOfAnotherBank(attacker),
    },
  };
}

async function endedToken(bank: BankTalk, username: string): Promise<string> {
  const token = await logIn(bank, username);
  replyOf(await bank.call('userLogout', {}, { token }));
  return token;
}

/** Takes the token that a login had before its code was entered. */
async function replacedToken(bank: BankTalk, username: string): Promise<string> {
  let before = '';
  const watched: BankTalk = {
    ...bank,
    call: async (id, body, options = {}) => {
      if (id === 'generateOtp') before = options.token ?? '';
      return bank.call(id, body, options);
    },
  };
  await logIn(watched, username);
  return before;
}

async function tokenOfAnotherBank(username: string): Promise<string> {
  const other = await openTestBank();
  try {
    return await logIn(other, username);
  } finally {
    await other.close();
  }
}

async function recoveryToken(bank: BankTalk, username: string): Promise<string> {
  await logIn(bank, username);
  const { telephones } = await holderData(bank, username);
  const telephone = telephones[0] ?? '';
  const token = await prelogin(bank);
  const { requestId } = replyOf(
    await bank.call('recoverPasswordByPhone', { username, telephone }, { token }),
  );
  const otp = (await bank.lastCode(telephone)) ?? '';
  return replyOf(await bank.call('verifyRecoveryOtp', { requestId, otp }, { token })).jwt ?? '';
}

const holderData = (bank: BankTalk, username: string) =>
  bank.console<{ telephones: string[] }>('GET', `holder?username=${encodeURIComponent(username)}`);

type Pair = { attacker: string; attacked: string; others: Ids };

/** Lists what the bank knows of the attacked holder and not of the attacker. */
async function marksOf(bank: BankTalk, { attacker, attacked, others }: Pair): Promise<string[]> {
  const [theirs, own] = await Promise.all([holderData(bank, attacked), holderData(bank, attacker)]);
  const shared = JSON.stringify(own);
  return [...textsIn(theirs), ...Object.values(others)].filter(
    (text) => text.length >= 6 && !shared.includes(text),
  );
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
