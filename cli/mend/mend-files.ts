import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, type Finding } from '#analysis';
import { UsageError } from '../command.ts';
import { openWorkspace, type Workspace } from '../workspace.ts';
import { sureFixes, type Mendable } from './sure-fixes.ts';

/** One place that was mended: where it stood, and its text before and after. */
export type Mending = { file: string; line: number; before: string; after: string };

/** What was mended, place by place, and the journeys as they are now. */
export type Mended = { mendings: readonly Mending[]; workspace: Workspace; findings: readonly Finding[] };

/** What to mend: all that is found in a workspace, and which of it. */
export type MendOptions = {
  findIn: (workspace: Workspace) => readonly Finding[];
  isWanted: (finding: Finding) => boolean;
};

// Mending one place may uncover another; a chain longer than this is a ring.
const mostRounds = 20;

/**
 * Applies the sure fixes of findings to their files until none is left, and writes nothing else of them.
 *
 * @throws {UsageError} when a file is not UTF-8, since writing it would change more than the fix.
 */
export function mendFiles(root: string, { findIn, isWanted }: MendOptions): Mended {
  const mendings: Mending[] = [];
  for (let round = 0; ; round += 1) {
    const workspace = openWorkspace(root);
    const findings = findIn(workspace);
    const sure = sureFixes(findings, workspace.files).filter(isWanted);
    if (sure.length === 0 || round === mostRounds) return { mendings, workspace, findings };
    for (const [file, own] of Map.groupBy(sure, (finding) => finding.file))
      mendings.push(...mendFile(join(root, file), own));
  }
}

function mendFile(path: string, findings: readonly Mendable[]): Mending[] {
  const bytes = readFileSync(path);
  const text = bytes.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(bytes))
    throw new UsageError({
      en: `${path} is not UTF-8: save it so, then mend it.`,
      it: `${path} non è in UTF-8: salvalo così, poi correggilo.`,
    });
  // Two rules may want the same of one place.
  const edits = [...new Map(findings.map((finding) => [finding.fix.start, finding])).values()];
  writeFileSync(
    path,
    applyEdits(
      text,
      edits.map(({ fix }) => fix),
    ),
  );
  return edits.map(({ file, fix }) => ({
    file,
    line: text.slice(0, fix.start).split('\n').length,
    before: text.slice(fix.start, fix.end),
    after: fix.text,
  }));
}
