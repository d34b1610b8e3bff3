import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, createLines, type Edit, type Finding, type SourceFile } from '#analysis';
import { openWorkspace, type OpenFolder } from '../workspace.ts';
import { sureFixes } from './sure-fixes.ts';

/** One place that was mended: where it stood, and its text before and after. */
export type Mending = { file: string; line: number; before: string; after: string };

/** All that is found in a workspace, and what of it is to be mended. */
type Found = { all: readonly Finding[]; own: readonly Finding[] };

/** What was mended, place by place, and the journeys as they are now. */
export type Mended<Kind> = { mendings: readonly Mending[]; workspace: OpenFolder; found: Kind };

// Mending one place may uncover another; a chain longer than this is a ring.
const mostRounds = 20;

/** Applies the sure fixes of findings to their files until none is left, and writes nothing else of them. */
export function mendFiles<Kind extends Found>(
  root: string,
  find: (workspace: OpenFolder) => Kind,
): Mended<Kind> {
  const mendings: Mending[] = [];
  for (let round = 0; ; round += 1) {
    const workspace = openWorkspace(root);
    const found = find(workspace);
    const own = new Set<Finding>(found.own);
    const mayMend = (finding: Finding): boolean => own.has(finding) && workspace.overlay.isOwn(finding.file);
    const sure = sureFixes(found.all, workspace.files).filter(mayMend);
    if (sure.length === 0 || round === mostRounds) return { mendings, workspace, found };
    for (const [file, findings] of Map.groupBy(sure, (finding) => finding.file))
      mendings.push(
        ...editFile(
          root,
          file,
          findings.map(({ fix }) => fix),
        ),
      );
  }
}

/** Applies edits to a file of a folder, writes nothing else of it, and says what was done, place by place. */
export function editFile(root: string, file: string, all: readonly Edit[]): Mending[] {
  const path = join(root, file);
  // Bytes that are no UTF-8 would not come back as they were; in a file that has any, only those are found.
  const { text, mendings } = editText({ path: file, text: readFileSync(path, 'utf8') }, all);
  writeFileSync(path, text);
  return mendings;
}

/** Applies edits to the text of a file, and says what was done, place by place. */
export function editText(
  { path: file, text }: SourceFile,
  all: readonly Edit[],
): { text: string; mendings: Mending[] } {
  // Two may want the same of one place.
  const edits = [...new Map(all.map((edit) => [edit.start, edit])).values()];
  const lines = createLines(text);
  const mendings = edits.map(({ start, end, text: after }) => ({
    file,
    line: lines.place(start, end).line,
    before: text.slice(start, end),
    after,
  }));
  return { text: applyEdits(text, edits), mendings };
}
