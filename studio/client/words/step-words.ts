import type { TFunction } from '#i18n';
import type { StepView } from '../../protocol.ts';
import { named } from './named.ts';
import { outcomeName } from './way-words.ts';

/** Names a step: by its screen’s title, by what the bank does there, by how it ends. */
export function stepTitle(
  t: TFunction,
  {
    name,
    kind,
    title,
    about,
    isTogether,
  }: Pick<StepView, 'name' | 'kind' | 'title' | 'about' | 'isTogether'>,
): string {
  if (isTogether) return t('kind.asksTogether');
  if (title !== undefined) return title;
  if (kind === 'call' && about !== undefined) return operationName(t, about);
  if (kind === 'end' && about !== undefined) return outcomeName(t, about);
  return kind === 'branch' ? t('kind.decides') : name;
}

/** Names what a step does to the run, and how it ends. */
export function stepKind(t: TFunction, { kind, isCommit, isTogether, title, about }: StepView): string {
  if (isTogether) return t('kind.call');
  const name = t(`kind.${kind === 'call' && isCommit ? 'commit' : kind}`);
  const isNamedElse = kind === 'end' && title !== undefined && about !== undefined;
  return isNamedElse ? `${name}: ${outcomeName(t, about)}` : name;
}

/** Names what the bank does. */
export const operationName = (t: TFunction, operation: string): string =>
  named(t, { key: `operation.${operation}`, otherwise: operation });
