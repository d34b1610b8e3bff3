import type { TFunction } from '#i18n';
import type { StepView } from '../../protocol.ts';
import { outcomeName } from './way-words.ts';

/** Names a step: by its screen’s title, by what the bank does there, by how it ends. */
export function stepTitle(t: TFunction, { name, kind, title, about }: StepView): string {
  if (title !== undefined) return title;
  if (kind === 'call' && about !== undefined) return operationName(t, about);
  if (kind === 'end' && about !== undefined) return outcomeName(t, about);
  return name;
}

/** Names what a step does to the run. */
export const stepKind = (t: TFunction, { kind, isCommit }: StepView): string =>
  t(`kind.${kind === 'call' && isCommit ? 'commit' : kind}`);

/** Names what the bank does. */
export const operationName = (t: TFunction, operation: string): string =>
  t(`operation.${operation}`, { defaultValue: operation });
