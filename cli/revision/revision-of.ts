import { textOption, type Given } from '../command.ts';

/** Names the revision that a change is held against: that of --since, or the last commit. */
export const revisionOf = (given: Given): string => textOption(given, 'since') ?? 'HEAD';
