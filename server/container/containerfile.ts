import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of a container file, those that it goes on over included. */
type Instruction = { name: string; text: string };

/** A stage: what it begins with, what others call it, and what is done in it. */
export type Stage = { base: string; name: string; instructions: readonly Instruction[] };

/** What a container of the last stage runs, and as whom. */
export type Plan = {
  user: number;
  group: number;
  folder: string;
  env: Readonly<Record<string, string>>;
  entry: readonly string[];
  health: readonly string[];
};

/** Reads the container file of the project. */
export const readContainerfile = (root: string): readonly Stage[] =>
  parseContainerfile(readFileSync(join(root, 'server/container/Containerfile'), 'utf8'));

/** Reads a container file stage by stage. */
export function parseContainerfile(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const stages: { base: string; name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [name = ''] = line.split(/\s/);
    const rest = line.slice(name.length).trim();
    const [base = '', , called = ''] = rest.split(/\s+/);
    if (name === 'FROM') stages.push({ base, name: called, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

/**
 * Returns what a container of the last stage runs.
 *
 * @throws {Error} `CONTAINERFILE_INCOMPLETE` where something of it is left to the base.
 */
export function planOf(stages: readonly Stage[]): Plan {
  const instructions = stages.at(-1)?.instructions ?? [];
  const last = (name: string): string => {
    const found = instructions.findLast((each) => each.name === name);
    if (found !== undefined) return found.text;
    throw new Error(`CONTAINERFILE_INCOMPLETE: its last stage has no ${name}; add it there`);
  };
  const [user = Number.NaN, group = user] = last('USER').split(':').map(Number);
  const settings = instructions
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ text }) => text.split(/\s+/))
    .map((pair) => pair.split('='));
  return {
    user,
    group,
    folder: last('WORKDIR'),
    env: Object.fromEntries(settings.map(([key = '', ...value]) => [key, value.join('=')])),
    entry: JSON.parse(last('ENTRYPOINT')),
    health: JSON.parse(last('HEALTHCHECK').replace(/^.*?CMD\s+/, '')),
  };
}
