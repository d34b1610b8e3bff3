import { jsonText, openDocument, readSources, textPlaces, type SourceFile, type Sources } from '#analysis';
import type { JourneyFile } from '#schemas';
import { exploreOne } from '#studio/judge';
import type { ExploringTold, Goal, NewOpening } from '#studio';
import { UsageError } from '../../command.ts';
import { valueWith } from '../../value-with.ts';
import { unsound } from '../journey-step.ts';
import { opensOf, surfaceOf } from '../new-journey.ts';
import { listTold, toldBy } from './answered-by.ts';
import { goalViews } from './fitting-operations.ts';
import { flowFor } from './goal-flow.ts';
import { formsFor } from './goal-forms.ts';
import { wordsFor } from './goal-words.ts';
import { sentBy, type Sent } from './sent-by.ts';

/** A journey that is to be made for a goal. */
export type GoalOrder = {
  id: string;
  title: string;
  goal: Goal;
  /** None where the bank is asked nothing. */
  operation: string;
  opening: NewOpening;
};

const nothingSent: Sent = { query: {}, headers: {}, input: {}, questions: [] };

/**
 * Makes the files of a journey for a goal: its flow, its forms, its texts, and scenarios that pass all of it.
 *
 * @throws {UsageError} when the operation does not serve the goal.
 */
export function goalFiles(order: GoalOrder, before: Sources): SourceFile[] {
  checkOperation(order, before);
  const { id, operation } = order;
  const { contract } = before.language;
  const sent = (operation !== '' && sentBy({ id: operation }, contract)) || nothingSent;
  const definition = definitionOf(order, sent, before);
  const list = listTold(operation, contract);
  const forms = formsFor(definition, { id, goal: order.goal, sent, list });
  const flow: SourceFile[] = [
    { path: `journeys/${id}/journey.json`, text: jsonText(definition) },
    ...forms.map(([name, form]) => ({ path: `journeys/${id}/forms/${name}.json`, text: jsonText(form) })),
  ];
  const texts = {
    path: `i18n/it/${id}.json`,
    text: jsonText(textsOf(order, { definition, sent, flow, before })),
  };
  const all = [...flow, texts];
  return [...all, ...scenariosFor(id, sourcesWith(all, before))];
}

function checkOperation({ goal, operation }: GoalOrder, sources: Sources): void {
  const view = goalViews(sources).find((each) => each.goal === goal);
  if (operation === '' ? view?.isBankless : view?.operations.includes(operation)) return;
  if (operation === '')
    throw new UsageError({ en: 'Choose the operation.', it: 'Scegli che cosa si chiede alla banca.' });
  throw new UsageError({
    en: `"${operation}" does not serve this goal: ${view?.operations.join(', ') ?? ''} do.`,
    it: `"${operation}" non serve a questo scopo: servono ${view?.operations.join(', ') ?? ''}.`,
  });
}

function definitionOf(
  { id, goal, operation, opening }: GoalOrder,
  sent: Sent,
  sources: Sources,
): JourneyFile {
  const { data, start, steps } = flowFor({ order: { id, goal, operation }, sent, sources });
  const entries = Object.entries(sent.input);
  const handed = Object.fromEntries(entries.map(([name, { from }]) => [name, from]));
  const input = Object.fromEntries(entries.map(([name, { type }]) => [name, type]));
  return {
    $schema: '../../schemas/journey/journey.schema.json',
    language: 1,
    id,
    version: '1.0.0',
    surface: surfaceOf(opening),
    opens: { ...opensOf(id, opening, sources), ...(entries.length > 0 && { input: handed }) },
    ...(entries.length > 0 && { input }),
    ...(data && { data }),
    start,
    steps,
  } as JourneyFile; // as the schema of journeys has it, which the check holds it to
}

const sourcesWith = (files: readonly SourceFile[], before: Sources): Sources =>
  readSources(before.language, [...before.documents, ...files], { views: before.views, before });

type Made = { definition: JourneyFile; sent: Sent; flow: readonly SourceFile[]; before: Sources };

/** Words every place of the journey’s texts that must have words, and the body of each screen. */
function textsOf(
  { id, title, goal, operation }: GoalOrder,
  { definition, sent, flow, before }: Made,
): unknown {
  const source = sourcesWith(flow, before).journeys.get(id);
  const read = source?.journey?.value;
  if (!source?.journey || !read) throw unsound(id);
  const words = wordsFor({
    title,
    goal,
    operation,
    sent,
    told: goal === 'tell' ? toldBy(operation, before.language.contract) : [],
    actions: (name) => {
      const step = definition.steps[name];
      return step && 'actions' in step ? Object.keys(step.actions) : [];
    },
  });
  const document = openDocument({ path: source.journey.document.path, text: source.journey.document.text });
  const places = [...textPlaces(source, document, read)].filter(
    ({ path, required }) => required || path[1] === 'body',
  );
  return places.reduce<unknown>((tree, { path }) => valueWith(tree, path, words(path)), {});
}

const scenario$schema = '../../../schemas/journey/scenario.schema.json';

/** Makes the scenarios that pass all of a new journey, as `explore` finds them. */
function scenariosFor(id: string, sources: Sources): SourceFile[] {
  const told: ExploringTold[] = [];
  exploreOne(sources, id, (each) => told.push(each));
  const found = told.at(-1);
  if (found?.kind === 'hindered') throw new UsageError(found.why);
  if (found?.kind !== 'found') throw unsound(id);
  return found.made.map(({ name, scenario }) => ({
    path: `journeys/${id}/scenarios/${name}.json`,
    text: jsonText({ $schema: scenario$schema, ...scenario }),
  }));
}
