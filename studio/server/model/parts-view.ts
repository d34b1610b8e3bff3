import type { Sources } from '#analysis';
import type { PartsView } from '../../written.ts';

/** Lists what a new step can be made of: operations of the contract, views and journeys. */
export const partsView = ({ language, views, journeys }: Sources): PartsView => ({
  call: [...language.contract.operations.keys()],
  commits: [...language.contract.operations].flatMap(([name, { commit }]) => (commit === true ? [name] : [])),
  view: Object.keys(views),
  journey: [...journeys.keys()],
});
