import type { TFunction } from '#i18n';
import { named } from '../words/named.ts';

/** Says how a refusal of a type is told. */
export const refusalType = (t: TFunction, type: string): string =>
  `${type} (${named(t, { key: `type.${type}`, otherwise: t('type.other') })})`;
