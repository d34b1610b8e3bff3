import { openDocument } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Tells what is wrong with the bank’s brand: the one who serves it has judged its files. */
export const brandUnfit = ({ brand = [] }: Sources): readonly Problem[] =>
  brand.map(({ file, place, pointer, message, hint }) => ({
    document: openDocument(file),
    pointer,
    place,
    message,
    hint,
  }));
