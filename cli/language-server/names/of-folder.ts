import { pagesByName } from '#analysis';
import { definitionOf, definitionPath, inside, joined, membersOf, named, textIn, valueIn } from './asked.ts';
import type { Asked, KnownName } from './asked.ts';
import { journeysRun, stepAt } from './of-steps.ts';
import { inputs } from './of-data.ts';

/** Lists the journeys there are. */
export const journeys = (asked: Asked): KnownName[] =>
  [...asked.sources.journeys.keys()].map((name) => ({
    name,
    detail: textIn(definitionOf(asked, name), 'note'),
    home: { path: definitionPath(name), keys: [] },
  }));

/** Lists the popups there are, each with the steps that stand in it or the journeys that it opens. */
export function popups(asked: Asked): KnownName[] {
  const { sources, say } = asked;
  const opened = new Map(
    [...sources.journeys.keys()].flatMap((id) => {
      const names = inside(definitionOf(asked, id), 'opens', 'popups');
      return Array.isArray(names) ? names.map((name) => [String(name), id] as const) : [];
    }),
  );
  return (sources.popups ?? []).map((name) => {
    const journey = opened.get(name);
    const opens = say({ en: `opens ${journey}`, it: `apre ${journey}` });
    const home =
      journey === undefined ? undefined : { path: definitionPath(journey), keys: ['opens', 'popups'] };
    return { name, detail: joined('popup', journey === undefined ? '' : opens), ...(home && { home }) };
  });
}

/** Lists the hand-built views. */
export const views = ({ sources }: Asked): KnownName[] =>
  Object.entries(sources.views).map(([name, view]) => ({
    name,
    detail: joined('view', textIn(view, 'note')),
    home: { path: 'journeys/views.json', keys: [name] },
  }));

/** Lists what the view or the journey of the step at the caret is given. */
export function given(asked: Asked): KnownName[] {
  const step = stepAt(asked);
  const view = textIn(step, 'view');
  if (view !== '') return named(asked.sources.views[view]?.input ?? [], view);
  return inputs({ ...asked, journey: textIn(step, 'journey') });
}

/** Lists the paths of the portal. */
export const pages = ({ sources, say }: Asked): KnownName[] =>
  named(pagesByName(sources), say({ en: 'page', it: 'pagina' }));

/** Lists the places outside the portal. */
export const places = ({ sources, say }: Asked): KnownName[] =>
  named(
    sources.routes?.value?.places ?? [],
    say({ en: 'place outside the portal', it: 'luogo fuori dal portale' }),
  );

/** Lists the texts that journeys share. */
export const sharedTexts = (asked: Asked): KnownName[] => textsIn(asked, 'errors');

/** Lists the texts that a walk may be told: the journey’s own, the shared ones, and messages that outlive a journey. */
export const toldTexts = (asked: Asked): KnownName[] => [
  ...textsIn(asked, asked.journey),
  ...sharedTexts(asked).map((text) => ({ ...text, name: `errors:${text.name}` })),
  ...journeysRun(asked).flatMap((journey) =>
    textsIn(asked, journey)
      .filter(({ name }) => name.endsWith('.message'))
      .map((text) => ({ ...text, name: `${journey}:${text.name}` })),
  ),
];

/** Lists the texts of all files, by file and place. */
export const allTexts = (asked: Asked): KnownName[] =>
  [...asked.sources.texts.keys()].flatMap((namespace) =>
    textsIn(asked, namespace).map((text) => ({ ...text, name: `${namespace}.${text.name}` })),
  );

function textsIn(asked: Asked, namespace: string): KnownName[] {
  const path = `i18n/it/${namespace}.json`;
  return [...leavesOf(valueIn(asked, path), [])].map(([keys, words]) => ({
    name: keys.join('.'),
    detail: words,
    home: { path, keys },
  }));
}

function* leavesOf(value: unknown, keys: readonly string[]): Generator<[readonly string[], string]> {
  if (typeof value === 'string') yield [keys, value];
  for (const [key, inner] of membersOf(value)) yield* leavesOf(inner, [...keys, key]);
}
