import { put, type Defect, type Mutator } from '../defect.ts';
import type { Ground } from '../project.ts';
import { at, isTree, nodesIn } from '../tree.ts';

/**
 * Names members that the items of a list do not have, where one is picked and where they are offered as choices, and leaves
 * out what the bank calls the id of a choice, where it does not call it so.
 */
export const membersItemsDoNotHave: Mutator = {
  class: 4,
  rule: 'item-member-unknown',
  *places({ journeys }) {
    for (const journey of journeys) {
      yield* picked(journey);
      yield* offered(journey);
      yield* unnamed(journey);
    }
  },
};

function* picked({ file, definition }: Ground): Generator<Defect> {
  for (const { pointer, value } of nodesIn(definition.steps, at('steps')))
    if (pointer.endsWith('/pick') && Array.isArray(value) && isListed(value[0]))
      for (const index of [2, 3])
        if (typeof value[index] === 'string') yield put(file, `${pointer}/${index}`, `${value[index]}Gone`);
}

function* offered({ forms }: Ground): Generator<Defect> {
  for (const { file, form } of forms)
    for (const [field, { choiceKeys }] of Object.entries(form.ui ?? {}))
      for (const [key, name] of Object.entries(choiceKeys ?? {}))
        yield put(file, at('ui', field, 'choiceKeys', key), `${name}Gone`);
}

function* unnamed({ forms }: Ground): Generator<Defect> {
  for (const { file, form } of forms)
    for (const [field, { choiceKeys }] of Object.entries(form.ui ?? {}))
      if (choiceKeys?.id !== undefined && choiceKeys.id !== 'id')
        yield {
          edits: [{ file, pointer: at('ui', field, 'choiceKeys', 'id'), drop: true }],
          seen: { file, pointer: at('ui', field, 'choicesFrom') },
        };
}

/** Of what a journey is given as a list nobody says what the items have. */
const isListed = (list: unknown): boolean => isTree(list) && !String(list['var']).startsWith('input.');
