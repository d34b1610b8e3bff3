import {
  createChecker,
  sayIn,
  type AnswerLanguage,
  type Checker,
  type Finding,
  type SourceFile,
  type Sources,
} from '#analysis';
import { readOperations, type ContractOperation } from '#schemas/provider';
import { UsageError } from '../command.ts';
import { wordsOfFailure } from '../failure-words.ts';
import { readFiles } from '../overlay/read-overlay.ts';
import { createTextReader } from '../overlay/read-text.ts';
import { FileError } from '../file-error.ts';
import { workspaceOf } from '../workspace.ts';
import { readLenient, type LenientNode } from './lenient-json.ts';

/** The journeys of a folder with what an editor has open, saved or not, laid over them. */
export type Project = {
  /** Replaces the text of a file, or gives it back to the folder. */
  edit(path: string, text: string | undefined): void;
  /** Reads the folder again: something has been saved there. */
  reread(): void;
  /** As they were last when they cannot be read; undefined when they never could. */
  sources(): Sources | undefined;
  /** Finds what is wrong, in the words of a language, English unless said otherwise. */
  findings(language?: AnswerLanguage): readonly Finding[];
  /** Finds what is wrong in the folder as it would be. */
  foresee(sources: Sources, language: AnswerLanguage): readonly Finding[];
  /** What keeps the folder from being read, where that is no place in a file. */
  trouble(): UsageError | undefined;
  text: (path: string) => string | undefined;
  /** The tree of a file, whether it is JSON by now or not. */
  tree: (path: string) => LenientNode | undefined;
  /** All that the contract says of each operation; it is the product’s own, and read when it is first asked for. */
  contract: () => Readonly<Record<string, ContractOperation>>;
};

type Looked = { sources?: Sources; refused?: UsageError };

/** Opens the journeys of a folder for an editor; what cannot be read is told, and read again at the next change. */
export function openProject(root: string): Project {
  const edited = new Map<string, string>();
  const checkers: { readonly [Language in AnswerLanguage]: Checker } = {
    en: createChecker(),
    it: createChecker({ language: 'it' }),
  };
  const textIn = createTextReader();
  let saved: readonly SourceFile[] = [];
  let sound: readonly SourceFile[] = [];
  let unread: UsageError | undefined;
  let looked: Looked | undefined;
  let last: Sources | undefined;
  let contract: Readonly<Record<string, ContractOperation>> | undefined;
  const read = (): void => {
    const before = { saved, unread };
    unread = refusalOf(() => (saved = readFiles(root, textIn)));
    // Of files that are the same all that was found of them stands.
    if (unread || before.unread || !areSame(saved, before.saved)) looked = undefined;
  };
  const attempt = (files: readonly SourceFile[]): UsageError | undefined =>
    refusalOf(() => (last = workspaceOf(root, files, last).sources));
  const lookAnew = (): UsageError | undefined => {
    if (unread) return unread;
    const files = laidOver(saved, edited);
    const refused = attempt(files);
    if (!refused) sound = files;
    // What one file keeps from being read is read with that file as it was.
    if (refused instanceof FileError)
      for (const earlier of [sound, saved])
        if (!attempt(files.map((file) => (file.path === refused.file ? fileIn(earlier, file) : file)))) break;
    return refused;
  };
  const look = (): Looked => {
    const refused = looked ? undefined : lookAnew();
    return (looked ??= { ...(last && { sources: last }), ...(refused && { refused }) });
  };
  read();
  const textOf = (path: string): string | undefined =>
    edited.get(path) ?? saved.find((file) => file.path === path)?.text;
  return {
    edit: (path, text) => {
      looked = undefined;
      if (text === undefined) edited.delete(path);
      else edited.set(path, text);
    },
    reread: read,
    sources: () => look().sources,
    findings: (language = 'en') => {
      const { sources, refused } = look();
      const found = sources ? checkers[language](sources) : [];
      return refused instanceof FileError ? [findingOf(refused, language), ...found] : found;
    },
    foresee: (sources, language) => checkers[language](sources),
    trouble: () => {
      const { refused } = look();
      return refused instanceof FileError ? undefined : refused;
    },
    text: textOf,
    tree: createTrees(textOf),
    contract: () => (contract ??= readOperations()),
  };
}

function laidOver(saved: readonly SourceFile[], edited: ReadonlyMap<string, string>): SourceFile[] {
  const open = [...edited].map(([path, text]) => ({ path, text }));
  return [...saved.filter(({ path }) => !edited.has(path)), ...open];
}

const areSame = (some: readonly SourceFile[], others: readonly SourceFile[]): boolean =>
  some.length === others.length &&
  some.every(({ path, text }, index) => path === others[index]?.path && text === others[index].text);

const fileIn = (files: readonly SourceFile[], file: SourceFile): SourceFile =>
  files.find(({ path }) => path === file.path) ?? file;

/** Tries something, and answers what it was refused with; defects of ours are thrown on. */
function refusalOf(attempt: () => void): UsageError | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error;
    const words = wordsOfFailure(error);
    if (words) return new UsageError(words, { cause: error });
    throw error;
  }
}

function findingOf({ file, place, told }: FileError, language: AnswerLanguage): Finding {
  const message = `${file} ${sayIn(language)(told)}`;
  return { code: 'json-syntax', severity: 'error', file, ...place, pointer: '', message };
}

/** Reads each tree once for each text. */
function createTrees(textOf: (path: string) => string | undefined): Project['tree'] {
  const known = new Map<string, { text: string; tree: LenientNode | undefined }>();
  return (path) => {
    const text = textOf(path);
    if (text === undefined) return undefined;
    const before = known.get(path);
    if (before?.text === text) return before.tree;
    const tree = readLenient(text);
    known.set(path, { text, tree });
    return tree;
  };
}
