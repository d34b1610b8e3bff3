import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWhenStale } from './build.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

let page: string;
let styles: string;
let scripts: Map<string, string>;

beforeAll(async () => {
  // What starts and is tested in a browser is the same: none of them builds it again.
  await buildWhenStale(root);
  const portal = join(dist, 'portal');
  const names = readdirSync(portal, { recursive: true, encoding: 'utf8' });
  page = readFileSync(join(portal, 'index.html'), 'utf8');
  styles = names
    .flatMap((name) => (name.endsWith('.css') ? [readFileSync(join(portal, name), 'utf8')] : []))
    .join('');
  scripts = new Map(
    names
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(portal, name), 'utf8')]),
  );
});

/** What names such an address only to refuse it: React’s stand-in for one, and the router’s list of schemes. */
const refusals = [/javascript:throw new Error\('[^']*'/g, /\[(?:[`'"][\w-]+:[`'"],?)+\]/g];

function holding(pattern: RegExp): string[] {
  return [...scripts].flatMap(([name, code]) => {
    const own = refusals.reduce((text, refusal) => text.replaceAll(refusal, ''), code);
    return pattern.test(own) ? [name] : [];
  });
}

/** Returns a script with all that it imports before it can run. */
function closureOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const imports = (scripts.get(name) ?? '').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
  for (const [, file] of imports) closureOf(`assets/${file}`, seen);
  return seen;
}

const sheetOf = (named: RegExp): string =>
  readFileSync(join(dist, 'portal', named.exec(page)?.[1] ?? 'none'), 'utf8');

/** The classes of modules, whose names are found nowhere else. */
const classesIn = (css: string): string[] =>
  [...new Set(css.matchAll(/\.(_[\w-]+_\w{5}_\d+)/g))].map(([, name = '']) => name);

