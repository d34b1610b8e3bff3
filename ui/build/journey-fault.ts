/** What is wrong with a journey, and where; line and column count from 1. */
export type JourneyFault = {
  code: string;
  path: string;
  line: number;
  column: number;
  message: string;
  hint?: string;
};
