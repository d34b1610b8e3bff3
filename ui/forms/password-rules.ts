import type { FieldUi } from '#schemas';

/** One rule of a new password, as its list names it. */
export type PasswordRule = { name: PasswordRuleName; isMet: boolean };

/** The names of the rules: what the list words. */
export type PasswordRuleName = 'length' | 'lower' | 'upper' | 'digit' | 'sign' | 'allowed';

/** How a new password stands: its length, the kinds of its characters, and what it must not hold. */
export type PasswordStanding = {
  /** How many kinds are asked for; the kinds alone say whether they are there. */
  classes: number;
  length: PasswordRule;
  kinds: readonly PasswordRule[];
  allowed: PasswordRule;
};

const kinds = { lower: /[a-z]/, upper: /[A-Z]/, digit: /[0-9]/, sign: /[^A-Za-z0-9]/ };
const forbidden = /[\s<>&"'`]/;

/** Tells which rules a password meets so far (PWD-06, PWD-07); undefined for a field without such rules. */
export function passwordStanding(
  text: string,
  { classes }: FieldUi,
  { min, max }: { min: number; max: number },
): PasswordStanding | undefined {
  if (classes === undefined) return undefined;
  const names = ['lower', 'upper', 'digit', 'sign'] as const;
  return {
    classes,
    length: { name: 'length', isMet: text.length >= min && text.length <= max },
    kinds: names.map((name) => ({ name, isMet: kinds[name].test(text) })),
    allowed: { name: 'allowed', isMet: text !== '' && !forbidden.test(text) },
  };
}

/** Returns whether a password is mixed as asked and holds nothing that is refused; its length is its schema’s rule. */
export function isMixed(text: string, classes: number): boolean {
  const found = Object.values(kinds).filter((kind) => kind.test(text)).length;
  return found >= classes && !forbidden.test(text);
}
