import type { Sources } from '../../source/sources.ts';
import { besideProblems } from '../beside-problems.ts';
import type { Problem } from '../rule.ts';

/** Tells why a start would refuse the bank’s settings: the one who starts has judged them. */
export const settingsUnfit = ({ settings }: Sources): readonly Problem[] => besideProblems(settings);
