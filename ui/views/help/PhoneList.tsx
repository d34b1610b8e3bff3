import { useTranslation } from '#i18n';
import { Icon, Link } from '#ui/kit';
import { useNumbered } from './numbered.ts';
import styles from './PhoneList.module.css';

/** Lists the numbers to call, each ready to be dialled. */
export function PhoneList() {
  const { t } = useTranslation('help');
  const phones = useNumbered('phones');
  return (
    <ul className={styles['list']}>
      {phones.map((phone) => (
        <li key={phone} className={styles['row']}>
          <span className={styles['icon']}>
            <Icon name="phone-call" size={24} />
          </span>
          <span className={styles['what']}>
            <span className={styles['title']}>{t(`${phone}.title`)}</span>
            <span className={styles['note']}>{t(`${phone}.note`)}</span>
          </span>
          <span className={styles['number']}>
            <Link href={dialled(t(`${phone}.number`))}>{t(`${phone}.number`)}</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}

const dialled = (number: string) => `tel:${number.replaceAll(/[^+\d]/gu, '')}`;
