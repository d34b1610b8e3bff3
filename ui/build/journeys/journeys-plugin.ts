import { join, resolve } from 'node:path';
import type { EnvironmentModuleGraph, ErrorPayload, Plugin } from 'vite';
import { followEdits, type JourneyCheck, sourcePath, textsNamespace } from './edited-journeys.ts';
import type { JourneyFault } from './journey-fault.ts';
import { readJourneySources, sourceFolders, type JourneySource } from './journey-files.ts';
import { indexJourneys, pagesOfJourneys } from './journey-index.ts';
import { journeyCode } from './journey-module.ts';
import { errorCatalogueOf, gatherJourneys } from './journey-parts.ts';

const virtual = {
  journeys: 'virtual:journeys',
  index: 'virtual:journey-index',
  pages: 'virtual:journey-pages',
  errors: 'virtual:journey-errors',
  one: 'virtual:journey/',
} as const;

export type JourneysPluginOptions = {
  /** The project’s folder. */
  root: string;
  /** Finds what is wrong with the journeys; whatever it finds fails the build. */
  check?: JourneyCheck;
};

/** Serves journeys as modules, one chunk each; a build refuses those that are unsound, and development shows what is wrong over the page. */
export function journeys({ root, check = () => [] }: JourneysPluginOptions): Plugin {
  const edited = followEdits(root, check);
  let isServing = false;
  // By the development server’s clock.
  let lastEdit = 0;
  return {
    name: 'percorso:journeys',
    configureServer(server) {
      isServing = true;
      // They are beside the portal’s own folder, and a file may be new.
      server.watcher.add(sourceFolders.map((folder) => join(root, folder)));
      const { hot } = server.environments.client;
      // A page that is opened while something is wrong is told as well.
      hot.on('vite:client:connect', (_, client) => {
        if (edited.errors().length > 0) client.send(overlayOf(root, edited.errors()));
      });
      // What was mended while its scripts were on their way has reached nobody there.
      hot.on('percorso:following', (_, client) => {
        // Nor is a module known that was being made then.
        forgetModules(server.environments.client.moduleGraph, lastEdit);
        client.send('percorso:stands', { isSound: edited.errors().length === 0 });
      });
    },
    async buildStart() {
      if (isServing) {
        await edited.read();
        if (edited.errors().length > 0) this.environment.logger.error(asLog(root, edited.errors()).message);
        return;
      }
      const faults = await check(readJourneySources(root));
      for (const fault of faults.filter(isWarning)) this.warn(asLog(root, [fault]));
      const errors = faults.filter((fault) => !isWarning(fault));
      if (errors.length > 0) this.error(asLog(root, errors));
    },
    resolveId: {
      filter: { id: /^virtual:journey/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:journey/ },
      async handler(id) {
        const sources = isServing ? edited.sources() : readJourneySources(root);
        for (const { path } of sources) this.addWatchFile(resolve(root, path));
        return moduleCode(id.slice(1), sources);
      },
    },
    async hotUpdate({ file, modules, timestamp }) {
      const path = sourcePath(root, file);
      if (!isJourneySource(path) || this.environment.name !== 'client') return undefined;
      const { hot, moduleGraph } = this.environment;
      await edited.read();
      if (edited.errors().length > 0) {
        hot.send(overlayOf(root, edited.errors()));
        return [];
      }
      lastEdit = timestamp;
      forgetModules(moduleGraph, timestamp);
      const namespace = textsNamespace(path);
      const texts = namespace === undefined ? undefined : treeOf(edited.sources(), path);
      // The page takes up what has changed by itself, and stays as it is (STUDIO-21).
      hot.send('percorso:sound', { at: timestamp, namespace, texts });
      // What the portal itself imports of them is loaded anew with the page.
      return /^journeys\/[^/]+\.json$/u.test(path) ? modules : [];
    },
  };
}

/** Has the modules of journeys made anew when they are asked for next. */
function forgetModules(graph: EnvironmentModuleGraph, at: number): void {
  for (const [id, module] of graph.idToModuleMap)
    if (id.startsWith('\0virtual:journey')) graph.invalidateModule(module, new Set(), at, true);
}

const isJourneySource = (path: string) => path.startsWith('journeys/') || path.startsWith('i18n/it/');

/** Reads the words of a file; it was sound, or it is gone. */
function treeOf(sources: readonly JourneySource[], path: string): unknown {
  const source = sources.find((candidate) => candidate.path === path);
  return source && JSON.parse(source.text);
}

async function moduleCode(id: string, sources: readonly JourneySource[]): Promise<string | null> {
  const journeyParts = gatherJourneys(sources);
  if (id === virtual.journeys) return loadersCode([...journeyParts.keys()]);
  if (id === virtual.index) return `export const journeyIndex = ${code(indexJourneys(journeyParts))};`;
  if (id === virtual.pages) return `export const journeyPages = ${code(pagesOfJourneys(journeyParts))};`;
  if (id === virtual.errors) return `export const errorCatalogue = ${code(errorCatalogueOf(sources))};`;
  const parts = journeyParts.get(id.slice(virtual.one.length));
  return parts === undefined ? null : journeyCode(parts);
}

function loadersCode(ids: readonly string[]): string {
  const lines = ids.map((id) => `  ${code(id)}: () => import(${code(virtual.one + id)}),`);
  return [
    'export const journeys = {',
    ...lines,
    '};',
    `export const loadErrorCatalogue = async () => (await import(${code(virtual.errors)})).errorCatalogue;`,
  ].join('\n');
}

const code = (value: unknown) => JSON.stringify(value);

const isWarning = ({ severity }: JourneyFault) => severity === 'warning';

/** Words faults for the page in development. */
function overlayOf(root: string, faults: readonly JourneyFault[]): ErrorPayload {
  // Which part of the build has found it says nothing to who writes journeys.
  const { plugin: _plugin, ...told } = asLog(root, faults);
  return { type: 'error', err: { ...told, stack: '' } };
}

/** Words faults for the bundler, which shows the place of the first: in the terminal, and over the page in development. */
function asLog(root: string, faults: readonly JourneyFault[]) {
  const [first, ...others] = faults;
  const more = others.map((fault) => `${fault.file}:${fault.line}:${fault.column} ${wording(fault)}`);
  return {
    plugin: 'percorso:journeys',
    message: [...(first ? [wording(first)] : []), ...more].join('\n'),
    ...(first && { loc: { file: resolve(root, first.file), line: first.line, column: first.column } }),
  };
}

function wording({ code: rule, message, hint }: JourneyFault): string {
  return `${message}${hint === undefined ? '' : ` ${hint}`} (${rule})`;
}
