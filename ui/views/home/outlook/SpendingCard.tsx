import { useTranslation } from '#i18n';
import { fetchedWithTexts } from '#ui/state';
import { PopupPlace } from '../../frame/PopupPlace.tsx';
import { useOutlookPopup } from './OutlookPopups.tsx';
import { OutlookTile } from './OutlookTile.tsx';

const SpendingDialog = fetchedWithTexts(
  async () => (await import('../../operations/spending/SpendingDialog.tsx')).SpendingDialog,
  'spending',
);

/** Opens what was spent by month and category (HOLDER-33). */
export function SpendingCard({ cardId }: { cardId: string }) {
  const { t } = useTranslation('home');
  const [isOpen, setOpen] = useOutlookPopup('spending');
  return (
    <>
      <OutlookTile title={t('spending.title')} icon="category-other" onOpen={() => setOpen(true)}>
        {t('spending.text')}
      </OutlookTile>
      {isOpen && (
        <PopupPlace name="home-spending" title={t('spending.title')} onClose={() => setOpen(false)}>
          <SpendingDialog cardId={cardId} onClose={() => setOpen(false)} />
        </PopupPlace>
      )}
    </>
  );
}
