/** What is wrong with a journey, and where; the file is relative to the project, line and column count from 1. */
export type JourneyFault = {
  code: string;
  severity: 'error' | 'warning';
  file: string;
  line: number;
  column: number;
  message: string;
  hint?: string;
};
