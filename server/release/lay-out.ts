import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { leastNode } from '../doctor/node.ts';
import { bankSettings } from '../folder/index.ts';
import { withoutCloneParts } from './clone-parts.ts';
import { compile } from './compile.ts';
import { compileServer } from './compile-server.ts';
import { withoutDeadLinks } from './dead-links.ts';
import { distProgram, packageProgram } from './programs.ts';

/** What the programs read beside their own code, and what the one who installs them reads: by folder, nothing else goes along. */
const beside = [
  'schemas/**/*.json',
  'ui/kit/tokens/*.css',
  'sandbox/**/*.{css,html,js,json,sql}',
  'cli/templates/**/*',
  'conformance/accounts/*.json',
  'journeys/**/*.json',
  'i18n/**/*.json',
  'docs/{rules,operations,guida,provider}/**/*',
  'docs/{glossary,language,language-keys,operations,provider,storage,threats}.md',
  'schemas/generated/contract.md',
  'portal.config.json',
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
];

/** The portal, the console’s page and those of Studio as they were built. */
const built = ['dist/build.json', 'dist/{portal,console,studio/pages}/**/*'];

type Manifest = Readonly<Record<string, unknown>> & {
  version: string;
  license: string;
  description: string;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
};

/**
 * Lays out the package that a bank installs, from a project whose portal is built: plain JavaScript, what it reads, and a manifest that
 * names the packages that are imported and no other (RUN-01).
 *
 * @throws {Error} `PACKAGE_INCOMPLETE` when the code imports a package that is no dependency of the project.
 */
export async function layOutPackage(root: string, into: string): Promise<void> {
  await layOutPrograms(root, into);
  lay(root, into, built);
}

/** Lays out the package without the portal’s own page, which the one who calls this has from elsewhere. */
export async function layOutPrograms(root: string, into: string): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  const imported = await compile(root, into);
  await compileServer(root, join(into, 'dist/server'));
  layDocuments(root, into);
  layLicences(root, into);
  mkdirSync(join(into, 'bin'), { recursive: true });
  writeFileSync(join(into, 'bin/percorso.js'), packageProgram, { mode: 0o755 });
  writeFileSync(join(into, 'dist/start.mjs'), distProgram);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest; // our own
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifestOf(manifest, imported), null, 2)}\n`);
}

/** Lays what goes along beside the code: what it reads, and the documents, without what is of a clone. */
export function layDocuments(root: string, into: string): void {
  lay(root, into, beside);
  cpSync(join(root, 'server/release/package-readme.md'), join(into, 'README.md'));
  fitDocuments(into);
}

function lay(root: string, into: string, patterns: readonly string[]): void {
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: false }))) {
    mkdirSync(join(into, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(into, file), { recursive: true });
  }
}

/** A document as it is true where the package is: the settings have the name that they have in a bank’s folder. */
const ofBank = (text: string): string =>
  withoutCloneParts(text).replaceAll(/(?<![\w/.-])portal\.config\.json/gu, bankSettings);

/** Takes what is of a clone alone, and links to what stays with the project, out of the documents that go along. */
function fitDocuments(into: string): void {
  for (const name of globSync('{*.md,docs/**/*.md,schemas/**/*.md}', { cwd: into })) {
    const file = join(into, name);
    writeFileSync(
      file,
      withoutDeadLinks(ofBank(readFileSync(file, 'utf8')), (to) => existsSync(join(dirname(file), to))),
    );
  }
}

/** Lays the licences of what goes along in our own files beside it. */
function layLicences(root: string, into: string): void {
  for (const name of globSync('vendor/{@*/*,[!@]*}', { cwd: into })) {
    const from = join('node_modules', name.slice('vendor/'.length));
    const licences = globSync('LICEN[CS]E*', { cwd: join(root, from) });
    for (const licence of licences) cpSync(join(root, from, licence), join(into, name, licence));
    if (licences.length === 0) saySo(join(root, from), join(into, name));
  }
}

/** Says the licence of a package that has it by name alone. */
function saySo(from: string, into: string): void {
  const file = join(from, 'package.json');
  if (!existsSync(file)) return;
  const { name, version, license, author }: Partial<Record<string, unknown>> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const by = typeof author === 'string' ? author : String(Object(author).name);
  writeFileSync(join(into, 'LICENSE'), `${String(name)} ${String(version)} by ${by}: ${String(license)}\n`);
}

function manifestOf(manifest: Manifest, imported: readonly string[]) {
  const { version, license, description } = manifest;
  // What the portal’s code is built with is none of what runs.
  const versions = { ...manifest.devDependencies, ...manifest.dependencies };
  const missing = imported.filter((name) => versions[name] === undefined);
  if (missing.length > 0)
    throw new Error(
      `PACKAGE_INCOMPLETE: the code imports ${missing.join(', ')}, which package.json does not name; add them there`,
    );
  return {
    name: 'percorso',
    version,
    description,
    license,
    type: 'module',
    bin: { percorso: './bin/percorso.js' },
    engines: { node: `>=${leastNode.provider}` },
    dependencies: Object.fromEntries(imported.map((name) => [name, versions[name]])),
  };
}
