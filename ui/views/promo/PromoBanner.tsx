import { useTranslation } from '#i18n';
import type { LoyaltyProgramType } from '#schemas';
import { ButtonLink, Heading } from '#ui/kit';
import { useId } from 'react';
import { isProgramme } from '../loyalty/programme.ts';
import { ProgrammeButton } from '../loyalty/ProgrammeButton.tsx';
import { directoryOf } from './promo-directories.ts';
import styles from './PromoBanner.module.css';
import { PromoPicture } from './PromoPicture.tsx';
import { useCounted } from './use-counted.ts';
import { useStanding } from './use-standing.ts';

/** Shows the banner of where the card stands: the programme’s, that of who has all of it, or one of everybody’s (PROMO-04 to PROMO-06). */
export function PromoBanner() {
  const standing = useStanding();
  return standing && <BannerOf standing={standing} />;
}

function BannerOf({ standing }: { standing: LoyaltyProgramType }) {
  const { t } = useTranslation('promo');
  const id = useId();
  useCounted(directoryOf[standing]);
  return (
    <section className={styles['banner']} aria-labelledby={id}>
      <div className={styles['picture']}>
        <PromoPicture directory={directoryOf[standing]} />
      </div>
      <div className={styles['words']}>
        <Heading level={2} size="group" id={id}>
          {t(`banners.${standing}.title`)}
        </Heading>
        <p className={styles['text']}>{t(`banners.${standing}.text`)}</p>
        {isProgramme(standing) ? (
          <ProgrammeButton type={standing} from="FOOTER_BANNER" describedBy={id} />
        ) : (
          <ButtonLink href="/domande-frequenti" variant="secondary" externalLabel={t('newTab')}>
            {t('banners.T0_NOT_ELEGIBLE.link')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
