import type { Screen } from '#engine';
import { useTranslation } from '#i18n';
import { Notice } from '#ui/kit';
import { formTextsOf } from './words.ts';

/** Says above a form what a reload has taken from it, by the names of its fields: nothing of it is kept (HOLDER-01). */
export function LostTypingNotice({ screen, fields }: { screen: Screen; fields: readonly string[] }) {
  const { i18n, t } = useTranslation('forms');
  const texts = formTextsOf(i18n, screen);
  const names = fields.map((field) => texts({ kind: 'field', field, part: 'label' }) ?? field);
  return (
    <Notice tone="warning" isAnnounced>
      {t('lost', { fields: new Intl.ListFormat(i18n.language).format(names.map((name) => `«${name}»`)) })}
    </Notice>
  );
}
