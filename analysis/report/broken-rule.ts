import type { Words } from './words.ts';

/** A rule has thrown, which no file may make it do: the fault is ours. */
export class BrokenRule extends Error {
  readonly words: Words;
  constructor(rule: string, error: unknown) {
    const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    super(`The rule ${rule} broke: ${said}`, { cause: error });
    this.words = {
      en: `The rule ${rule} broke, and nothing was checked: ${said}. That is a fault of percorso, not of the files.`,
      it: `La regola ${rule} si è rotta, e nulla è stato controllato: ${said}. È un difetto di percorso, non dei file.`,
    };
  }
}
