import type { CallStep } from '#schemas';
import { drop, type Mutator } from '../defect.ts';
import { stepsOf, type Project } from '../project.ts';
import { at } from '../tree.ts';
import { requestOf } from '../contract.ts';

/** Leaves out members, queries and headers that the operation needs. */
export const membersMissing: Mutator = {
  class: 5,
  rule: 'parameter-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'call')) {
      for (const [place, name] of parametersNeeded(project, step))
        yield drop(file, pointer + at(place, name), `${pointer}/${place}`);
      const schema = requestOf(project, step);
      const required: unknown = schema?.['required'];
      if (schema?.['additionalProperties'] !== false || !Array.isArray(required)) continue;
      for (const name of Object.keys(step.body ?? {}))
        if (required.includes(name)) yield drop(file, pointer + at('body', name), `${pointer}/body`);
    }
  },
};

/** Lists the queries and headers that a call sends and its operation needs. */
function parametersNeeded({ language }: Project, step: CallStep): ['query' | 'headers', string][] {
  const { parameters = [] } = language.contract.operations.get(step.operation) ?? {};
  return parameters.flatMap(({ name, in: where, required }) => {
    const place = where === 'query' ? 'query' : 'headers';
    return required === true && step[place]?.[name] !== undefined ? [[place, name]] : [];
  });
}
