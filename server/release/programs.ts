import { leastNode } from '../doctor/node.ts';

const { provider: least } = leastNode;
const [major, minor] = least.split('.');

/** Runs what is loaded where the Node is one that runs it: an older one would end in the middle of something, with a stack. */
const onRightNode = (load: string): string => `import process from 'node:process';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major > ${major} || (major === ${major} && minor >= ${minor})) {
  await (${load});
} else {
  const needed = \`percorso needs Node ${least} or later and this is \${process.versions.node}: install one from https://nodejs.org\`;
  const italian = \`a percorso serve Node ${least} o più recente e questo è \${process.versions.node}: installalo da https://nodejs.org\`;
  process.stderr.write(\`\${needed} (\${italian}).\\n\`);
  process.exitCode = 2;
}
`;

/**
 * The one program of the package. A `start` with nothing behind it does at once what that command does: to load the others takes as
 * long again as to serve.
 */
export const packageProgram = `#!/usr/bin/env node
${onRightNode(`process.argv.length === 3 && process.argv[2] === 'start'
    ? import('../server/serve.js')
    : import('../cli/from-terminal.js').then(({ runFromTerminal }) => runFromTerminal())`)}`;

/** What serves a bank’s \`dist/\`, wherever it was carried. */
export const distProgram = onRightNode(`import('./server/code/start.js')`);
