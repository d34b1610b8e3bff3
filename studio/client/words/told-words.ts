import type { TFunction } from '#i18n';
import { named } from './named.ts';

/** Says in words alone how a refusal is told. */
export const toldWords = (t: TFunction, type: string): string =>
  named(t, { key: `type.${type}`, otherwise: t('type.other') });
