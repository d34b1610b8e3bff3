import { namesHeld, openDocument, pointerTo, type JsonDocument, type Sources } from '#analysis';
import type { Step } from '#schemas';
import type { FileToBe, StepAddition, StepChanging, StepLead } from '#studio';
import { UsageError } from '../command.ts';
import { unsound } from '../create/journey-step.ts';
import { withNewStep, type MadeJourney, type NewStep } from '../create/new-step.ts';
import { scenariosPast } from '../create/scenarios-past.ts';
import { checkName } from '../language-server/renaming.ts';
import type { Project } from '../language-server/project.ts';
import { failingThen } from './failing-then.ts';
import { filesWith, sourcesToBe } from './files-to-be.ts';
import { expectingThere, toldAtNewStep } from './refusals/told-at-new-step.ts';

/**
 * Works out what all files become when a step stands on a way: that leads to it, and it leads on; its texts stand in until they
 * are written, and scenarios that meet it go past it; those that cannot are named.
 *
 * @throws {UsageError} when it cannot stand there.
 */
export function stepAddition(project: Project, addition: StepAddition): StepChanging {
  const { journey, name, way, of } = addition;
  const sources = project.sources();
  const source = sources?.journeys.get(journey)?.journey;
  if (!sources || !source?.value) throw unsound(journey);
  checkName(name, { sort: 'step', declared: source.value.steps, project });
  if (!leadingPlaces(source.document, sources).has(way)) throw new UsageError(noWay);
  const options = optionsOf(addition);
  const order: NewStep = { journey, name, way, kind: of, options };
  const made = withNewStep(order, sources);
  const plain = [...filesWith(source.document, made.definition), ...texts(journey, made, sources)];
  const { files, moved } = toldAtNewStep(addition, plain, sources);
  const led = scenarios(addition, files, sources);
  const all = [...files, ...led.map((file) => expectingThere(file, moved))];
  const failing = () => failingThen(journey, sources, sourcesToBe(sources, all));
  return { files: all, leads: [{ pointer: way, to: made.next }, ...lostLead(name, made)], failing };
}

function optionsOf({ of, about, unsure }: StepAddition): NewStep['options'] {
  const option = asked[of];
  if (option && about === '') throw new UsageError(option.lacking);
  return {
    ...(option && { [option.name]: about }),
    ...(of === 'call' && unsure !== '' && { unsure }),
  };
}

/** Says where the new step goes on when its answer is lost, where it says so itself. */
function lostLead(name: string, { definition }: MadeJourney): StepLead[] {
  const step = definition.steps[name];
  const commit = step?.kind === 'call' ? step.commit : undefined;
  if (typeof commit !== 'object') return [];
  return [{ pointer: pointerTo('/steps', name, 'commit', 'unsure', 'to'), to: commit.unsure.to }];
}

/** The places of a journey’s file that say where something leads. */
function leadingPlaces({ value }: JsonDocument, { language: { schemas } }: Sources): ReadonlySet<string> {
  const held = namesHeld(value, schemas.nameOf('journey'), schemas.byName);
  return new Set(
    held.flatMap(({ sort, part, keys }) =>
      sort === 'step' && part === 'value' ? [pointerTo('', ...keys)] : [],
    ),
  );
}

const noWay = {
  en: 'This way is no longer there: choose another.',
  it: 'Questa via non c’è più: scegline un’altra.',
};

/** What a kind of step cannot be made without, as the command line calls it. */
const asked: { readonly [Kind in Step['kind']]?: { name: string; lacking: UsageError['words'] } } = {
  call: {
    name: 'operation',
    lacking: { en: 'Choose the operation.', it: 'Scegli che cosa si chiede alla banca.' },
  },
  view: { name: 'view', lacking: { en: 'Choose the view.', it: 'Scegli la vista.' } },
  journey: { name: 'journey', lacking: { en: 'Choose the journey.', it: 'Scegli il flusso.' } },
  end: { name: 'outcome', lacking: { en: 'Choose the outcome.', it: 'Scegli l’esito.' } },
};

function texts(journey: string, { texts: words }: MadeJourney, sources: Sources): FileToBe[] {
  const document = sources.texts.get(journey);
  return document && Object.keys(words).length > 0 ? filesWith(document, words) : [];
}

/** Leads the scenarios that meet the step past it; where the command line writes them anew, only what changes is written. */
function scenarios(
  { journey, name: step }: StepAddition,
  files: readonly FileToBe[],
  sources: Sources,
): FileToBe[] {
  const made = files.map(({ path, text = '' }) => ({ path, text }));
  const around = { files: sources.documents, language: sources.language, sources };
  const opened = new Map(sources.documents.map((document) => [document.path, document]));
  return scenariosPast({ journey, step }, made, around).flatMap(({ path, text }) => {
    const document = opened.get(path);
    return document ? filesWith(document, Object(openDocument({ path, text }).value)) : [];
  });
}
