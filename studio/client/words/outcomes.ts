/** The outcomes that journeys usually end with, none of which the engine calls its own (LANG-17); a journey may have others. */
export const knownOutcomes = [
  'completed',
  'cancelled',
  'blocked',
  'uncertain',
  'not-done',
  'abandoned',
  'elsewhere',
] as const;
