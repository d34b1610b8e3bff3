import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownVariables } from './doctor/misspelled.ts';
import { readSettingsSchema } from './settings-schema.ts';
import { settingVariables } from './settings-environment.ts';

const page = readFileSync('docs/operations/environment.md', 'utf8');

/** What goes into the package: neither tests nor what builds, packs and rehearses it. */
const isOfProject = (path: string): boolean =>
  /\.(?:test|fixture)\.tsx?$|^server\/(?:container|release|studio-pages)\/|^server\/(?:build|dev)\.ts$|^sandbox\/seed\/fill\//u.test(
    path,
  );
const code = globSync('{analysis,cli,conformance,sandbox,schemas,server}/**/*.ts')
  .filter((path) => !isOfProject(path))
  .map((path) => readFileSync(path, 'utf8'));

/** The variables that code reads: each by its name, or several taken out of the environment at once. */
function readIn(text: string): string[] {
  const byName = [...text.matchAll(/\benv\[?\.?['"]?([A-Z][A-Z0-9_]+)\b/gu)].map(([, name = '']) => name);
  const atOnce = [...text.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/gu)].flatMap(([, names = '']) =>
    [...names.matchAll(/\b[A-Z][A-Z0-9_]+\b/gu)].map(([name]) => name),
  );
  return [...byName, ...atOnce];
}

const rows = [...page.matchAll(/^\| (`[A-Z].*?) \| (.*?) \|/gmu)].map(([, names = '', says = '']) => ({
  names: [...names.matchAll(/`([A-Z0-9_]+)`/gu)].map(([, name = '']) => name),
  says,
}));

describe('the page of the environment', () => {
  it('has each variable that the code of a portal reads, and no other [RUN-08]', () => {
    const read = new Set(code.flatMap(readIn));
    // The language of a terminal is any terminal’s.
    const ofTerminals = ['LC_ALL', 'LC_MESSAGES', 'LANG'];
    const told = rows.flatMap(({ names }) => names).filter((name) => !isSetting(name));

    expect(read.size).toBeGreaterThan(12);
    expect(told.toSorted()).toEqual([...read].filter((name) => !ofTerminals.includes(name)).toSorted());
  });

  it('has each name to which a misspelled one is held, and all that are long enough to be [RUN-08]', () => {
    // Those begin as settings do, or are Node’s and the terminal’s.
    const others = ['PERCORSO_CONFIG', 'PERCORSO_DEBUG', 'NODE_OPTIONS', 'NO_COLOR', 'PORT'];
    const told = rows.flatMap(({ names }) => names).filter((name) => !isSetting(name));

    expect(told.filter((name) => !others.includes(name)).toSorted()).toEqual([...ownVariables]);
  });

  it('has the variable of each single setting, as the schema has them [RUN-08]', () => {
    const told = rows.filter(({ names }) => names.some(isSetting));

    expect(told).toEqual(variables.map(({ name, place }) => ({ names: [name], says: `\`${place}\`` })));
  });
});

const variables = settingVariables(readSettingsSchema());
const isSetting = (name: string): boolean => variables.some((one) => one.name === name);
