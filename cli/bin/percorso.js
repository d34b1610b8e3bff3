#!/usr/bin/env node
import process from 'node:process';

// Below this a Node does not take the types out of TypeScript, or lacks what the project uses (docs/adr/0003).
const leastNode = 24;
const isRecent = Number.parseInt(process.versions.node, 10) >= leastNode;
await (isRecent ? import('./this-node.js') : import('./own-node.js'));
