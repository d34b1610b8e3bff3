import { BrokenRule, type AnswerLanguage, type Words } from '#analysis';
import { UsageError } from './command.ts';

/** Words a slip in what was typed, which needs no stack; nothing for a defect of ours, which does. */
export function wordsOfFailure(error: unknown): Words | undefined {
  if (error instanceof UsageError) return error.words;
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  const path = 'path' in error ? String(error.path) : '';
  switch ('code' in error ? error.code : undefined) {
    case 'ENOENT':
      return { en: `there is no ${path}.`, it: `${path} non c’è.` };
    case 'EACCES':
    case 'EPERM':
      return { en: `${path} may not be read or written.`, it: `${path} non si può leggere o scrivere.` };
    case 'EISDIR':
      return { en: `${path} is a folder.`, it: `${path} è una cartella.` };
    default:
      return { en: error.message, it: error.message };
  }
}

/** Tells in one line what went wrong, a defect of ours as well, where what has begun goes on all the same. */
export function toldFailure(error: unknown, language: AnswerLanguage): string {
  const words = error instanceof BrokenRule ? error.words : wordsOfFailure(error);
  return words?.[language] ?? String(error);
}
