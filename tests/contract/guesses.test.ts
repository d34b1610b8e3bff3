import { describe, expect, it } from 'vitest';
import { counters, type Counter } from '#sandbox';
import type { OperationId } from '#schemas';
import { readDocuments, type ContractNode } from '#schemas/provider';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openStoppedHolder } from '../support/card-holder.ts';
import { codeOf, replyOf, startLogin } from '../support/sandbox-login.ts';
import { kitOf, registrationSteps, startRegistration, takeStep } from '../support/sandbox-onboarding.ts';
import { databasePlaces } from '../support/sandbox-places.ts';
import { migrationUpTo } from '../support/tries-at-once.ts';
import type { BankAnswer } from '../support/sandbox.ts';

const most = 40;

/** What counts the guess that an error tells of, or why there is nothing to guess. */
const tells: Readonly<Record<string, readonly Counter[] | string>> = {
  '5707': ['code', 'recoveryCode', 'migrationPhoneSet', 'migrationEmailSet'],
  '5708': ['code', 'recoveryCode', 'migrationPhoneSet', 'migrationEmailSet'],
  '102.DBank.web.it': ['migrationPhone'],
  '5.DBank.web.it': ['holderCode'],
  '6.DBank.web.it': ['registrationEmail'],
  ANSWER_WRONG: ['securityAnswer'],
  CAPTCHA_WRONG: ['proofOfWork'],
  CARD_NOT_VERIFIED: ['card'],
  EMAIL_NOT_ACCEPTED: ['registrationEmail', 'migrationEmail'],
  FISCAL_CODE_WRONG: ['fiscalCode'],
  HOLDER_CODE_WRONG: ['holderCode'],
  KEY6_DIFFERENT: ['eCodes'],
  KEY6_REUSED: ['eCodes'],
  KEY6_WEAK: ['eCodes'],
  LOGIN_REFUSED: ['login'],
  PASSWORD_WRONG: ['oldPassword'],
  PHONE_NOT_ACCEPTED: ['telephone', 'migrationPhone'],
  SCA_INVALID: ['username'],
  NUMBER_NOT_VERIFIED: 'a number that the same session verified by a code',
  EMAIL_ALREADY_CONFIRMED: 'a reference of 128 bits',
  TICKET_INVALID: 'a reference of 128 bits',
  TOKEN_DIFFERENT: 'a token of 128 bits',
  UNAUTHORISED: 'a token of 128 bits',
  PHONE_NOT_MOBILE: 'what was sent, whatever the bank knows',
  NOT_FOUND: 'an id, answered the same whether it is another’s or nobody’s',
  CRITICAL_DATA_REFUSED: 'the number and amount of the same request',
  NICKNAME_LIKE_A_NUMBER: 'what was sent, whatever the bank knows',
  NICKNAME_TAKEN: 'a name that the same holder gave another card and sees there',
  PAYEE_REFUSED: 'what was sent, and the operators that every holder is told',
  PAYEE_BOOK_FULL: 'the length of the holder’s own book',
};

/** What speaks of the request's form, of the order of calls or of what the holder sees anyhow. */
const harmless =
  /_(TOO_SOON|TOO_MANY|TOO_LARGE|LIMITED|EXCEEDED|SKIPPED|UNKNOWN|REFUSED|POLICY|COMMON|REQUIRED|REACHED|FUNDS|BLOCKED|AVAILABLE|OFFERED|ACTIVE|ONLINE|DISABLED|ELIGIBLE|SET|CONFIRMED|READ|REQUESTED|PREPAID|LOCKED|OPEN)$|^(5709|PIN_ON_ITS_WAY)$/;

/** The counts that end in an answer of their own: anyone who goes on guessing is told so, and the contract has it. */
const endOf: Partial<Record<Counter, string>> = {
  eCodes: 'KEY6_TOO_MANY',
  telephone: '5709',
  username: '5709',
  holderCode: '5709',
  securityAnswer: '5709',
};

// The candidate is gone with the first wrong repetition, or was judged and counted when it was entered.
const once = new Set([
  'confirmLoginKey6 KEY6_DIFFERENT',
  'checkKey6 KEY6_DIFFERENT',
  'changeKey6 KEY6_REUSED',
]);
// It takes no digits, but those of another card.
once.add('propagateKey6 KEY6_REUSED');

// What every operation may answer is declared by none.
const declared = [...readDocuments().values()]
  .flatMap(({ paths }) => Object.values(Object(paths) as Record<string, ContractNode>))
  .flatMap((path) => Object.values(path) as ContractNode[])
  .flatMap(({ operationId, 'x-errors': errors }) =>
    Object.keys(Object(errors)).map((code) => ({ id: String(operationId), code })),
  );

