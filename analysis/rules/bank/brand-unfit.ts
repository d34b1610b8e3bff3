import type { Sources } from '../../source/sources.ts';
import { besideProblems } from '../beside-problems.ts';
import type { Problem } from '../rule.ts';

/** Tells what is wrong with the bank’s brand: the one who serves it has judged its files. */
export const brandUnfit = ({ brand }: Sources): readonly Problem[] => besideProblems(brand);
