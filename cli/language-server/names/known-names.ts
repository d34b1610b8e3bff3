import { refusals } from '#analysis';
import { named, type Asked, type KnownName } from './asked.ts';
import { codes, operations, parameters, requestMembers, types } from './of-contract.ts';
import { data, dataPaths, handed, inputs, partsOfExpression } from './of-data.ts';
import {
  allTexts,
  given,
  journeys,
  pages,
  places,
  popups,
  sharedTexts,
  toldTexts,
  views,
} from './of-folder.ts';
import { answers, fields, forms, ownFields } from './of-forms.ts';
import { parametersOfGuard } from './of-guards.ts';
import { actions, limits, outcomes, ownOutcomes, passages, points, steps } from './of-steps.ts';

/** The sorts of names, as the schemas of journeys call them in x-names and x-keys. */
const sorts = {
  action: actions,
  answered: answers,
  code: codes,
  datum: dataPaths,
  excused: allTexts,
  expression: partsOfExpression,
  field: fields,
  form: forms,
  given,
  'guard-parameter': parametersOfGuard,
  handed,
  header: parameters('header'),
  input: inputs,
  journey: journeys,
  limit: limits,
  member: requestMembers,
  opening: (asked) => [...popups(asked), ...pages(asked)],
  operation: operations,
  outcome: outcomes,
  'own-field': ownFields,
  'own-outcome': ownOutcomes,
  page: pages,
  parameter: parameters('query'),
  passage: passages,
  place: places,
  'plain-datum': data,
  point: points,
  popup: popups,
  refusal: () => named(refusals, ''),
  requirement: ({ sources }) => named(sources.requirements ?? [], ''),
  step: steps,
  text: sharedTexts,
  told: toldTexts,
  type: types,
  view: views,
} satisfies Readonly<Record<string, (asked: Asked) => KnownName[]>>;

/** Lists the names of a sort that may stand at the caret. */
export function namesOf(sort: string, asked: Asked): KnownName[] {
  if (!Object.hasOwn(sorts, sort))
    throw new Error(`The schemas name a sort of names that there is not: ${sort}.`);
  // Asked the line before.
  return sorts[sort as keyof typeof sorts](asked);
}

/** Returns whether the schemas may name such a sort. */
export const isSort = (sort: string): boolean => Object.hasOwn(sorts, sort);
