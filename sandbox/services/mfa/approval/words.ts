import { toldAs } from '../../../outbox/texts.ts';
import words from './words.json' with { type: 'json' };

/** What is signed, as the phone says it: what it is, and its details line by line. */
export type Signed = { title: string; details: readonly { label: string; value: string }[] };

type Values = Readonly<Record<string, string>>;

/**
 * Words what a challenge signs for the phone (S-07).
 *
 * @throws {Error} APPROVAL_UNWORDED when the operation has no words, or they name what the challenge does not hold.
 */
export function signedWords(service: string, values: Values): Signed {
  const known: Readonly<Record<string, { title: string; details: Values }>> = words;
  const found = known[toldAs(service, values)];
  if (found === undefined) throw new Error(`APPROVAL_UNWORDED: no words for ${service}`);
  const details = Object.entries(found.details).map(([label, text]) => ({
    label,
    value: text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`APPROVAL_UNWORDED: ${service} needs ${name}`);
      return value;
    }),
  }));
  return { title: found.title, details };
}
