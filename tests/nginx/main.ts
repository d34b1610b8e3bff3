import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { startable } from '../support/programs.ts';
import { hasNginx, modes } from './front.ts';
import { tryMachines } from './machines.ts';

// Ten flows of the portal behind nginx, as a proxy and as a server of its files, and several machines that are killed and replaced:
// npm run test:nginx, with --require where nginx must be there, with --machines for those alone (RUN-04, RUN-11).
const root = join(import.meta.dirname, '..', '..');
const flows = [
  'policy',
  'login',
  'operations',
  'phone-change',
  'pin',
  'top-up',
  'instalments',
  'help-desk',
  'recovery',
  'reload',
  'statements',
];

if (!hasNginx()) {
  console.log('nginx is not here: Debian has it as nginx-light');
  process.exit(process.argv.includes('--require') ? 1 : 0);
}
const isMachines = process.argv.includes('--machines');
if (!(await tryMachines((line) => console.log(line)))) process.exitCode = 1;
for (const mode of isMachines ? [] : modes) {
  console.log(`behind nginx, ${mode}`);
  const [program, ...args] = startable(root, [
    'playwright',
    'test',
    ...flows.map((flow) => `/${flow}.spec.ts`),
  ]);
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BEHIND_NGINX: mode },
  });
  if (status !== 0) process.exitCode = 1;
}
