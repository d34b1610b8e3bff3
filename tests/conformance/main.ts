import { conform } from './command-line.ts';

process.exitCode = await conform(process.argv.slice(2), (text) => process.stdout.write(text));
