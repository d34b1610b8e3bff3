import type { Exploring, ExploringTold } from '../judge/explored.ts';
import type { Judge, Judged } from '../judge/judged.ts';
import type { GoalView } from '../new-journey.ts';
import type { Whose } from '../whose.ts';
import type { StepChange, StepLead, StepRewriting } from '../written.ts';
import type { FolderPast } from './review/folder-past.ts';
import type { FileToWrite } from './writing/write-files.ts';
import type { AnswerLanguage, Finding, Sources, Words } from '#analysis';

/** What has changed in the folder since the revision that its work will go back to; nothing where git cannot say. */
export type ChangedSince = { revision: string; files: readonly string[] };

/** A file as it is to be, and as it was when that was made of it. */
export type FileChange = { was: string; text: string };

/** What became of a file: where something else stands there by now, or it could not be written, it is as it was. */
export type FileWritten = 'written' | 'changed' | { refused: Words };

/** What became of a new file: where one stands already, or it could not be written, nothing is done. */
export type FileCreated = 'written' | 'there' | { refused: Words };

/** A file as it is to be once a step is changed: new or gone where one of the two is missing; a scenario that goes has a title. */
export type FileToBe = FileToWrite & { places: number; title?: string };

/** All files that change with a step, where what led to it leads, and scenarios that will not pass; or why it cannot be. */
export type StepChanging =
  | {
      files: readonly FileToBe[];
      leads?: readonly StepLead[];
      orphans?: readonly string[];
      /** Played only when somebody asks: who writes has been shown it. */
      failing?: () => readonly string[];
      unreached?: readonly string[];
    }
  | { refused: Words };

/** The folder of journeys as the server works with it: read, checked, watched. */
export type StudioFolder = {
  /** Where it stands, for people to read. */
  path: string;
  /** Reads it again. */
  reread(): void;
  /** As they were last when they cannot be read; undefined when they never could. */
  sources(): Sources | undefined;
  /** What stands in one of its files of journeys and texts; nothing for any other. */
  text(path: string): string | undefined;
  findings(language: AnswerLanguage): readonly Finding[];
  /** What keeps the folder from being read, where that is no place in a file. */
  trouble(): { words: Words } | undefined;
  /** Opens what judges it beside this thread. */
  openJudge(language: AnswerLanguage, hear: (judged: Judged) => void): Judge;
  /** Resolves at the next change of its files. */
  changed(): Promise<void>;
  past: FolderPast;
  /** Whose a journey is in a bank’s folder; nothing where the folder has everything itself. */
  whose(journey: string): Whose | undefined;
  /** Writes one of its files where it is still what the change was made of; refuses what is no file of journeys or texts. */
  write(path: string, change: FileChange): FileWritten;
  /** Writes a new file of a journey; never over one that is there. */
  create(path: string, text: string): FileCreated;
  /** Takes a file of a journey away where it is still what it was thought to be. */
  remove(path: string, was: string): FileWritten;
  /** Works out what changes with a step in all files, as they were read last; writes nothing. */
  changing(change: StepChange | StepRewriting): StepChanging;
  /** Lists what serves the goals that a new journey can have. */
  goals(): readonly GoalView[];
  /** Searches what no scenario of a journey passes, beside this thread; it can be given up. */
  explore(journey: string, hear: (told: ExploringTold) => void): Exploring;
};
