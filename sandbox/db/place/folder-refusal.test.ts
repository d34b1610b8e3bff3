import { describe, expect, it } from 'vitest';
import { databaseRefusal } from './database-refusal.ts';
import { folderRefusal, pgliteRefusal } from './folder-refusal.ts';

const path = '/data/bank';

/** A failure as Node tells it. */
const failure = (code: string) => Object.assign(new Error(`${code}: something, open '${path}'`), { code });

describe('a folder that cannot be opened', () => {
  it.each([
    ['EROFS', 'BANK_FOLDER_READ_ONLY: /data/bank may not be written (EROFS); let this user write there'],
    ['EACCES', 'BANK_FOLDER_READ_ONLY: /data/bank may not be written (EACCES); let this user write there'],
    ['ENOSPC', 'BANK_DISK_FULL: the disk of /data/bank has no room left; make room'],
    ['EDQUOT', 'BANK_DISK_FULL: the disk of /data/bank has no room left; make room'],
    ['ENOTDIR', 'BANK_FOLDER_INVALID: /data/bank leads to a file where a folder was expected (ENOTDIR)'],
    ['ENAMETOOLONG', 'BANK_FOLDER_INVALID: /data/bank has a name that is longer than its disk takes'],
    ['EIO', 'BANK_FOLDER_UNUSABLE: /data/bank cannot be used (EIO); mend it'],
  ])('is told as what %s means, with what to do [S-88]', (code, told) => {
    expect(folderRefusal(path, failure(code)).message).toContain(told);
  });

  it('keeps the sentence of what has one [S-88]', () => {
    const foreseen = new Error('BANK_IN_USE: another process has it open');

    expect(folderRefusal(path, foreseen)).toBe(foreseen);
  });
});

describe('a database of a folder that does not start', () => {
  it.each([
    [
      '2026 UTC [42] FATAL:  could not write lock file "postmaster.pid": No space left on device',
      'BANK_DISK_FULL: ',
    ],
    ['2026 UTC [42] FATAL:  could not open file "global/1262": Permission denied', 'BANK_FOLDER_READ_ONLY: '],
    [
      'postgres: could not access the server configuration file "/pglite/data/postgresql.conf": No such file or directory',
      'BANK_CORRUPT: the data in /data/bank is damaged (could not access the server configuration file ',
    ],
    [
      '2026 UTC [42] PANIC:  could not locate a valid checkpoint record',
      'BANK_CORRUPT: the data in /data/bank is damaged',
    ],
  ])('is told by its own words, %s [S-88]', (words, told) => {
    const refusal = pgliteRefusal(path, new Error('Aborted()'), ['LOG:  starting', words]);

    expect(refusal.message).toContain(told);
    expect(refusal.message).not.toContain('Aborted');
  });

  it('quotes nothing that a terminal would take for an order [S-88]', () => {
    const words = 'FATAL:  bogus data in lock file "postmaster.pid": "\u001B[2J\u0007\uFFFD!"';

    expect(pgliteRefusal(path, new Error('Aborted()'), [words]).message).toContain(
      '"postmaster.pid": "?[2J?!")',
    );
  });

  it('that goes astray in what it reads is told as damaged, and one without memory is not [S-88]', () => {
    const refusals = ['memory access out of bounds', 'unreachable', 'Aborted(OOM)'].map((told) =>
      pgliteRefusal(path, new WebAssembly.RuntimeError(told), []),
    );

    expect(refusals.map(({ message }) => message.split(': ')[0])).toEqual([
      'BANK_CORRUPT',
      'BANK_CORRUPT',
      'BANK_FOLDER_UNUSABLE',
    ]);
  });

  it('that has run out of room while it was made says so, though the failure has a number alone [S-88]', () => {
    expect(pgliteRefusal(path, { name: 'ErrnoError', errno: 51 }, []).message).toContain('BANK_DISK_FULL: ');
  });
});

describe('tables that cannot be brought up to date', () => {
  const query = Object.assign(new Error('Failed query: insert into codes\nparams: 123456'), {
    cause: Object.assign(new Error('permission denied for schema public'), { code: '42501' }),
  });

  it('are told with the database’s own reason, and without the query or the password [S-88]', () => {
    const refusal = databaseRefusal({ kind: 'server', url: 'postgres://bank:hidden@db:5432/portal' }, query);

    expect(refusal.message).toBe(
      'BANK_REFUSED: the database db:5432/portal does not let the bank keep its tables (42501: permission denied for schema public); give its user the rights and the room it needs, or name another database',
    );
  });

  it.each([
    ['XX000', 'could not open relation with OID 2610'],
    ['XX001', 'invalid page in block 0 of relation "base/5/1247"'],
    ['XX002', 'index "migrations_pkey" contains unexpected zero page at block 0'],
    ['58P01', 'could not open file "base/5/16390": No such file or directory'],
  ])('are told as damaged in a folder where the database says %s [S-88]', (code, message) => {
    const damaged = Object.assign(new Error('Failed query'), { cause: { code, message } });

    expect(databaseRefusal({ kind: 'folder', path }, damaged).message).toBe(
      `BANK_CORRUPT: the data in /data/bank is damaged (${message}); put back a copy, or move the folder away to begin anew`,
    );
  });

  it('are told as a full disk in a folder [S-88]', () => {
    const full = Object.assign(new Error('Failed query'), {
      cause: { code: '53100', message: 'could not extend' },
    });

    expect(databaseRefusal({ kind: 'folder', path }, full).message).toContain('BANK_DISK_FULL: ');
  });
});
