import { useTranslation } from '#i18n';
import { Notice } from '#ui/kit';

/** Says that rows of the list beside it cannot be shown, for the bank sent them in a way that nobody can read (S-85). */
export function LeftOutNotice({ count }: { count: number }) {
  const { t } = useTranslation('frame');
  if (count === 0) return null;
  return (
    <Notice tone="info" isAnnounced>
      {t(count === 1 ? 'leftOut.one' : 'leftOut.many', { count })}
    </Notice>
  );
}
