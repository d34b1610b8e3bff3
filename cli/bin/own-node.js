import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// Runs what was typed on the project's own Node, with the streams, signals and exit code of this process.

const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ownNode = inProject(`node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`);

const child = spawn(ownNode, [inProject('cli/bin/this-node.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});

const isAtTerminal = [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
const passOn = (signal) => {
  // A terminal sends Ctrl-C to both; a second one would end what the first has asked to close.
  if (signal !== 'SIGINT' || !isAtTerminal) child.kill(signal);
};
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, passOn);

child.on('error', () => {
  const needed = `percorso needs Node 24 and this is ${process.versions.node}: run "npm ci" in ${inProject('')}, which brings it`;
  const italian = `a percorso serve Node 24 e questo è ${process.versions.node}: esegui lì "npm ci", che lo porta`;
  process.stderr.write(`${needed} (${italian}).\n`);
  process.exitCode = 2;
});
child.on('exit', (code, signal) => {
  if (signal === null) {
    process.exitCode = code;
    return;
  }
  // Ends as it has ended, so that a shell sees the same.
  for (const each of signals) process.off(each, passOn);
  process.kill(process.pid, signal);
});
