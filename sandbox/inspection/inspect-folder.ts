import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabasePlace } from '../db/database.ts';
import { lockFolder, lockName } from '../db/place/folder-lock.ts';
import { corruptData, folderRefusal } from '../db/place/folder-refusal.ts';
import { beingMade } from '../db/place/make-folder.ts';
import { missingKey } from '../key/agree-on-key.ts';
import { keyFileIn } from '../key/key-file.ts';
import type { KeySource } from '../key/key-source.ts';
import { orRefused } from './findings.ts';
import type { BankFindings, Finding } from './inspect-bank.ts';

type Folder = DatabasePlace & { kind: 'folder' };

const readAndWrite = constants.R_OK | constants.W_OK | constants.X_OK;
const others = 0o077;

/** Looks at the folder of the data, from outside: to open it would write there. */
export async function inspectFolder(
  { path }: Folder,
  dataDir: string,
  source: KeySource,
): Promise<BankFindings> {
  return {
    database: await orRefused(() => folderFound(path)),
    tables: {
      kind: 'untried',
      found: 'not looked at: a folder is opened by a start alone',
      remedy: 'start: it brings the tables up to date, or says in one line why not',
    },
    key: await orRefused(() => keyFound(path, dataDir, source)),
  };
}

function folderFound(path: string): Finding {
  try {
    return existsSync(path) ? dataFound(path) : roomFound(path);
  } catch (error) {
    throw folderRefusal(path, error);
  }
}

/** Finds whether the folder could be made: in the nearest of those above it that is there. */
function roomFound(path: string): Finding {
  let above = dirname(path);
  while (!existsSync(above)) above = dirname(above);
  if (!statSync(above).isDirectory())
    throw Object.assign(new Error(`${above} is no folder`), { code: 'ENOTDIR' });
  accessSync(above, readAndWrite);
  return { kind: 'fits', found: `${path} is not there yet: the start makes it` };
}

function dataFound(path: string): Finding {
  const { mode } = statSync(path);
  const files = readdirSync(path);
  accessSync(path, readAndWrite);
  const isWhole = files.includes('PG_VERSION');
  if (!isWhole && files.some((name) => name !== lockName) && !files.includes(beingMade))
    throw corruptData(path, 'it has files, and PG_VERSION is missing');
  // Where no process ever had it there is no lock, and none is made.
  if (files.includes(lockName)) lockFolder(path).release();
  const version = isWhole ? readFileSync(join(path, 'PG_VERSION'), 'utf8').trim() : undefined;
  const found = `${path} may be written, ${version === undefined ? 'no data yet' : `data of PostgreSQL ${version}`}`;
  if (process.platform === 'win32' || (mode & others) === 0) return { kind: 'fits', found };
  return {
    kind: 'mind',
    found: `${found}, and others may enter (mode ${(mode & 0o777).toString(8)})`,
    remedy: `chmod 700 ${path}, or let the start do it`,
  };
}

function keyFound(path: string, dataDir: string, source: KeySource): Finding {
  const key = source.read();
  if (key === null && existsSync(join(path, 'PG_VERSION'))) throw missingKey(source, path);
  if (key === null) return { kind: 'fits', found: `${source.name}: the start makes one` };
  const file = keyFileIn(dataDir);
  const found = `${source.name} is a key; whether it is the data’s, the start finds`;
  if (source.name !== file || process.platform === 'win32' || (statSync(file).mode & others) === 0)
    return { kind: 'fits', found };
  return { kind: 'mind', found: `${file} may be read by others`, remedy: `chmod 600 ${file}` };
}
