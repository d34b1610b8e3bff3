import { sayIn, type Say } from '#analysis';
import type { Surroundings } from '../command.ts';
import { createColours, type Colours } from './colours.ts';

/** What a report is told in: a language, and the colours of a terminal or none. */
export type Voice = { say: Say; colours: Colours };

/** Makes the voice in which a command answers. */
export const voiceFor = ({ language, colours }: Pick<Surroundings, 'language' | 'colours'>): Voice => ({
  say: sayIn(language),
  colours: createColours(colours),
});
