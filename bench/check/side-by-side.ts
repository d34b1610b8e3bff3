import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installAside } from '../install-aside.ts';
import { defectClasses, type DefectClass, type Tool } from './defect-classes.ts';
import { aslTool } from './tool-asl.ts';
import { bpmnTool } from './tool-bpmn.ts';
import { percorsoTool } from './tool-percorso.ts';
import { redoclyTool } from './tool-redocly.ts';
import { surveyTool } from './tool-survey.ts';
import { xstateTool } from './tool-xstate.ts';

/** What one tool said of one class: what it told, or that its format cannot express it. */
export type Cell = { tool: string; kind: DefectClass; told: readonly string[] | undefined };

/** What was seen, and of which versions. */
export type Seen = { tools: readonly Pick<Tool, 'name' | 'version'>[]; cells: readonly Cell[] };

const root = join(import.meta.dirname, '../..');

/**
 * Plants each class in each format that can express it, and asks each format’s own checker.
 *
 * @throws {Error} when a tool finds something in its clean definition, for then nothing that it tells would count.
 */
export async function seeSideBySide(): Promise<Seen> {
  const folder = installAside(join(import.meta.dirname, 'peers'), 'bench-check-peers');
  const tools: Tool[] = [
    percorsoTool(versionIn(root)),
    aslTool(folder, versionOf(folder, 'asl-validator')),
    surveyTool(folder, versionOf(folder, 'survey-core')),
    redoclyTool(versionOf(root, '@redocly/openapi-core')),
    bpmnTool(folder, versionOf(folder, 'bpmnlint')),
    xstateTool(versionOf(root, 'xstate')),
  ];
  const cells: Cell[] = [];
  for (const tool of tools) {
    const ofClean = await tool.findings(tool.clean);
    if (ofClean.length > 0)
      throw new Error(`BENCH_CHECK: ${tool.name} refuses what is clean: ${ofClean.join()}`);
    // The table has the classes for its keys.
    for (const kind of Object.keys(defectClasses) as DefectClass[]) {
      const planted = tool.planted[kind];
      const told = planted === undefined ? undefined : await tool.findings(planted);
      cells.push({ tool: tool.name, kind, told });
    }
  }
  return { tools, cells };
}

const versionOf = (folder: string, name: string): string => versionIn(join(folder, 'node_modules', name));

function versionIn(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return String(Object(manifest).version);
}
