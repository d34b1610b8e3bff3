import type { Place, Words } from '#analysis';
import { UsageError } from './command.ts';

/** Where a file begins: for what is wrong with all of it. */
export const beginning: Place = { line: 1, column: 1, length: 1 };

/** Says which file keeps the others from being read, and where. */
export class FileError extends UsageError {
  readonly file: string;
  readonly place: Place;
  /** What is wrong there, without the place. */
  readonly told: Words;

  constructor(file: string, place: Place, told: Words) {
    const at = `${file}:${place.line}:${place.column}`;
    super({ en: `${at} ${told.en}`, it: `${at} ${told.it}` });
    this.file = file;
    this.place = place;
    this.told = told;
  }
}
