import {
  createChecker,
  readSources,
  type AnswerLanguage,
  type Checker,
  type Finding,
  type SourceFile,
  type Sources,
} from '#analysis';
import { openWorkspace, type Workspace } from '../workspace.ts';

/** The journeys of a folder with what an editor has open, saved or not, laid over them. */
export type Project = {
  /** Replaces the text of a file; nothing takes the editor’s away again. */
  edit(path: string, text: string | undefined): void;
  /** Reads the folder again: something has been saved there. */
  reread(): void;
  sources(): Sources;
  /** Finds what is wrong, in the words of a language, English unless said otherwise. */
  findings(language?: AnswerLanguage): readonly Finding[];
};

/**
 * Opens the journeys of a folder for an editor.
 *
 * @throws {UsageError} when the folder has no `journeys/`.
 */
export function openProject(root: string): Project {
  const edited = new Map<string, string>();
  const checkers: { readonly [Language in AnswerLanguage]: Checker } = {
    en: createChecker(),
    it: createChecker({ language: 'it' }),
  };
  let saved = openWorkspace(root);
  let known: Sources | undefined = saved.sources;
  let before = saved.sources;
  const sources = (): Sources => {
    known ??= read(saved, edited, before);
    before = known;
    return known;
  };
  return {
    edit: (path, text) => {
      known = undefined;
      if (text === undefined) edited.delete(path);
      else edited.set(path, text);
    },
    reread: () => {
      known = undefined;
      saved = openWorkspace(root, before);
    },
    sources,
    findings: (language = 'en') => checkers[language](sources()),
  };
}

function read({ files, sources }: Workspace, edited: ReadonlyMap<string, string>, before: Sources): Sources {
  const laid: SourceFile[] = files.filter(({ path }) => !edited.has(path));
  const open = [...edited].map(([path, text]) => ({ path, text }));
  return readSources(sources.language, [...laid, ...open], { views: sources.views, before });
}
