import { useTexts } from '#i18n';
import { Icon, type IconName, Link } from '#ui/kit';
import styles from './ServiceLinks.module.css';

type Service = { id: 'manage' | 'faq' | 'write'; href: string; icon: IconName; isExternal?: true };

const services: readonly Service[] = [
  { id: 'manage', href: '/cardsmanagement', icon: 'settings' },
  { id: 'faq', href: '/domande-frequenti', icon: 'help', isExternal: true },
  { id: 'write', href: '/userSupport/writeMessage', icon: 'mail' },
];

/** Leads to the card’s services and to help (HOME-07, HOME-13). */
export function ServiceLinks() {
  const t = useTexts('home');
  return (
    <nav aria-label={t('services.label')}>
      <ul className={styles['list']}>
        {services.map((service) => (
          <li key={service.id} className={styles['item']}>
            <Icon name={service.icon} size={24} />
            <span className={styles['words']}>
              <Link
                href={service.href}
                isQuiet
                {...(service.isExternal && { externalLabel: t('services.newTab') })}
              >
                <span className={styles['title']}>{t(`services.${service.id}.title`)}</span>
              </Link>
              <span className={styles['text']}>{t(`services.${service.id}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
