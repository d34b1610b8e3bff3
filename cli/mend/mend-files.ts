import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, type Finding } from '#analysis';
import { UsageError } from '../command.ts';
import { openWorkspace, type Workspace } from '../workspace.ts';

/** What was mended: the files that changed, and the journeys as they are now. */
export type Mended = { files: ReadonlySet<string>; workspace: Workspace; findings: readonly Finding[] };

// Mending one place may uncover another; a chain longer than this is a ring.
const mostRounds = 20;

/**
 * Applies the fixes of findings to their files until none is left, and writes nothing else of them.
 *
 * @throws {UsageError} when a file is not UTF-8, since writing it would change more than the fix.
 */
export function mendFiles(root: string, findIn: (workspace: Workspace) => readonly Finding[]): Mended {
  const files = new Set<string>();
  for (let round = 0; ; round += 1) {
    const workspace = openWorkspace(root);
    const findings = findIn(workspace);
    const fixed = Map.groupBy(
      findings.filter(({ fix }) => fix !== undefined),
      ({ file }) => file,
    );
    if (fixed.size === 0 || round === mostRounds) return { files, workspace, findings };
    for (const [file, own] of fixed) {
      mendFile(join(root, file), own);
      files.add(file);
    }
  }
}

function mendFile(path: string, findings: readonly Finding[]): void {
  const bytes = readFileSync(path);
  const text = bytes.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(bytes))
    throw new UsageError(`${path} is not UTF-8: save it so, then mend it.`);
  const edits = findings.flatMap(({ fix }) => (fix ? [fix] : []));
  writeFileSync(path, applyEdits(text, edits));
}
