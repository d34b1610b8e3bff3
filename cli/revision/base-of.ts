import { spawnSync } from 'node:child_process';
import type { ChangedSince } from '#studio';
import { UsageError } from '../command.ts';
import { filesChangedSince } from './files-at.ts';

/** Names that a repository may have for what the work will go back to, the surest first. */
const upstreams = ['origin/HEAD', '@{upstream}'];

/**
 * Lists what has changed since the branch has left the one that it will go back to, or since the last commit; nothing
 * where git is not there, or knows no commit.
 */
export function changedSinceBase(root: string): ChangedSince | undefined {
  const head = ask(root, ['rev-parse', '--verify', 'HEAD']);
  if (head === undefined) return undefined;
  const bases = upstreams.flatMap((name) => ask(root, ['merge-base', 'HEAD', name]) ?? []);
  const revision = bases.find((commit) => commit !== head) ?? head;
  try {
    return { revision: revision.slice(0, 12), files: filesChangedSince(root, revision) };
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

function ask(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
