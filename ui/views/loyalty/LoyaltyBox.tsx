import { useTranslation } from '#i18n';
import { Badge, Heading } from '#ui/kit';
import { useId } from 'react';
import styles from './LoyaltyBox.module.css';
import { isProgramme } from './programme.ts';
import { ProgrammeButton } from './ProgrammeButton.tsx';
import { useProgramme } from './use-programme.ts';

/** Tells where the card stands in the loyalty programme, and leads there; a card that may not join has no box (LOYAL-03 to LOYAL-08). */
export function LoyaltyBox() {
  const { t } = useTranslation('loyalty-offers');
  const id = useId();
  const type = useProgramme();
  if (!isProgramme(type)) return null;
  return (
    <section className={styles['box']} aria-labelledby={id}>
      <Badge tone="new">{t('new')}</Badge>
      <Heading level={2} size="group" id={id}>
        {t(`types.${type}.title`)}
      </Heading>
      <p className={styles['text']}>{t(`types.${type}.text`)}</p>
      <ProgrammeButton type={type} from="FIDELITY_BOX" describedBy={id} />
    </section>
  );
}
