import { useSyncExternalStore } from 'react';
import { catalogueKinds, type CatalogueKind } from '../catalogue.ts';

/** The parts of a journey’s page. */
export type Part = 'drawing' | 'steps' | 'data' | 'scenarios' | 'texts' | 'findings' | 'review';

/** A part of the catalogue, and what is looked up in it. */
export type CataloguePlace = { kind?: CatalogueKind; name?: string };

/** Where the page is: the library, a journey to be made, the catalogue, a line of a file, or a journey, a part of it, a step and a text, a guard by its pointer, or a revision. */
export type Route = {
  /** A journey is being made. */
  isNew?: boolean;
  file?: { path: string; line: number };
  catalogue?: CataloguePlace;
  journey?: string | undefined;
  part: Part;
  step?: string | undefined;
  text?: string | undefined;
};

/** All of them, in the order in which they stand. */
export const parts: readonly Part[] = [
  'drawing',
  'steps',
  'data',
  'scenarios',
  'texts',
  'findings',
  'review',
];

/** Reads a route from what stands behind the # of the address. */
export function readRoute(hash: string): Route {
  const [, root, journey, part, step, text] = hash.replace(/^#/, '').split('/').map(decode);
  if (root === 'file' && journey)
    return { part: 'drawing', file: { path: journey, line: Number(part) || 1 } };
  if (root === 'new') return { part: 'drawing', isNew: true };
  if (root === 'catalogue') return { part: 'drawing', catalogue: cataloguePlace(journey, part) };
  const known = parts.find((each) => each === part) ?? 'drawing';
  if (root !== 'journey' || !journey) return { part: 'drawing' };
  return { journey, part: known, ...(step && { step }), ...(text && { text }) };
}

function cataloguePlace(named: string | undefined, name: string | undefined): CataloguePlace {
  const kind = catalogueKinds.find((each) => each === named);
  return kind ? { kind, ...(name && { name }) } : {};
}

/** The address where a journey is made. */
export const newJourneyAddress = '#/new';

/** Writes the address of the catalogue, of a part of it, or of what is looked up in it. */
export const catalogueAddress = ({ kind, name }: CataloguePlace = {}): string =>
  ['#/catalogue', kind, kind && name]
    .flatMap((each, index) => (each === undefined ? [] : index === 0 ? each : encodeURIComponent(each)))
    .join('/');

/** Writes the address of a route. */
export function addressOf({ journey, part, step, text }: Route): string {
  if (journey === undefined) return '#/';
  // A text may stand without a step.
  const within = text === undefined ? [step] : [step ?? '', text];
  return ['#', 'journey', journey, part, ...within.filter((each) => each !== undefined)]
    .map((each, index) => (index === 0 ? each : encodeURIComponent(each)))
    .join('/');
}

/** Writes the address of a line of a file. */
export const lineAddress = ({ file, line }: { file: string; line: number }): string =>
  `#/file/${encodeURIComponent(file)}/${line}`;

/** Writes the address of a text: the first part of its key is its step. */
export const textAddress = ({ file, key }: { file: string; key: string }): string =>
  addressOf({ journey: file, part: 'texts', step: key.split('.')[0] ?? '', text: key });

/** Writes the address of a guard, in the list of steps. */
export const guardAddress = ({ journey, pointer }: { journey: string; pointer: string }): string =>
  addressOf({ journey, part: 'steps', step: pointerStep(pointer), text: pointer });

const pointerStep = (pointer: string): string =>
  (/^\/steps\/([^/]+)/.exec(pointer)?.[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('hashchange', listener);
  return () => globalThis.removeEventListener('hashchange', listener);
}

/** Tells where the page is. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => globalThis.location.hash);
  return readRoute(hash);
}

/** Goes somewhere. */
export function goTo(route: Route): void {
  globalThis.location.hash = addressOf(route);
}

/** Goes somewhere in the place of where the page is: the way back does not lead here any more. */
export function moveTo(route: Route): void {
  globalThis.location.replace(addressOf(route));
}
