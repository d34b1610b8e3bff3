import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { suggest } from '#analysis';
import { UsageError, type Given } from './command.ts';

/** The options that every command has. */
const ofAll = {
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsOptionsConfig;

/** What was typed, before it is held against a command: its name, what else stands there, and what is asked of all. */
export type Typed = { name: string | undefined; rest: readonly string[]; lang: unknown; help: boolean };

/** Finds the command’s name: the first word that is no option. */
export function readTyped(typed: readonly string[]): Typed {
  const { tokens, values } = parse(typed, {});
  const first = tokens.find(({ kind }) => kind === 'positional');
  return {
    name: first?.kind === 'positional' ? first.value : undefined,
    rest: typed.filter((_, index) => index !== first?.index),
    lang: values['lang'],
    help: values['help'] === true,
  };
}

/**
 * Reads words and options as a command declares them.
 *
 * @throws {UsageError} when an option is not known, lacks its value, or has one that it does not take.
 */
export function readGiven(typed: readonly string[], options: ParseArgsOptionsConfig): Given {
  const { tokens, values, positionals } = parse(typed, options);
  const known: ParseArgsOptionsConfig = { ...options, ...ofAll };
  for (const token of tokens) if (token.kind === 'option') mustFit(token, known);
  return { words: positionals, options: values };
}

// Node words what it finds wrong in English alone: it is found here.
const parse = (args: readonly string[], options: ParseArgsOptionsConfig) =>
  parseArgs({
    args: [...args],
    options: { ...options, ...ofAll },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });

type Option = {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
};

function mustFit({ name, rawName, value, inlineValue }: Option, known: ParseArgsOptionsConfig): void {
  const option = known[name];
  if (!option) {
    const { hint } = suggest(
      rawName,
      Object.keys(known).map((each) => `--${each}`),
    );
    throw new UsageError({
      en: `There is no option ${rawName}. ${hint?.en ?? ''}`.trimEnd(),
      it: `L’opzione ${rawName} non c’è. ${hint?.it ?? ''}`.trimEnd(),
    });
  }
  if (option.type === 'boolean' && value !== undefined)
    throw new UsageError({ en: `${rawName} takes no value.`, it: `${rawName} non vuole un valore.` });
  // A value that looks like an option is one, unless it is a number or tied to its own: --input=-x.
  const isMissing = value === undefined || (inlineValue !== true && /^-[^\d]/.test(value));
  if (option.type === 'string' && isMissing)
    throw new UsageError({ en: `${rawName} needs a value.`, it: `${rawName} vuole un valore.` });
}
