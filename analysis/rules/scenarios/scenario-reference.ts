import { namesKnownTo, type KnownNames } from '../../symbols/known-names.ts';
import { renamedInput } from '../../symbols/data-names.ts';
import { journeyNamed, type SoundJourney } from '../../graph/journeys.ts';
import { popupsNamed } from '../../symbols/popups.ts';
import { renamedStep } from '../../symbols/renamed-step.ts';
import {
  flagsGiven,
  namesInScenario,
  type NamedKind,
  type ScenarioName,
} from '../../symbols/scenario-names.ts';
import { lookUpFlag } from '../../values/scope.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest, suggestion } from '../../report/did-you-mean.ts';
import type { Found } from '../rule.ts';

/** Finds what a scenario names and is not there: steps, actions, fields, flags and the like. */
export function* scenarioReference(journey: SoundJourney, sources: Sources): Generator<Found> {
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
}

const words: Record<NamedKind | 'flag', { en: string; it: string }> = {
  action: { en: 'action', it: 'un’azione' },
  field: { en: 'field', it: 'un campo' },
  flag: { en: 'flag', it: 'un contrassegno' },
  input: { en: 'input', it: 'un valore che il flusso riceve' },
  operation: { en: 'operation', it: 'un’operazione' },
  outcome: { en: 'outcome', it: 'un esito' },
  popup: { en: 'popup', it: 'una finestra' },
  refusal: { en: 'refusal', it: 'un rifiuto' },
  requirement: { en: 'requirement', it: 'un requisito' },
  step: { en: 'step', it: 'un passo' },
  text: { en: 'text', it: 'un testo' },
};

const isAbsent = (what: keyof typeof words, name: string) => ({
  en: `There is no ${words[what].en} "${name}".`,
  it: `Non c’è ${words[what].it} "${name}".`,
});

function unknownName(
  { what, name, ...place }: ScenarioName,
  known: KnownNames,
  { definition }: SoundJourney,
): Found | undefined {
  const names = what === 'input' ? inputsOf(definition) : known[what];
  if (names?.has(name) !== false) return undefined;
  const whole = `${definition.id}/${name}`;
  const near = what === 'step' && names.has(whole) ? suggestion(name, whole) : suggest(name, names);
  return { ...place, message: isAbsent(what, name), ...near };
}

/** Returns whether another rule speaks of a name where the journeys have it: a step, an outcome or a popup that has got another one. */
function isToldElsewhere(
  { what, name }: ScenarioName,
  { source, definition }: SoundJourney,
  sources: Sources,
): boolean {
  if (what === 'input') return renamedInput(definition)?.meant === name;
  if (what === 'outcome') return sources.renamedOutcomes.get(source.id)?.meant === name;
  if (what === 'popup') return popupsNamed(sources).some(({ popup }) => popup === name);
  if (what !== 'step') return false;
  const [id = '', step] = name.split('/');
  const journey = journeyNamed(sources, id);
  return journey !== undefined && renamedStep(journey.definition, sources)?.meant === step;
}

const inputsOf = ({ input = {} }: SoundJourney['definition']) => new Set(Object.keys(input));

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
