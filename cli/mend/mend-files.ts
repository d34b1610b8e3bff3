import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, createLines, type Finding } from '#analysis';
import { openWorkspace, type Workspace } from '../workspace.ts';
import { sureFixes, type Mendable } from './sure-fixes.ts';

/** One place that was mended: where it stood, and its text before and after. */
export type Mending = { file: string; line: number; before: string; after: string };

/** All that is found in a workspace, and what of it is to be mended. */
type Found = { all: readonly Finding[]; own: readonly Finding[] };

/** What was mended, place by place, and the journeys as they are now. */
export type Mended<Kind> = { mendings: readonly Mending[]; workspace: Workspace; found: Kind };

// Mending one place may uncover another; a chain longer than this is a ring.
const mostRounds = 20;

/** Applies the sure fixes of findings to their files until none is left, and writes nothing else of them. */
export function mendFiles<Kind extends Found>(
  root: string,
  find: (workspace: Workspace) => Kind,
): Mended<Kind> {
  const mendings: Mending[] = [];
  for (let round = 0; ; round += 1) {
    const workspace = openWorkspace(root);
    const found = find(workspace);
    const own = new Set<Finding>(found.own);
    const sure = sureFixes(found.all, workspace.files).filter((finding) => own.has(finding));
    if (sure.length === 0 || round === mostRounds) return { mendings, workspace, found };
    for (const [file, findings] of Map.groupBy(sure, (finding) => finding.file))
      mendings.push(...mendFile(join(root, file), findings));
  }
}

function mendFile(path: string, findings: readonly Mendable[]): Mending[] {
  // Bytes that are no UTF-8 would not come back as they were; in a file that has any, only those are found.
  const text = readFileSync(path, 'utf8');
  // Two rules may want the same of one place.
  const edits = [...new Map(findings.map((finding) => [finding.fix.start, finding])).values()];
  writeFileSync(
    path,
    applyEdits(
      text,
      edits.map(({ fix }) => fix),
    ),
  );
  const lines = createLines(text);
  return edits.map(({ file, fix }) => ({
    file,
    line: lines.place(fix.start, fix.end).line,
    before: text.slice(fix.start, fix.end),
    after: fix.text,
  }));
}
