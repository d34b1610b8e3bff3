import { spawnSync } from 'node:child_process';

/** The revision that a change starts from, where there is one to know, and what to tell about it. */
export type BaseRevision = { revision?: string; told: string };

/** Names that a repository may have for what a change starts from, the surest first. */
const upstreams = ['origin/HEAD', '@{upstream}'];

/**
 * Finds the revision that a change starts from: the one that CHECK_SINCE names, which must be there, or else the commit at
 * which the branch has left the one it will go back to.
 */
export function baseRevision(root: string, environment: NodeJS.ProcessEnv): BaseRevision {
  const named = environment['CHECK_SINCE'] ?? '';
  if (named !== '')
    return { revision: named, told: `Versions are held against ${named}, as CHECK_SINCE says.` };
  const head = ask(root, ['rev-parse', 'HEAD']);
  if (head === undefined) return { told: without('there is no repository of git here') };
  const known = upstreams.filter((name) => ask(root, ['rev-parse', '--verify', name]) !== undefined);
  if (known.length === 0) return { told: without('git knows no branch that this one will go back to') };
  const bases = known.map((name) => ({ name, commit: ask(root, ['merge-base', 'HEAD', name]) }));
  const left = bases.find(({ commit }) => commit !== undefined && commit !== head);
  if (left?.commit !== undefined) {
    const { name, commit } = left;
    return {
      revision: commit,
      told: `Versions are held against ${commit.slice(0, 12)}, where this branch has left ${name}.`,
    };
  }
  const cut = bases.find(({ commit }) => commit === undefined);
  return {
    told: without(
      cut
        ? `this clone does not reach back to where it has left ${cut.name}`
        : `nothing has been committed since ${known.join(' or ')}`,
    ),
  };
}

const without = (why: string) => `Versions are held against no revision: ${why}. CHECK_SINCE names one.`;

/** Asks git for one line; nothing when it cannot say, or is not there. */
function ask(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
