#!/usr/bin/env node
import process from 'node:process';

// The one program of the package: `start` serves the portal, everything else is for who writes journeys.
await (process.argv[2] === 'start'
  ? import('../server/serve.js')
  : import('../cli/from-terminal.js').then(({ runFromTerminal }) => runFromTerminal()));
