import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { alike, type SourceFile, type Words } from '#analysis';
import { meant, UsageError } from '../command.ts';

const folders = ['journeys', 'i18n/it'];
const named = ['refs/heads', 'refs/tags', 'refs/remotes'];

/**
 * Reads the journeys and texts of a folder as they were at a revision of git.
 *
 * @throws {UsageError} when there is no git, no repository or no such revision, as in a clone that is too shallow.
 */
export function filesAt(root: string, revision: string): SourceFile[] {
  const commit = commitOf(root, revision);
  const listed = git(root, ['ls-tree', '-r', '-z', commit, '--', ...folders]).toString('utf8');
  const entries = listed.split('\0').flatMap((line) => {
    const [, hash, path] = /^\d+ blob ([0-9a-f]+)\t(.*\.json)$/.exec(line) ?? [];
    return hash !== undefined && path !== undefined ? [{ hash, path }] : [];
  });
  const asked = entries.map(({ hash }) => `${hash}\n`).join('');
  return splitBatch(git(root, ['cat-file', '--batch'], asked), entries);
}

/** Lists the files that differ from a revision, with those that git does not know yet; paths begin at the folder. */
export function filesChangedSince(root: string, revision: string): string[] {
  const commit = commitOf(root, revision);
  const changed = git(root, ['diff', '--name-only', '--relative', '-z', commit, '--', ...folders]);
  const unknown = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', ...folders]);
  return `${changed.toString('utf8')}\0${unknown.toString('utf8')}`.split('\0').filter((path) => path !== '');
}

/** Each object comes behind a line with its size, and ends with a line break. */
function splitBatch(batch: Buffer, entries: readonly { path: string }[]): SourceFile[] {
  let at = 0;
  return entries.map(({ path }) => {
    const end = batch.indexOf('\n', at);
    const size = Number(batch.toString('utf8', at, end).split(' ').at(-1));
    at = end + 1 + size + 1;
    return { path, text: batch.toString('utf8', end + 1, end + 1 + size) };
  });
}

/**
 * Finds the commit that a revision names.
 *
 * @throws {UsageError} when there is no git, no repository or no such revision.
 */
export function commitOf(root: string, revision: string): string {
  // A name that begins with a dash would be an option.
  if (revision.startsWith('-'))
    throw new UsageError({
      en: `"${revision}" is no revision.`,
      it: `"${revision}" non è una revisione.`,
    });
  if (ask(root, ['rev-parse', '--git-dir']).status !== 0)
    throw new UsageError({
      en: `git: ${root} is in no repository, so that there is no revision "${revision}".`,
      it: `git: ${root} non è in un repository, e quindi non c’è la revisione "${revision}".`,
    });
  const commit = resolved(root, revision);
  if (commit === undefined) throw noRevision(root, revision);
  return commit;
}

function resolved(root: string, revision: string): string | undefined {
  const { status, stdout } = ask(root, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  return status === 0 ? stdout.toString('utf8').trim() : undefined;
}

function noRevision(root: string, revision: string): UsageError {
  const isShallow = git(root, ['rev-parse', '--is-shallow-repository']).toString('utf8').trim() === 'true';
  const why = isShallow
    ? {
        en: ': this clone has only the last commits, and "git fetch --unshallow" brings the others',
        it: ': questo clone ha solo gli ultimi commit, e "git fetch --unshallow" porta gli altri',
      }
    : alike('');
  const near = nameMeant(root, revision);
  return new UsageError({
    en: `git: there is no revision "${revision}" here${why.en}.${near.en}`,
    it: `git: la revisione "${revision}" qui non c’è${why.it}.${near.it}`,
  });
}

/** Says which branch or tag was meant; nothing where the name is known, and what stands behind it leads too far back. */
function nameMeant(root: string, revision: string): Words {
  const [, name = '', behind = ''] = /^([^~^@]*)(.*)$/.exec(revision) ?? [];
  const listed = git(root, ['for-each-ref', '--format=%(refname:short)', ...named]).toString('utf8');
  const known = listed.split('\n').filter((each) => each !== '');
  if (name === '' || known.length === 0 || resolved(root, name) !== undefined) return alike('');
  return meant(
    revision,
    known.map((each) => `${each}${behind}`),
  );
}

function git(root: string, args: readonly string[], input = ''): Buffer {
  const { status, stdout, stderr } = ask(root, args, input);
  if (status === 0) return stdout;
  // What git says is in the language that git is set to.
  const said = `git: ${stderr.toString('utf8').trim().split('\n')[0] ?? ''}`;
  throw new UsageError({ en: said, it: said });
}

function ask(root: string, args: readonly string[], input = ''): SpawnSyncReturns<Buffer> {
  const answer = spawnSync('git', args, { cwd: root, input, maxBuffer: 2 ** 30 });
  if (answer.error)
    throw new UsageError({
      en: `git cannot be run: ${answer.error.message}`,
      it: `git non si può eseguire: ${answer.error.message}`,
    });
  return answer;
}
