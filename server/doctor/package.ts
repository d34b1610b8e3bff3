import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { otherVersion, productVersion } from '../folder/index.ts';
import { settingsFile } from '../portal-config.ts';
import { check, type Row } from './row.ts';
import type { World } from './world.ts';

const packages = check('package', 'a package.json by which another machine installs the same');

const version = check('version', 'the package to which the folder was brought by upgrade');

const lists = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Looks whether what the folder installs stands in it or in a registry: npm writes a file elsewhere as the way to it from here. */
export function lookAtPackage({ root }: Pick<World, 'root'>): Row {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return packages.ok('none here');
  const out = packagesOutside(root, textOf(file));
  if (out === undefined)
    return packages.warn(`${file} is not JSON, or may not be read`, 'mend it: npm ci reads it');
  if (out.length === 0) return packages.ok('nothing leads out of the folder');
  return packages.warn(
    `${out.join(', ')}: outside the folder, which is not there in a container or on a build server`,
    'copy the file into the folder and npm install ./<file>, or install from a registry',
  );
}

/** Looks whether the folder was brought to this package: what a new version changes was told by that. */
export function lookAtVersion({ root, env }: Pick<World, 'root' | 'env'>): Row {
  const other = otherVersion(folderOf(root, env));
  return other ? version.warn(other.found, other.remedy) : version.ok(`Percorso ${productVersion()}`);
}

/** A name of the settings that is none is told by their row. */
function folderOf(root: string, env: NodeJS.ProcessEnv): string {
  try {
    return dirname(settingsFile(root, env));
  } catch {
    return root;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Lists what is installed from a file or a folder outside; undefined for what is no package.json. */
function packagesOutside(root: string, text: string): string[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return lists.flatMap((list) =>
      Object.entries(Object(Object(read)[list]))
        .filter(([, from]) => leadsOut(root, String(from)))
        .map(([name, from]) => `${name} ${String(from)}`),
    );
  } catch {
    return undefined;
  }
}

function leadsOut(root: string, from: string): boolean {
  const [, path = ''] = /^(?:file:|link:|portal:)?((?:\.{1,2}|~)?\/.*|(?<=:).+)$/u.exec(from) ?? [];
  if (path === '') return false;
  const way = relative(root, resolve(root, path)).split(sep).join('/');
  return path.startsWith('~') || way.startsWith('..') || isAbsolute(way);
}
