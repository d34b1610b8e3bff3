import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { listings } from '../../new-journey.ts';
import { Labelled } from '../steps/Labelled.tsx';
import type { OrderProps } from './NamesFields.tsx';
import { routeFor } from './order.ts';

/** Asks where the journey opens, and from where the portal offers it. */
export function OpeningFields({ order, name, onSay }: OrderProps) {
  const { t } = useTranslation('studio');
  const { isPage, listed } = order;
  return (
    <>
      <Labelled label={t('newJourney.opens')}>
        <select
          value={isPage ? 'page' : 'popup'}
          onChange={({ currentTarget }) => onSay({ isPage: currentTarget.value === 'page' })}
        >
          <option value="popup">{t('newJourney.popup')}</option>
          <option value="page">{t('newJourney.page')}</option>
        </select>
      </Labelled>
      {isPage && (
        <TextField
          label={t('newJourney.route')}
          value={order.route ?? routeFor(name)}
          onChange={(route) => onSay({ route })}
          hint={t('newJourney.routeHint')}
          autoComplete="off"
          spellCheck="false"
        />
      )}
      <Labelled label={t('newJourney.listed')}>
        <select value={listed} onChange={({ currentTarget }) => onSay({ listed: currentTarget.value })}>
          <option value="">{t('newJourney.unlisted')}</option>
          {listings.map((each) => (
            <option key={each} value={each}>
              {t(`newJourney.listings.${each}`)}
            </option>
          ))}
        </select>
      </Labelled>
    </>
  );
}
