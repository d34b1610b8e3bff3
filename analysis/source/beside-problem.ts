import type { Words } from '../report/words.ts';
import type { Place, SourceFile } from './document.ts';

/** What is wrong with a file beside the journeys, of a bank’s brand or another language: where, what was expected there, and what to do. */
export type BesideProblem = {
  file: SourceFile;
  place: Place;
  /** Of what in the file, or in that of the brand, it speaks. */
  pointer: string;
  message: Words;
  hint: Words;
};