const firstScreen = () => closureOf(/src="\/(assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '');

/** Returns the chunk of a module, with all that it imports. */
function chunkOf(module: string): Set<string> {
  const name = [...scripts.keys()].find((file) => new RegExp(`^assets/${module}-.{8}\\.js$`).test(file));
  if (name === undefined) throw new Error(`The build has no chunk of ${module}.`);
  return closureOf(name);
}

const chunksOf = (modules: readonly string[]) => new Set(modules.flatMap((module) => [...chunkOf(module)]));

/** What every journey runs on, strong authentication with it: the login has run that. */
const journeyHost = () => chunksOf(['journey', 'sca']);

type Steps = Readonly<Record<string, { kind: string; journey?: string; view?: string }>>;

const journeyIds = () =>
  readdirSync(join(root, 'journeys'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Returns what a journey brings: its own chunk, the views that it shows and the journeys that it runs. */
function broughtBy(journey: string): Set<string> {
  // The check of the journeys, without which nothing is built, has held the file.
  const text = readFileSync(join(root, 'journeys', journey, 'journey.json'), 'utf8');
  const steps = Object.values((JSON.parse(text) as { steps: Steps }).steps);
  const views = steps.flatMap(({ view }) => (view === undefined ? [] : [pascalCase(view)]));
  const others = steps.flatMap(({ kind, journey: other }) =>
    kind === 'journey' && other !== undefined ? [...broughtBy(other)] : [],
  );
  return new Set([...chunksOf([journey, ...views]), ...others]);
}

const pascalCase = (name: string) =>
  name.replaceAll(/(?:^|-)(.)/g, (_all, letter: string) => letter.toUpperCase());

const weightOf = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(scripts.get(name) ?? '').length, 0);

const weigh = (ids: readonly string[], added: (id: string) => Set<string>) =>
  ids.map((id) => ({ id, weight: weightOf(added(id)) }));

describe('the built portal', () => {
  it('makes no code at run time and has no script in an address [S-45]', () => {
    expect(scripts.size).toBeGreaterThan(3);
    expect(holding(/\bnew Function\(|\beval\(|javascript:/)).toEqual([]);
  });

  it('holds nothing of the sandbox: no code, no account, no address of its console [S-60]', () => {
    expect(holding(/pglite|drizzle|fastify|Percorso1!|@percorso\.test|\/sandbox\/api/i)).toEqual([]);
  });

  it('has no inline script and no inline style in its page [S-44]', () => {
    expect(page).not.toMatch(/<style|style=|<script(?![^>]*\ssrc=)|\son\w+=/);
  });

  it('draws the login by a sheet of its own, and names the one of the rest for what follows [HOLDER-10]', () => {
    const own = sheetOf(/rel="stylesheet" crossorigin href="\/([^"]+)"/);
    const later = sheetOf(/data-later-sheet="\/([^"]+)"/);
    const code = [...firstScreen()].map((name) => scripts.get(name)).join('');
    const needed = classesIn(own + later).filter((name) => code.includes(name));

    expect(needed.length).toBeGreaterThan(100);
    expect(needed.filter((name) => !classesIn(own).includes(name))).toEqual([]);
    expect(gzipSync(own).length).toBeLessThanOrEqual(8_000);
    expect(later).toContain('font-family:Figtree Variable');
    expect(own + page).not.toContain('.woff2');
  });

  it('keeps forms, journeys and the engine out of what the first screen waits for', () => {
    const first = firstScreen();

    const heavy = holding(/No precompiled validator|must match pattern|GUARD_VARIABLE_MISSING/);
    expect(heavy.length).toBeGreaterThan(2);
    expect(heavy.filter((name) => first.has(name))).toEqual([]);
  });

  it('asks at most 135 kB by gzip for the first screen [S-70]', () => {
    const first = firstScreen();

    expect(weightOf(first)).toBeGreaterThan(50_000);
    expect(weightOf(first)).toBeLessThanOrEqual(135_000);
  });

  it('asks at most 236 kB by gzip for the home, and 30 kB of styles for everything [S-70]', () => {
    const home = firstScreen().union(chunksOf(['home', 'core']));

    expect(weightOf(home)).toBeGreaterThan(weightOf(firstScreen()));
    expect(weightOf(home)).toBeLessThanOrEqual(236_000);
    expect(styles.length).toBeGreaterThan(10_000);
    expect(gzipSync(styles).length).toBeLessThanOrEqual(30_000);
  });

  it('asks at most 110 kB by gzip for a journey on top of the first screen [S-70]', () => {
    const host = journeyHost().difference(firstScreen());

    const weights = weigh(journeyIds(), (id) => host.union(broughtBy(id)).difference(firstScreen()));

    expect(weightOf(host)).toBeGreaterThan(30_000);
    expect(weights.filter(({ weight }) => weight > 110_000)).toEqual([]);
  });

  it('asks at most 25 kB by gzip for each journey after the first', () => {
    const there = firstScreen().union(journeyHost());

    const weights = weigh(journeyIds(), (id) => broughtBy(id).difference(there));

    expect(weights.length).toBeGreaterThan(30);
    expect(weights.filter(({ weight }) => weight > 25_000)).toEqual([]);
  });

  it('fetches what tells of errors with the first of them, and not before [RUN-17]', () => {
    const [teller = 'none', ...others] = holding(/sentry_key/);
    const early = firstScreen().union(chunksOf(['home', 'core', 'journey']));

    expect(others).toEqual([]);
    expect(teller).toMatch(/error-teller/);
    expect(early.has(teller)).toBe(false);
    expect(weightOf(closureOf(teller).difference(firstScreen()))).toBeLessThanOrEqual(2_500);
  });

  it('has its source maps beside it, with their sources, and none in it [RUN-17]', () => {
    const maps = (folder: string) =>
      readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.map/.test(name),
      );
    const [first = 'none'] = firstScreen();
    const read = JSON.parse(readFileSync(join(dist, 'maps', `${first}.map`), 'utf8'));

    // What journeys are compiled to has none: their files are its sources.
    expect(maps('maps').length).toBeGreaterThan(50);
    expect(maps('maps').filter((name) => !scripts.has(name.replace(/\.map$/, '')))).toEqual([]);
    expect(maps('portal')).toEqual([]);
    expect(holding(/sourceMappingURL/)).toEqual([]);
    expect(read.sources).toContainEqual(expect.stringMatching(/ui\/shell\/main\.tsx$/));
    expect(read.sourcesContent).toHaveLength(read.sources.length);
    expect(JSON.stringify(read.sources)).not.toContain(root);
  });

  it('is led back by its maps from a place in a script to that in its source [RUN-17]', () => {
    const [teller = 'none'] = holding(/sentry_key/);
    const before = (scripts.get(teller) ?? '').split('sentry_key')[0]?.split('\n') ?? [];
    const map = new SourceMap(JSON.parse(readFileSync(join(dist, 'maps', `${teller}.map`), 'utf8')));

    const found = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);

    expect(found).toMatchObject({ originalSource: expect.stringMatching(/ui\/shell\/errors\/sentry\.ts$/) });
  });

  it('names its build as reports of errors do [RUN-17]', () => {
    const { release } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));

    expect([...firstScreen()][0]).toBe(`assets/index-${release}.js`);
  });

  it('gives the file server the hashes of the styles that its scripts make [S-44]', () => {
    const { styleHashes } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));

    expect(styleHashes).toContainEqual(expect.stringMatching(/^sha256-[A-Za-z0-9+/]{43}=$/));
  });
});
