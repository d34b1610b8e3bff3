import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '../../policy.ts';
import { blockedWords } from './blocked-words.ts';
import { isCommon, judgePassword } from './password-policy.ts';

const { registration, change } = defaultPolicy.passwordRules;
const judge = (password: string, rule = change, known: readonly string[] = []) =>
  judgePassword({ password, rule, known });

describe('a new password', () => {
  it('of three sorts of characters is enough to register and not enough to change [PWD-06]', () => {
    expect(judge('Zaffiro7lume', registration)).toBeNull();
    expect(judge('Zaffiro7lume', change)).toBe('PASSWORD_POLICY');
    expect(judge('Zaffiro7lume!', change)).toBeNull();
    expect(judge('zaffiro7lume', registration)).toBe('PASSWORD_POLICY');
  });

  it.each([
    'Zaf7lu!',
    'Zaffiro7lume!Zaffiro7',
    'Zaffiro7 lume!',
    'Zaffiro7<lume',
    'Zaffiro7lume!"',
    'Zaffiro7`lume!',
  ])(
    'is refused as %s: 8 to 20 characters, without space and signs of markup [PWD-06, PWD-07, PWD-08]',
    (password) => {
      expect(judge(password)).toBe('PASSWORD_POLICY');
    },
  );

  it('has 8 and 20 characters as its borders [PWD-08]', () => {
    expect(judge('Zaff7lu!')).toBeNull();
    expect(judge('Zaffiro7lume!Zaffir7')).toBeNull();
  });

  it.each([
    'Password1!',
    'CartaBanca1!',
    'P4ssw0rd!',
    'Qwerty123!',
    'Juventus1897!',
    'Percorso99!',
    '1Amore!Mio',
    'Aaaaaaa1!',
  ])('is refused as %s, which everybody tries first [S-18]', (password) => {
    expect(judge(password)).toBe('PASSWORD_COMMON');
  });

  it('is refused with the name of its holder in it [S-18]', () => {
    expect(judge('Ferri2026!x', change, ['Giulia', 'Ferri'])).toBe('PASSWORD_COMMON');
    expect(judge('Ferri2026!x', change, ['Marco', 'Bellini'])).toBeNull();
    expect(judge('Zaffero7lume!Riva', change, ['Riva'])).toBe('PASSWORD_COMMON');
    // Three letters are in too many words.
    expect(judge('Zaffero7lume!Riv', change, ['Riv'])).toBeNull();
  });

  it('is held to far more than 3000 common ones [S-18]', () => {
    const endings = ['1', '12', '123', '1234', '1!', '2024', '99', '!'];
    const common = [...blockedWords].flatMap((word) => endings.map((ending) => word + ending));

    const letThrough = common.filter((password) => !isCommon(password, []));

    expect(new Set(common).size).toBeGreaterThan(3000);
    expect(letThrough).toEqual([]);
  });
});
