import { sayIn, type AnswerLanguage, type Say, type Words } from '../report/words.ts';
import { operationOf } from '../values/expressions.ts';
import { isNode } from '../source/schema-shapes.ts';

/** Writes values, expressions among them, as a reader of a change takes them in: on one line. */
export type Wording = {
  say: Say;
  /** Writes an expression as a formula, any other value as JSON. */
  value: (value: unknown) => string;
  /** Splits what must hold together, or of which one must hold, into its parts. */
  parts: (guard: unknown, joined: 'and' | 'or') => string[];
};

/** Makes the wording of a language; for who words it otherwise, values stay as they are written. */
export function wordingIn(language: AnswerLanguage, isWritten = false): Wording {
  const say = sayIn(language);
  const value = (written: unknown): string => (isWritten ? JSON.stringify(written) : formula(written, say));
  return {
    say,
    value,
    parts: (guard, joined) => {
      const operation = operationOf(guard);
      return operation?.name === joined
        ? operation.args.map((arg) => (isWritten ? value(arg) : inner(arg, say)))
        : [value(guard)];
    },
  };
}

const words = {
  and: { en: 'and', it: 'e' },
  or: { en: 'or', it: 'o' },
  '!': { en: 'not', it: 'non' },
  in: { en: 'in', it: 'tra' },
} satisfies Record<string, Words>;

const infix: ReadonlySet<string> = new Set(['===', '!==', '<', '<=', '>', '>=', '+', '-', '*', '/']);

/** Writes an expression as a formula. */
export function formula(written: unknown, say: Say): string {
  const operation = operationOf(written);
  if (!operation) return plain(written, say);
  const { name, args } = operation;
  if (name === 'var') return variable(args, say);
  // Before the sides are written: each denial of a denial would be written twice as often.
  if (name === '!') return `${say(words['!'])} ${args.map((arg) => denied(arg, say)).join(', ')}`;
  const sides = args.map((arg) => inner(arg, say));
  if (name === 'and' || name === 'or') return sides.join(` ${say(words[name])} `);
  if (name === 'in') return sides.join(` ${say(words.in)} `);
  return infix.has(name) && sides.length > 1 ? sides.join(` ${name} `) : `${name}(${sides.join(', ')})`;
}

function variable([path, ...instead]: readonly unknown[], say: Say): string {
  return instead.length === 0 ? String(path) : `${String(path)} ?? ${formula(instead[0], say)}`;
}

const denied = (written: unknown, say: Say): string =>
  operationOf(written)?.name === 'var' ? formula(written, say) : `(${formula(written, say)})`;

/** Writes a part of a formula, in brackets where it would be torn apart. */
function inner(written: unknown, say: Say): string {
  const operation = operationOf(written);
  const isJoined = operation?.name === 'and' || operation?.name === 'or';
  return isJoined && operation.args.length > 1 ? `(${formula(written, say)})` : formula(written, say);
}

function plain(written: unknown, say: Say): string {
  if (Array.isArray(written)) return `[${written.map((each) => formula(each, say)).join(', ')}]`;
  if (!isNode(written)) return JSON.stringify(written);
  const members = Object.entries(written).map(([key, member]) => `${key}: ${formula(member, say)}`);
  return `{ ${members.join(', ')} }`;
}