describe('a refusal that tells of a guess', () => {
  it('is known for each error that an operation declares, with what counts it or why nothing does [S-76]', () => {
    const unknown = declared.filter(({ code }) => !harmless.test(code) && tells[code] === undefined);

    expect(unknown).toEqual([]);
    for (const counted of Object.values(tells).filter((one) => typeof one !== 'string'))
      for (const name of counted) expect(counters).toHaveProperty(name);
  });

  it('ends: each operation that compares what was said declares what comes after too many [S-76]', () => {
    const endless = declared.filter(({ id, code }) => {
      const counted = tells[code];
      if (typeof counted !== 'object' || once.has(`${id} ${code}`)) return false;
      const ends = counted.flatMap((name) => endOf[name] ?? []);
      const own = declared.filter((one) => one.id === id).map((one) => one.code);
      return ends.length === counted.length && !own.some((one) => ends.includes(one));
    });

    expect(endless).toEqual([]);
  });
});

const key6 = (index: number) => ({ key6: String(284_901 + index) });

/** Counts what came of a guess that is made once more than may be. */
async function lastOf(guess: (index: number) => Promise<BankAnswer<OperationId>>): Promise<string> {
  for (let index = 0; index < most; index += 1) expect(codeOf(await guess(index))).not.toBe('KEY6_TOO_MANY');
  return codeOf(await guess(most));
}

describe.each(await databasePlaces())('guesses on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('guess');

  async function registering(until: string): Promise<string> {
    const tag = nameOf('kit');
    const kit = await kitOf(bank, tag);
    const { token } = await startRegistration(bank, kit);
    const steps = registrationSteps(bank, kit, tag.replace('percorso.test', 'example.org'));
    for (const step of steps.slice(
      0,
      steps.findIndex(([name]) => name === until),
    ))
      replyOf(await takeStep(bank, step, token));
    return token;
  }

  it('of an e-Code that a login, a migration or a registration asks for end as any others [S-76, ECODE-27]', async () => {
    const { holder: newcomer } = await openStoppedHolder(bank, nameOf('senza-ecode'));
    const { holder } = await migrationUpTo({ bank, nameOf }, 'insertMigrationKey6');
    const { holder: other } = await migrationUpTo({ bank, nameOf }, 'insertMigrationKey6');
    const tokens = [await registering('insertRegistrationKey6'), await registering('insertRegistrationKey6')];
    const [first = '', second = ''] = tokens;
    await other.ask('insertMigrationKey6', { key6: '739146' });
    replyOf(await bank.call('insertRegistrationKey6', { key6: '739146' }, { token: second }));

    const ends = [
      await lastOf((index) => newcomer.call('insertLoginKey6', key6(index))),
      await lastOf((index) => holder.call('evaluateMigrationKey6', key6(index))),
      codeOf(await holder.call('insertMigrationKey6', key6(0))),
      await lastOf((index) => bank.call('evaluateRegistrationKey6', key6(index), { token: first })),
      codeOf(await bank.call('insertRegistrationKey6', key6(0), { token: first })),
    ];
    for (let index = 1; index < most; index += 1) {
      await other.call('confirmMigrationKey6', key6(index));
      await bank.call('confirmRegistrationKey6', key6(index), { token: second });
    }
    ends.push(
      codeOf(await other.call('confirmMigrationKey6', { key6: '739146' })),
      codeOf(await bank.call('confirmRegistrationKey6', { key6: '739146' }, { token: second })),
    );

    expect(ends).toEqual(Array(7).fill('KEY6_TOO_MANY'));
  });

  it('of the number that the bank knows end in a migration with no for any [S-76]', async () => {
    const { username, holder } = await migrationUpTo({ bank, nameOf }, 'verifyMigrationPhone');
    const path = `holder?username=${encodeURIComponent(username)}`;
    const { telephones } = await bank.console<{ telephones: string[] }>('GET', path);
    const ask = (telephone: string) => holder.ask('checkMigrationPhone', { telephone });
    const before = await ask(telephones[0] ?? '');

    for (let index = 0; index < 5; index += 1) await ask(`+39348000000${index}`);

    expect([before, await ask(telephones[0] ?? '')]).toEqual([{ exists: true }, { exists: false }]);
  });

  it('of somebody’s address end in a migration with no for any [S-76]', async () => {
    const { holder } = await migrationUpTo({ bank, nameOf }, 'generateMigrationOtpEmail');
    const taken = nameOf('standard');
    await startLogin(bank, taken);
    for (let index = 0; index < 5; index += 1)
      await holder.call('generateMigrationOtpEmail', { email: taken });

    const free = await holder.call('generateMigrationOtpMail', { mail: 'libera@example.org' });

    expect(codeOf(free)).toBe('EMAIL_NOT_ACCEPTED');
  });
});
