import type { Finding } from '#analysis';
import type { FileToBe } from '../server/studio-folder.ts';
import type { JourneyCoverage } from './coverage.ts';

/** How far the scenarios of a journey go, as one thread tells another. */
export type ToldCoverage = Omit<JourneyCoverage, 'seen'> & { seen: readonly string[] };

/** What has been judged of a folder, as it was when it was asked. */
export type Judged =
  | { kind: 'findings'; findings: readonly Finding[] }
  | { kind: 'coverage'; id: string; coverage: ToldCoverage }
  | { kind: 'foreseen'; asked: number; findings: readonly Finding[] }
  /** Nothing is left to judge. */
  | { kind: 'done' };

/** Judges a folder beside the server, which goes on to answer meanwhile. */
export type Judge = {
  /** Reads the folder and judges it anew; what is under way is given up. */
  judge(): void;
  /** Finds what will be wrong and is not, once some files are as they are to be. */
  foresee(files: readonly FileToBe[]): Promise<readonly Finding[]>;
  close(): void;
};
