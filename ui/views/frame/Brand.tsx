import { useTranslation } from '#i18n';
import { Link } from '#ui/kit';
import styles from './Brand.module.css';

type BrandProps = {
  /** Called before going home: the logo resets what is under way (NAV-09). */
  onReset?: (() => void) | undefined;
};

/** Shows whose portal this is, and leads home. */
export function Brand({ onReset }: BrandProps) {
  return (
    <span className={styles['brand']}>
      <Link href="/" isQuiet onFollow={onReset}>
        <BrandMark />
      </Link>
    </span>
  );
}

/** Shows whose portal this is where there is nowhere to go but on. */
export function BrandMark() {
  const { t } = useTranslation('frame');
  return (
    <span className={styles['words']}>
      <span className={styles['logo']} />
      <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles['way']} d="M7 25V12a5 5 0 0 1 10 0v8a4 4 0 0 0 8 0V7" />
        <circle className={styles['from']} cx="7" cy="25" r="3" />
        <circle className={styles['to']} cx="25" cy="7" r="3" />
      </svg>
      <span className={styles['name']}>{t('brand')}</span>
    </span>
  );
}
