import type { Words } from '../report/words.ts';
import type { Place, SourceFile } from './document.ts';

/** What is wrong with a bank’s brand: where, what was expected there, and what to do. */
export type BrandProblem = {
  file: SourceFile;
  place: Place;
  /** Of what in the brand’s own file it speaks. */
  pointer: string;
  message: Words;
  hint: Words;
};
