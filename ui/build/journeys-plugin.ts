import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compileValidators } from './form-validators.ts';
import type { JourneyFault } from './journey-fault.ts';
import { readJourneySources, type JourneySource } from './journey-files.ts';
import { indexJourneys } from './journey-index.ts';
import { errorCatalogueOf, gatherJourneys, type JourneyParts } from './journey-parts.ts';

const modules = {
  journeys: 'virtual:journeys',
  index: 'virtual:journey-index',
  errors: 'virtual:journey-errors',
  one: 'virtual:journey/',
} as const;

export type JourneysPluginOptions = {
  /** The project’s folder. */
  root: string;
  /** Finds what is wrong with the journeys; whatever it finds fails the build. */
  check?: (sources: readonly JourneySource[]) => readonly JourneyFault[] | Promise<readonly JourneyFault[]>;
};

/** Serves journeys as modules, one chunk each, and refuses those that are unsound. */
export function journeys({ root, check = () => [] }: JourneysPluginOptions): Plugin {
  const load = () => readJourneySources(root);
  return {
    name: 'percorso:journeys',
    async buildStart() {
      const sources = load();
      const [fault, ...others] = await check(sources);
      for (const other of others) this.warn(asLog(root, other));
      if (fault) this.error(asLog(root, fault));
    },
    resolveId: (id) => (id.startsWith('virtual:journey') ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith('\0virtual:journey')) return null;
      const sources = load();
      for (const { path } of sources) this.addWatchFile(resolve(root, path));
      return moduleCode(id.slice(1), sources);
    },
    async hotUpdate({ file }) {
      if (!isJourneySource(relative(root, file).split(sep).join('/'))) return undefined;
      const [fault] = await check(load());
      if (fault) {
        this.environment.hot.send({ type: 'error', err: { ...asLog(root, fault), stack: '' } });
        return [];
      }
      const served = [...this.environment.moduleGraph.idToModuleMap.entries()];
      return served.filter(([id]) => id.startsWith('\0virtual:journey')).map(([, module]) => module);
    },
  };
}

const isJourneySource = (path: string) => path.startsWith('journeys/') || path.startsWith('i18n/it/');

async function moduleCode(id: string, sources: readonly JourneySource[]): Promise<string | null> {
  const journeyParts = gatherJourneys(sources);
  if (id === modules.journeys) return loadersCode([...journeyParts.keys()]);
  if (id === modules.index) return `export const journeyIndex = ${code(indexJourneys(journeyParts))};`;
  if (id === modules.errors) return `export const errorCatalogue = ${code(errorCatalogueOf(sources))};`;
  const parts = journeyParts.get(id.slice(modules.one.length));
  return parts === undefined ? null : journeyCode(parts);
}

function loadersCode(ids: readonly string[]): string {
  const lines = ids.map((id) => `  ${code(id)}: () => import(${code(modules.one + id)}),`);
  return [
    'export const journeys = {',
    ...lines,
    '};',
    `export const loadErrorCatalogue = async () => (await import(${code(modules.errors)})).errorCatalogue;`,
  ].join('\n');
}

async function journeyCode({ journey, forms, texts }: JourneyParts): Promise<string> {
  return [
    `export const journey = ${code(journey)};`,
    `export const forms = ${code(forms)};`,
    `export const texts = ${code(texts)};`,
    await compileValidators(forms),
  ].join('\n');
}

const code = (value: unknown) => JSON.stringify(value);

function asLog(root: string, fault: JourneyFault) {
  return {
    plugin: 'percorso:journeys',
    message: fault.hint === undefined ? fault.message : `${fault.message}\n${fault.hint}`,
    pluginCode: fault.code,
    loc: { file: resolve(root, fault.path), line: fault.line, column: fault.column },
  };
}
