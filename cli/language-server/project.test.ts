import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openProject } from './project.ts';

let root: string;
const write = (text: string): void => writeFileSync(join(root, 'i18n/it/lock.json'), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const folder of ['journeys', 'i18n/it']) mkdirSync(join(root, folder), { recursive: true });
  write('{ "ask": { "title": "Bloccare la carta?" } }');
});

afterEach(() => rmSync(root, { recursive: true }));

it('has the same sources where a folder is read again in which nothing has changed [STUDIO-05]', () => {
  const project = openProject(root);
  const before = project.sources();

  project.reread();
  expect(project.sources()).toBe(before);

  write('{ "ask": { "title": "Fermare la carta?" } }');
  project.reread();
  expect(project.sources()).not.toBe(before);
  expect(project.sources()?.texts.get('lock')?.value).toEqual({ ask: { title: 'Fermare la carta?' } });
});

it('tells of a file that is no JSON by now, and is itself again once that is mended [STUDIO-01]', () => {
  const project = openProject(root);
  write('{ "ask": ');
  project.reread();
  expect(project.findings('it').map(({ file }) => file)).toContain('i18n/it/lock.json');

  write('{ "ask": { "title": "Bloccare la carta?" } }');
  project.reread();
  expect(project.findings('it').filter(({ code }) => code === 'json-syntax')).toEqual([]);
});
