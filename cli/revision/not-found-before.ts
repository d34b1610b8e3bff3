import { createChecker, identityOf, type AnswerLanguage, type Finding } from '#analysis';
import { workspaceOf, type OpenFolder } from '../workspace.ts';
import { filesAt } from './files-at.ts';

/** Leaves of findings those that check did not find at a revision, which is read only where there are any. */
export function notFoundBefore(
  findings: readonly Finding[],
  { root, sources, overlay }: OpenFolder,
  { revision, language }: { revision: string; language: AnswerLanguage },
): readonly Finding[] {
  if (findings.length === 0) return findings;
  const before = workspaceOf(root, overlay.over(filesAt(root, revision)), sources);
  const known = new Set(createChecker({ language })(before.sources).map(identityOf));
  return findings.filter((finding) => !known.has(identityOf(finding)));
}
