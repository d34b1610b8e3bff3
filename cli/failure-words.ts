import { BrokenRule, type AnswerLanguage, type Words } from '#analysis';
import { hasSentence } from '#server/folder';
import { UsageError } from './command.ts';

/** Words a slip in what was typed, which needs no stack; nothing for a defect of ours, which does. */
export function wordsOfFailure(error: unknown): Words | undefined {
  if (error instanceof UsageError) return error.words;
  // What stands in the way of a portal is a sentence, in English as that of a start is.
  if (hasSentence(error)) return { en: error.message, it: error.message };
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  const path = 'path' in error ? String(error.path) : '';
  const code = 'code' in error ? String(error.code) : '';
  return ofSystem[code]?.(path) ?? { en: error.message, it: error.message };
}

const forbidden = (path: string): Words => ({
  en: `${path} may not be read or written: let this user do so, or run it as one who may.`,
  it: `${path} non si può leggere o scrivere: dai a questo utente il permesso, o usane uno che l’ha.`,
});

const full = (path: string): Words => ({
  en: `there is no room left for ${path}: make room, and do it again.`,
  it: `non c’è più posto per ${path}: fai spazio, e riprova.`,
});

/** What the system says of a file, by its code. */
const ofSystem: Readonly<Record<string, (path: string) => Words>> = {
  ENOENT: (path) => ({ en: `there is no ${path}.`, it: `${path} non c’è.` }),
  EISDIR: (path) => ({ en: `${path} is a folder.`, it: `${path} è una cartella.` }),
  EROFS: (path) => ({
    en: `${path} is on a disk that may only be read: write elsewhere, or mount it so that it may be written.`,
    it: `${path} sta su un disco in sola lettura: scrivi altrove, o montalo in scrittura.`,
  }),
  EACCES: forbidden,
  EPERM: forbidden,
  ENOSPC: full,
  EDQUOT: full,
};

/** Tells in one line what went wrong, a defect of ours as well, where what has begun goes on all the same. */
export function toldFailure(error: unknown, language: AnswerLanguage): string {
  const words = error instanceof BrokenRule ? error.words : wordsOfFailure(error);
  return words?.[language] ?? String(error);
}
