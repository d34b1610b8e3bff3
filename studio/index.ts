export { openStudio, type OpenedStudio, type StudioOptions } from './server/open-studio.ts';
export type { Judge, Judged } from './judge/judged.ts';
export type { ChangedSince, FileChange, FileWritten, StudioFolder } from './server/studio-folder.ts';
