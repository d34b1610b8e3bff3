import { formatDate, useTranslation } from '#i18n';
import type { BankReplies } from '#schemas';
import { Facts, Heading, RichText, Surface } from '#ui/kit';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './LoyaltyPage.module.css';
import { clickLocationOf, type Programme } from './programme.ts';
import { ProgrammeButton } from './ProgrammeButton.tsx';

type ProgrammeStandingProps = {
  /** The card, in words. */
  card: string;
  type: Programme;
  status: BankReplies['readLoyaltyStatus'];
};

/** Says where a card stands in the programme, since when and until when it is free, and leads to the partner. */
export function ProgrammeStanding({ card, type, status }: ProgrammeStandingProps) {
  const { t } = useTranslation('loyalty-offers');
  const { t: page } = useTranslation('loyalty-page');
  const id = useId();
  const { search } = useLocation();
  const { joinedAt, freeUntil, freeMonths, automaticRenewal } = status;
  const facts = [
    { label: page('facts.card'), value: card },
    joinedAt !== undefined && { label: page('facts.joined'), value: formatDate(joinedAt) },
    freeUntil === undefined
      ? {
          label: page('facts.free'),
          value: page(freeMonths === 1 ? 'facts.months.one' : 'facts.months.many', {
            months: freeMonths,
          }),
        }
      : { label: page('facts.freeUntil'), value: formatDate(freeUntil) },
    automaticRenewal && { label: page('facts.renewal'), value: page('facts.automatic') },
  ].filter((fact) => fact !== false);
  return (
    <Surface labelledBy={id}>
      <div className={styles['standing']}>
        <Heading level={2} id={id}>
          {t(`types.${type}.title`)}
        </Heading>
        <p>{t(`types.${type}.text`)}</p>
        <Facts facts={facts} />
        <RichText text={page('terms')} />
        <ProgrammeButton type={type} from={clickLocationOf(search)} describedBy={id} variant="primary" />
      </div>
    </Surface>
  );
}
