import { onceFor } from '../source/memoize.ts';
import type { Language } from '../source/language.ts';
import type { JourneySource, Sources } from '../source/sources.ts';
import { namesInScenario } from '../symbols/held-names.ts';
import { runsBelow } from '../graph/call-interface.ts';
import { stepUpJourney } from '../graph/calls-above.ts';
import type { Rule } from '../rules/rule.ts';

/** Rules that are held against one journey at a time, by what they read besides its folder. */
export type Pass = {
  includes: (rule: Rule) => boolean;
  /** Returns the sources that the rules are shown for a journey. */
  shown: (sources: Sources, id: string) => Sources;
  /** Lists what they read, some of it in lists of its own: while all of it is the same, they find the same. */
  inputs: (sources: Sources, id: string) => readonly unknown[];
};

/** The passes over each journey; of rules that compare journeys there is none. */
export const passes: readonly Pass[] = [
  { includes: ({ across, wording }) => across !== true && wording !== true, shown: alone, inputs: ownInputs },
  {
    includes: ({ wording }) => wording === true,
    shown: alone,
    inputs: (sources, id) => [...ownInputs(sources, id), sources.words?.document, everyText(sources)],
  },
  {
    includes: ({ ofScenarios }) => ofScenarios === true,
    shown: (sources, id) => ({ ...sources, only: id, documents: [], checked: [] }),
    inputs: (sources, id) => [
      ...ownInputs(sources, id),
      ...(sources.journeys.get(id)?.scenarios.values() ?? []),
      ...filesNamed(sources, id),
      everyText(sources),
      sources.popups,
      sources.requirements,
    ],
  },
];

// What belongs to all is one list for all: of a thousand journeys each would have a list of thousands.
const everyText = onceFor(({ texts }: Sources): readonly unknown[] => [...texts.values()]);

/** Lists the files in which scenarios of a journey may find what they name: its own, those of journeys that it may run, or that they pass. */
function filesNamed(sources: Sources, id: string): readonly unknown[] {
  const own = sources.journeys.get(id);
  const passed = own ? passedIn(sources.language.schemas)(own) : [];
  const ids = new Set([...runsBelow(id, sources), ...runsBelow(stepUpJourney, sources), ...passed]);
  return [...ids].flatMap((each) => {
    const { journey, forms } = sources.journeys.get(each) ?? {};
    return [journey, ...(forms?.values() ?? [])];
  });
}

/** Names the journeys whose steps the scenarios of one pass. */
const passedIn = onceFor((schemas: Language['schemas']) =>
  onceFor(({ scenarios }: JourneySource): ReadonlySet<string> => {
    const values = [...scenarios.values()].flatMap(({ value }) => value ?? []);
    const names = values.flatMap(namesInScenario(schemas)).filter(({ sort }) => sort === 'passage');
    return new Set(names.map(({ name }) => name.split('/', 1).join('')));
  }),
);

/** Shows one journey without its scenarios; of others, no more than the summaries of those that it runs. */
function alone(sources: Sources, id: string): Sources {
  const own = sources.journeys.get(id);
  const journeys = new Map(own && [[id, { ...own, scenarios: new Map() }]]);
  return { ...sources, only: id, journeys, documents: [], checked: [] };
}

/** Lists what belongs to a journey and to all, and the summaries of the journeys that it may run. */
function ownInputs(sources: Sources, id: string): readonly unknown[] {
  const own = sources.journeys.get(id);
  const { language, views, earlier, hidesCodes, codes, beneath } = sources;
  return [
    language,
    views,
    earlier,
    hidesCodes,
    asText(codes),
    JSON.stringify(beneath.get(id)),
    own?.journey,
    ...(own?.forms.values() ?? []),
    ...[...runsBelow(id, sources)].map((run) => summaryText(sources, run)),
    // Of strong authentication calls know no more than how it bears on them.
    ...[...runsBelow(stepUpJourney, sources)].map((run) => text(sources.effects.get(run))),
  ];
}

const asText = onceFor((codes: Sources['codes']) => JSON.stringify([...codes]));

const summaryText = ({ interfaces, effects, renamedOutcomes }: Sources, id: string): string =>
  `${text(interfaces.get(id))} ${text(effects.get(id))} ${text(renamedOutcomes.get(id))}`;

const textOf = onceFor((summary: object) => JSON.stringify(summary));
const text = (summary: object | undefined) => summary && textOf(summary);
