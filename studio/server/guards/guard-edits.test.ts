import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyEdits, openDocument, valueAt, pointerKeys } from '#analysis';
import { expandWays } from '#engine';
import type { JourneyFile } from '#schemas';
import { guardEdits } from './guard-edits.ts';
import { guardPlaces } from './guard-places.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'guards-'));
const files = globSync('journeys/*/journey.json', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

const changed = (text: string, pointer: string, guard: unknown): string =>
  applyEdits(text, guardEdits(openDocument({ path: 'journeys/lock/journey.json', text }), pointer, guard));
const at = (text: string, pointer: string): unknown => valueAt(JSON.parse(text), pointerKeys(pointer));
// As the schema of journeys has it, which the check holds. A guard that is read and stands nowhere cannot be edited.
const placesIn = (text: string) =>
  guardPlaces(expandWays(JSON.parse(text) as JourneyFile)).filter(
    ({ pointer, slot }) => !slot || at(text, pointer) !== undefined,
  );

const held = { and: [{ var: 'data.a' }, { in: [{ var: 'data.b' }, ['x', 'y']] }] };

beforeAll(() => {
  for (const name of ['.oxfmtrc.json'].flatMap((each) => globSync(each, { cwd: root })))
    copyFileSync(join(root, name), join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a guard in its file', () => {
  it('of any journey changes alone when another takes its place, in the format of the files [STUDIO-10]', () => {
    const places = files.flatMap(({ path, text }) =>
      placesIn(text).map(({ pointer, slot }) => ({ path, text, pointer, slot })),
    );
    expect(places.length).toBeGreaterThan(200);
    for (const [index, { text, pointer }] of places.entries()) {
      const written = changed(text, pointer, held);
      const rest = JSON.parse(written);
      expect(at(written, pointer)).toEqual(held);
      delete Object(valueAt(rest, pointerKeys(pointer).slice(0, -1)))[pointerKeys(pointer).at(-1) ?? ''];
      const others = JSON.parse(text);
      delete Object(valueAt(others, pointerKeys(pointer).slice(0, -1)))[pointerKeys(pointer).at(-1) ?? ''];
      expect(rest).toEqual(others);
      mkdirSync(join(folder, `${index}`));
      writeFileSync(join(folder, `${index}/journey.json`), written);
    }
    const formatter = join(root, 'node_modules/.bin/oxfmt');
    const { stdout, stderr } = spawnSync(formatter, ['--check', '.'], { cwd: folder, encoding: 'utf8' });

    expect(`${stdout}${stderr}`).toContain('All matched files use the correct format');
  });

  it('that is put where none stands, and taken away again, leaves every file as it was [STUDIO-10]', () => {
    for (const { path, text } of files)
      for (const { pointer, slot } of placesIn(text))
        if (!slot) expect(changed(changed(text, pointer, held), pointer, undefined), path).toBe(text);
  });

  it('keeps the layout of the parts that stay [STUDIO-10]', () => {
    const file = `{
  "allow": {
    "and": [{ "var": "data.a" }, { "===": [{ "var": "data.b" }, "x"] }]
  }
}
`;

    expect(changed(file, '/allow', { and: [{ var: 'data.a' }, { '===': [{ var: 'data.b' }, 'y'] }] })).toBe(
      file.replace('"x"', '"y"'),
    );
  });

  it('keeps the layout of one part beside others that are laid out otherwise [STUDIO-10]', () => {
    const named = '{ "use": "service-open", "with": { "service": "KEY_6" } }';
    const guard = {
      and: [JSON.parse(named), { '===': [{ var: 'card.profiling.PIN_CARD.state' }, 'ATTIVO'] }],
    };
    const other = JSON.stringify(guard.and[1], null, 2).replaceAll('\n', '\n      ');
    const file = `{
  "allow": {
    "and": [
      ${named},
      ${other}
    ]
  }
}
`;

    const next = JSON.parse(JSON.stringify(guard).replace('"ATTIVO"', '"DISATTIVO"'));

    expect(changed(file, '/allow', next)).toBe(file.replace('"ATTIVO"', '"DISATTIVO"'));
  });

  it('stands on one line where its way does, which is spread where it gets long [STUDIO-10]', () => {
    const way = '{ "when": { "var": "data.a" }, "to": "x" }';
    const file = `{\n  "cases": [\n    ${way},\n    { "to": "y" }\n  ]\n}\n`;
    const long = { and: Array.from({ length: 5 }, () => ({ var: 'data.something-long' })) };

    expect(changed(file, '/cases/0/when', { '!': [{ var: 'data.a' }] })).toBe(
      file.replace('{ "var": "data.a" }', '{ "!": [{ "var": "data.a" }] }'),
    );
    expect(changed(file, '/cases/0/when', long)).toContain(
      '    {\n      "when": {\n        "and": [\n          { "var": "data.something-long" },\n',
    );
  });

  it('takes over tabs and the line ends of its file [STUDIO-10]', () => {
    const file = '{\r\n\t"allow": {\r\n\t\t"var": "data.a"\r\n\t}\r\n}\r\n';

    expect(changed(file, '/allow', { '!': [{ var: 'data.b' }] })).toBe(
      '{\r\n\t"allow": { "!": [{ "var": "data.b" }] }\r\n}\r\n',
    );
    expect(changed(file, '/allow', { use: 'x', with: { y: 'z' } })).toBe(
      '{\r\n\t"allow": {\r\n\t\t"use": "x",\r\n\t\t"with": { "y": "z" }\r\n\t}\r\n}\r\n',
    );
  });

  it('of the opening stands behind what opens the journey [STUDIO-10]', () => {
    const file = '{\n  "id": "lock",\n  "opens": {},\n  "start": "ask"\n}\n';

    expect(changed(file, '/allow', { var: 'data.a' })).toBe(
      file.replace('"opens": {},\n', '"opens": {},\n  "allow": { "var": "data.a" },\n'),
    );
  });
});
