import { openDocument } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Tells where the texts of another language are not those of the Italian files. */
export const languageUnlike = ({ languages = [] }: Sources): readonly Problem[] =>
  languages.map(({ file, place, pointer, message, hint }) => ({
    document: openDocument(file),
    pointer,
    place,
    message,
    hint,
  }));
