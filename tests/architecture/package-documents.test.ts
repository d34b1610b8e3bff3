import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layDocuments } from '#server/release';
import { commands } from '../../cli/registry.ts';

const root = dirname(dirname(import.meta.dirname));
let laid: string;
let documents: readonly { name: string; text: string }[];
let files: readonly string[];

beforeAll(() => {
  laid = mkdtempSync(join(tmpdir(), 'documents-'));
  layDocuments(root, laid);
  files = globSync('**/*', { cwd: laid });
  // What changed in the past speaks of what was.
  documents = globSync('{*.md,docs/**/*.md,cli/templates/folder/*}', { cwd: laid, exclude: ['CHANGELOG.md'] })
    .filter((name) => /\.md$|\/folder\/[\w.]+$/u.test(name))
    .map((name) => ({ name, text: readFileSync(join(laid, name), 'utf8').replaceAll(/<!--.*?-->/gu, '') }));
});
afterAll(() => rmSync(laid, { recursive: true }));

/** Finds what a document says that a bank has not, each with the document that says it. */
const found = (of: (text: string) => readonly string[]): string[] =>
  documents.flatMap(({ name, text }) => of(text).map((what) => `${name}: ${what}`));

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([what]) => what);

it('documents that go along name no script of npm and no settings that a bank’s folder has not [RUN-02]', () => {
  expect(documents.length).toBeGreaterThan(40);
  expect(found((text) => all(text, /\bnpm (?:run|start|test)\b[^`\n]*/gu))).toEqual([]);
  expect(found((text) => all(text, /(?<![\w/.-])portal\.config\.json/gu))).toEqual([]);
});

it('documents that go along have the package installed from within the folder or a registry: npm ci finds no other [RUN-01]', () => {
  expect(found((text) => all(text, /npm (?:install|i) [^\n]*\.tgz/gu)).length).toBeGreaterThan(3);
  expect(found((text) => all(text, /npm (?:install|i) (?:\.\.|\/|~)[^\n]*/gu))).toEqual([]);
});

it('documents that go along name commands and options that percorso has [RUN-02]', () => {
  expect(
    found((text) =>
      [...text.matchAll(/npx percorso ([^`>#&|;\n]+)/gu)]
        .map(([, typed = '']) => typed.trim())
        .filter(unknown),
    ),
  ).toEqual([]);
});

it('documents that go along name files that the package has, and variables that are read [RUN-02]', () => {
  const inProject =
    /(?<![\w./@~-])(?:node_modules\/percorso\/)?(?:analysis|bench|cli|conformance|console|engine|sandbox|schemas|server|studio|tests|ui|docs)\/[\w./-]*\w/gu;
  const page = readFileSync(join(laid, 'docs/operations/environment.md'), 'utf8');
  // A test beside the page holds that it has them all.
  const variables = new Set(all(page, /\b[A-Z][A-Z\d_]+\b/gu));

  expect(found((text) => all(text, inProject).filter((path) => !isThere(path)))).toEqual([]);
  expect(
    found((text) => all(text, /\bPERCORSO_[A-Z\d_]+\b/gu).filter((name) => !variables.has(name))),
  ).toEqual([]);
});

/** What every command takes. */
const ofAll = ['help', 'lang', 'json', 'changed', 'since', 'watch', 'version', 'no-colour'];

const unknown = (typed: string): boolean => {
  const [verb = '', ...rest] = typed.split(/\s+/u);
  const command = commands.find(({ name }) => name === verb);
  const options = rest.join(' ').match(/(?<=--)[a-z][a-z-]*/gu) ?? [];
  const known = new Set([...Object.keys(command?.options ?? {}), ...ofAll]);
  return (
    !['help', '<command', '<comando'].includes(verb) &&
    (!command || options.some((option) => !known.has(option)))
  );
};

// Tests are named as proof, which the README says; of a folder that need not be there, that it need not.
const isThere = (path: string): boolean => {
  if (/\.(?:test|spec)\.ts$/u.test(path) || path === 'docs/requirements') return true;
  const own = path.replace('node_modules/percorso/', '');
  return files.some((file) => file === own || file.startsWith(`${own}/`));
};

it('the changes say by the package’s number what it brings, as the page of security promises [RUN-15]', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const changes = readFileSync(join(laid, 'CHANGELOG.md'), 'utf8');

  expect(changes).toContain(`\n## ${version}\n`);
});
