import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const commandLine = join(import.meta.dirname, '../../cli/bin/percorso.js');

/** Says of the journeys of a folder what `percorso check` says of them when it refuses them; nothing when it does not. */
export function refusalOfJourneys(folder: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandLine, 'check'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? undefined : `${stdout}${stderr}`.trimEnd();
}
