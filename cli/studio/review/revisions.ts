import { spawnSync } from 'node:child_process';
import type { RevisionLine, RevisionView } from '#studio';

const mostCommits = 20;

/** Says when a commit was made, and what for. */
export function describeCommit(root: string, commit: string): Omit<RevisionView, 'asked'> {
  const [[day = '', subject = ''] = []] = linesOf(root, ['show', '-s', '--format=%cs%x09%s', commit]);
  return { commit, day, subject };
}

/** Lists branches and tags, and the last commits that have changed a journey or its texts. */
export function listRevisions(root: string, journey: string): RevisionLine[] {
  const own = [`journeys/${journey}`, `i18n/it/${journey}.json`];
  const log = ['log', `-${mostCommits}`, '--format=%h%x09%cs%x09%s', '--', ...own];
  return [
    ...refs(root, 'branch', 'refs/heads'),
    ...refs(root, 'tag', 'refs/tags'),
    ...named('commit', linesOf(root, log)),
  ];
}

function refs(root: string, kind: RevisionLine['kind'], folder: string): RevisionLine[] {
  const format = '--format=%(refname:short)%09%(creatordate:short)%09%(subject)';
  return named(kind, linesOf(root, ['for-each-ref', '--sort=-creatordate', format, folder]));
}

const named = (kind: RevisionLine['kind'], lines: readonly string[][]): RevisionLine[] =>
  lines.map(([name = '', day = '', ...subject]) => ({ kind, name, day, subject: subject.join(' ') }));

/** Asks git, and answers its lines by their columns; none where it has nothing to say. */
function linesOf(root: string, args: readonly string[]): string[][] {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) return [];
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
}
