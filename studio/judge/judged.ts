import type { Finding } from '#analysis';
import type { ChangedSince, FileToBe } from '../server/studio-folder.ts';
import type { JourneyCoverage } from './coverage.ts';

/** How far the scenarios of a journey go, as one thread tells another. */
export type ToldCoverage = Omit<JourneyCoverage, 'seen'> & { seen: readonly string[] };

/** What has been judged of a folder, as it was when it was asked. */
export type Judged =
  | { kind: 'findings'; findings: readonly Finding[] }
  | { kind: 'since'; since: ChangedSince | undefined }
  | { kind: 'coverage'; id: string; coverage: ToldCoverage }
  | { kind: 'foreseen'; findings: readonly Finding[] }
  /** Nothing is left to judge. */
  | { kind: 'done' };

/** Finds what will be wrong and is not, once some files are as they are to be. */
export type Foresee = (files: readonly FileToBe[]) => Promise<readonly Finding[]>;

/** Judges a folder beside the server, which goes on to answer meanwhile. */
export type Judge = {
  /** Reads the folder and judges it anew; what is under way is given up. */
  judge(): void;
  /** Foresees one question after the other, and nothing for who has gone by their turn. */
  foresee(...asked: [...Parameters<Foresee>, isGone: () => boolean]): ReturnType<Foresee>;
  close(): void;
};
