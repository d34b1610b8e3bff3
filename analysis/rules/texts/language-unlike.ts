import type { Sources } from '../../source/sources.ts';
import { besideProblems } from '../beside-problems.ts';
import type { Problem } from '../rule.ts';

/** Tells where the texts of another language are not those of the Italian files. */
export const languageUnlike = ({ languages }: Sources): readonly Problem[] => besideProblems(languages);
