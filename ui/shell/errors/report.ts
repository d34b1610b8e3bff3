import type { Happened } from '../recorded/happened.ts';
import type { Described } from './described.ts';

/** A report of an error, as every protocol gets it. */
export type ErrorReport = Omit<Happened, 'name'> &
  Described & {
    /** 32 hexadecimal digits of chance. */
    id: string;
    /** The code that a holder was shown. */
    crash: string | undefined;
  };

/** What is posted, and where. */
export type Posted = { url: string; type: string; body: string };

/** The port that reports go out by: one adapter for each protocol. */
export type ErrorProtocol = (report: ErrorReport) => Posted;
