import { noAnswer, type RefusalRouting, type RefusalsView } from '../../refusals.ts';

/** What is said of a refusal while it is being said. */
export type RefusalDraft = Omit<RefusalRouting, 'kind' | 'journey' | 'step'>;

/** Says nothing yet. */
export const begun: RefusalDraft = { code: '', telling: 'message', to: '', field: '', words: '' };

/** Something done for good goes on at a step, whatever else is said. */
export const isCommitLost = ({ code }: Pick<RefusalDraft, 'code'>, { lost }: RefusalsView): boolean =>
  code === noAnswer && lost.isCommit;

/** Begins to say what follows on a refusal; what was said of another stays, unless it cannot be said of this one. */
export const begunFor = (code: string, draft: RefusalDraft, view: RefusalsView): RefusalDraft => {
  if (isCommitLost({ code }, view)) return { ...begun, code, telling: 'step' };
  return isCommitLost(draft, view) ? { ...begun, code } : { ...draft, code };
};

/** Returns whether all is said that a routing needs. */
export function isSaid({ code, telling, to, field }: RefusalDraft): boolean {
  if (code === '') return false;
  return (telling !== 'field' || field !== '') && (telling !== 'step' || to !== '');
}
