import { useTranslation } from '#i18n';
import { CardArt } from '#ui/kit';
import styles from './LoginPicture.module.css';

const hiddenNumber = '**** **** **** ****';

/** Shows what the portal is about: two cards, for the eye alone. */
export function LoginPicture() {
  const { t } = useTranslation('frame');
  const name = t('brand');
  return (
    <div className={styles['picture']} aria-hidden="true">
      <div className={styles['behind']}>
        <CardArt product="prepaid" seed="percorso-2" number={hiddenNumber} name={name} label="" />
      </div>
      <div className={styles['front']}>
        <CardArt product="credit" seed="percorso-1" number={hiddenNumber} name={name} label="" />
      </div>
    </div>
  );
}
