import type { ParseArgsOptionsConfig } from 'node:util';
import { alike, suggest, type AnswerLanguage, type Sources, type Words } from '#analysis';
import type { Progress } from './report/progress.ts';

/** What a command may touch of the world: where it was started, and where it writes. */
export type Surroundings = {
  /** The folder it was started in, with `journeys/` and `i18n/`. */
  cwd: string;
  /** Writes a line of the answer. */
  print: (line: string) => void;
  /** Writes a line that is no part of the answer. */
  warn: (line: string) => void;
  /** Tells what is being done while it lasts; no part of the answer either. */
  progress: Progress;
  /** What it answers in: for a terminal what it is set to, for a command what was asked for. */
  language: AnswerLanguage;
  /** Colours are for terminals only. */
  colours: boolean;
  /** Where typed answers come from. */
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
};

/** What was typed behind a command’s name. */
export type Given = { words: readonly string[]; options: Readonly<Record<string, unknown>> };

/** The exit codes: all is well, something was found, the command could not be understood or done. */
export const exitCodes = { well: 0, found: 1, failed: 2 } as const;

/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** One verb of the command line. */
export type Command = {
  name: string;
  /** One line for the list of commands. */
  summary: Words;
  /** What `--help` prints, before what goes for every command. */
  help: Words;
  options: ParseArgsOptionsConfig;
  run(given: Given, around: Surroundings): Promise<ExitCode>;
};

/** Says what was typed wrongly, or what is not there; printed without a stack. */
export class UsageError extends Error {
  readonly words: Words;

  constructor(words: Words, options?: ErrorOptions) {
    super(words.en, options);
    this.words = words;
  }
}

/** Reads an option that takes a text. */
export function textOption({ options }: Given, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** Reads an option that may be given several times. */
export function listOption({ options }: Given, name: string): string[] {
  const value = options[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/**
 * Reads in which of some formats to answer, the first when none is asked for.
 *
 * @throws {UsageError} when another is asked for.
 */
export function formatOption<Format extends string>(given: Given, formats: readonly Format[]): Format {
  const typed = textOption(given, 'format') ?? formats[0];
  const format = formats.find((each) => each === typed);
  if (format !== undefined) return format;
  const known = formats.join(', ');
  throw new UsageError({
    en: `There is no format "${typed}": ${known}.`,
    it: `Il formato "${typed}" non c’è: ${known}.`,
  });
}

/** Makes the refusal of a journey’s name that no journey has, with the nearest of those that there are. */
export function noJourney(name: string, { journeys }: Pick<Sources, 'journeys'>): UsageError {
  return noSuch(name, journeys.keys(), {
    en: `There is no journey "${name}".`,
    it: `Il flusso "${name}" non c’è.`,
  });
}

/** Makes the refusal of a name that is not there, with the nearest of those that are. */
export function noSuch(name: string, known: Iterable<string>, told: Words): UsageError {
  const { en, it } = meant(name, known);
  return new UsageError({ en: `${told.en}${en}`, it: `${told.it}${it}` });
}

/** Says which known name was meant, or which there are when they are few, behind a space; nothing otherwise. */
export function meant(name: string, known: Iterable<string>): Words {
  const { hint } = suggest(name, known);
  return hint ? { en: ` ${hint.en}`, it: ` ${hint.it}` } : alike('');
}
