import { namesKnownTo, type KnownNames } from '../../symbols/known-names.ts';
import { renamedInput } from '../../symbols/data-names.ts';
import { journeyNamed, type SoundJourney } from '../../graph/journeys.ts';
import { popupsNamed } from '../../symbols/popups.ts';
import { renamedStep } from '../../symbols/renamed-step.ts';
import { flagsGiven, namesInScenario, type ScenarioName } from '../../symbols/held-names.ts';
import { lookUpFlag } from '../../values/scope.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest, suggestion } from '../../report/did-you-mean.ts';
import type { Words } from '../../report/words.ts';
import type { Found } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds what a scenario names and is not there: steps, actions, fields, flags and the like. */
export const scenarioReference = eachJourney(function* (journey, sources) {
  const known = namesKnownTo(journey.definition, sources);
  for (const { document, value } of journey.source.scenarios.values()) {
    if (!value) continue;
    for (const name of namesInScenario(sources.language.schemas)(value)) {
      const spoken = unknownName(name, known, journey);
      if (spoken && !isToldElsewhere(name, journey, sources)) yield { document, ...spoken };
    }
    for (const flag of flagsGiven(value)) {
      const spoken = unknownFlag(flag, sources);
      if (spoken) yield { document, ...spoken };
    }
  }
});

/** What the names of each sort name. */
const words: Readonly<Record<string, Words>> = {
  action: { en: 'action', it: 'un’azione' },
  answered: { en: 'field', it: 'un campo' },
  field: { en: 'field', it: 'un campo' },
  flag: { en: 'flag', it: 'un contrassegno' },
  input: { en: 'input', it: 'un valore che il flusso riceve' },
  operation: { en: 'operation', it: 'un’operazione' },
  'own-outcome': { en: 'outcome', it: 'un esito' },
  passage: { en: 'step', it: 'un passo' },
  popup: { en: 'popup', it: 'una finestra' },
  refusal: { en: 'refusal', it: 'un rifiuto' },
  requirement: { en: 'requirement', it: 'un requisito' },
  told: { en: 'text', it: 'un testo' },
};

const isAbsent = (sort: string, name: string): Words => ({
  en: `There is no ${words[sort]?.en} "${name}".`,
  it: `Non c’è ${words[sort]?.it} "${name}".`,
});

function unknownName(
  { sort, name, ...place }: ScenarioName,
  known: KnownNames,
  { definition }: SoundJourney,
): Found | undefined {
  const names = known[sort];
  if (names?.has(name) !== false) return undefined;
  const whole = `${definition.id}/${name}`;
  const near = sort === 'passage' && names.has(whole) ? suggestion(name, whole) : suggest(name, names);
  return { ...place, message: isAbsent(sort, name), ...near };
}

/** Returns whether another rule speaks of a name where the journeys have it: a step, an outcome or a popup that has got another one. */
function isToldElsewhere(
  { sort, name }: ScenarioName,
  { source, definition }: SoundJourney,
  sources: Sources,
): boolean {
  if (sort === 'input') return renamedInput(definition)?.meant === name;
  if (sort === 'own-outcome') return sources.renamedOutcomes.get(source.id)?.meant === name;
  if (sort === 'popup') return popupsNamed(sources).some(({ popup }) => popup === name);
  if (sort !== 'passage') return false;
  const [id = '', step] = name.split('/');
  const journey = journeyNamed(sources, id);
  return journey !== undefined && renamedStep(journey.definition, sources)?.meant === step;
}

function unknownFlag(
  { path, pointer }: { path: readonly string[]; pointer: string },
  sources: Sources,
): Found | undefined {
  for (let length = 1; length <= path.length; length += 1) {
    const part = path.slice(0, length);
    const variable = lookUpFlag(part.join('.'), sources);
    if (variable.known) continue;
    const above = pointer
      .split('/')
      .slice(0, length - path.length || undefined)
      .join('/');
    const last = part.at(-1) ?? '';
    const near = variable.near.map((each) => each.split('.').at(-1) ?? '');
    return { pointer: above, part: 'key', message: isAbsent('flag', part.join('.')), ...suggest(last, near) };
  }
  return undefined;
}
