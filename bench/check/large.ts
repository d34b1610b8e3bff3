import { join } from 'node:path';
import { check, readSources } from '#analysis';
import { openWorkspace } from '../../cli/workspace.ts';
import { spentOn } from './measure.ts';
import { syntheticFiles } from './synthetic.ts';

// In a process of its own, so that the memory is what this takes: 1,000 journeys of 40 steps.
const { language } = openWorkspace(join(import.meta.dirname, '../..'));
const files = syntheticFiles(1000, 40);
let findings: readonly { code: string }[] = [];
const { clock, processor } = spentOn(() => {
  findings = check(readSources(language, files, { views: {} }));
});
const memory = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ clock, processor, memory, findings: findings.length, first: findings[0] }));
