import { isStandIn } from '../../texts/stand-ins.ts';
import { eachText } from '../each-text.ts';

/** Finds texts that stand in until somebody writes them. */
export const textStandin = eachText(({ words }) =>
  isStandIn(words) ? { says: { en: 'is still to be written.', it: 'è ancora da scrivere.' } } : undefined,
);
