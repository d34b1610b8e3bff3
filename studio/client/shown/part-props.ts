import type { DeedProps } from '../steps/deeds.ts';
import type { ShownDraft } from './shown-draft.ts';

/** What the parts of the form are given. */
export type PartProps = Pick<DeedProps, 'journey' | 'step'> & {
  draft: ShownDraft;
  onDraft: (next: ShownDraft) => void;
};
