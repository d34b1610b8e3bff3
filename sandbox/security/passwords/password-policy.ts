import type { PasswordRule } from '../../policy.ts';
import { blockedWords } from './blocked-words.ts';

/** A password to be set, the rule it is held to, and the words that its holder is known by. */
export type Wanted = { password: string; rule: PasswordRule; known: readonly string[] };

const forbidden = /[\s<>&"'`\p{C}]/u;
const sorts = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];
const keyboard = 'qwertyuiop asdfghjkl zxcvbnm abcdefghijklmnopqrstuvwxyz';
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Judges a new password: not as long or as mixed as the policy asks (PWD-06), or one of those that everybody tries first (S-18). */
export function judgePassword({
  password,
  rule,
  known,
}: Wanted): 'PASSWORD_POLICY' | 'PASSWORD_COMMON' | null {
  const isLong = password.length >= rule.min && password.length <= rule.max;
  const found = sorts.filter((sort) => sort.test(password)).length;
  if (!isLong || found < rule.sorts || forbidden.test(password)) return 'PASSWORD_POLICY';
  return isCommon(password, known) ? 'PASSWORD_COMMON' : null;
}

/**
 * Returns whether a password is made of nothing but common words, with any digits and signs before, between and after
 * them, or has the name of the bank or of its holder in it.
 */
export function isCommon(password: string, known: readonly string[]): boolean {
  const own = known.map(lettersOf).filter((word) => word.length >= 4);
  const lower = password.toLowerCase();
  const unmasked = Array.from(lower, (sign) => leet[sign] ?? sign).join('');
  return [lower, unmasked, trimmed(unmasked, lower)].some((text) => {
    const letters = lettersOf(text);
    const isNamed = [...own, 'percorso'].some((word) => letters.includes(word));
    return isNamed || isWords(letters);
  });
}

/** Reads disguised letters only inside the word: digits and signs at its borders are decoration. */
function trimmed(unmasked: string, lower: string): string {
  const from = lower.search(/[a-z]/);
  if (from < 0) return '';
  const to = lower.length - (/[^a-z]*$/.exec(lower)?.[0].length ?? 0);
  return unmasked.slice(from, to);
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

/** Returns whether letters are nothing but blocked words, rows of the keyboard, or one letter again and again. */
function isWords(letters: string): boolean {
  const reached = [true];
  for (let end = 1; end <= letters.length; end += 1) {
    reached[end] = Array.from({ length: end }, (_, from) => from).some(
      (from) => reached[from] === true && isWord(letters.slice(from, end)),
    );
  }
  return reached[letters.length] === true;
}

const isWord = (part: string): boolean =>
  blockedWords.has(part) || /^(.)\1+$/.test(part) || (part.length >= 3 && keyboard.includes(part));
