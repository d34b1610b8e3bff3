import { keySourceOf, placeOf } from '../options.ts';
import type { SandboxEnvironment } from '../environment/index.ts';
import { inspectFolder } from './inspect-folder.ts';
import { inspectServer } from './inspect-server.ts';

/** What was found of a part: that it fits, that it does with a remark, that it was not looked at, or why a start would refuse it. */
export type Finding =
  | { kind: 'fits'; found: string }
  | { kind: 'mind'; found: string; remedy: string }
  | { kind: 'untried'; found: string; remedy: string }
  | { kind: 'refused'; error: Error };

/** What was found of the data of a bank. */
export type BankFindings = { database: Finding; tables: Finding; key: Finding };

const nothingKept: Finding = { kind: 'fits', found: 'nothing is kept' };

/** Looks at what a bank would be opened with, and changes nothing of it: no table, no file, no key (RUN-18). */
export async function inspectBank(
  environment: SandboxEnvironment & { dataDir: string },
): Promise<BankFindings> {
  const source = keySourceOf(environment);
  const place = placeOf(environment);
  switch (place.kind) {
    case 'server':
      return inspectServer(place, source);
    case 'folder':
      return inspectFolder(place, environment.dataDir, source);
    case 'memory':
      return { database: nothingKept, tables: nothingKept, key: nothingKept };
  }
}
