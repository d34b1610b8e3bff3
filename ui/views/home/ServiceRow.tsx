import type { ReactNode } from 'react';
import { useTranslation } from '#i18n';
import { useOpenable } from '#ui/state';
import { Button, Icon, type IconName, Link } from '#ui/kit';
import styles from './ServiceBoxes.module.css';

/** What a row of the service boxes shows; its name is a key of the texts. */
export type RowProps = { name: 'recharge' | 'manage' | 'pay' | 'faq' | 'write'; icon: IconName };

/** Shows a service that lives on a page of its own; the whole row leads there. */
export function LinkRow({
  name,
  icon,
  href,
  isExternal = false,
}: RowProps & { href: string; isExternal?: boolean }) {
  const { t } = useTranslation('home');
  return (
    <Row
      name={name}
      icon={icon}
      title={
        <Link href={href} isQuiet externalLabel={isExternal ? t('services.newTab') : undefined}>
          {t(`services.${name}.title`)}
        </Link>
      }
    />
  );
}

/** Shows a service that is had in online banking alone, as the popup says that the whole row opens: it speaks of that service. */
export function PopupRow({ name, icon, opens }: RowProps & { opens: string }) {
  const { t } = useTranslation('home');
  const { isOpening, open } = useOpenable(opens);
  return (
    <Row
      name={name}
      icon={icon}
      title={
        <Button
          variant="quiet"
          isLoading={isOpening}
          loadingLabel={t('services.opening')}
          onPress={() => void open({ wanted: name })}
        >
          {t(`services.${name}.title`)}
        </Button>
      }
      text={t('services.online')}
    />
  );
}

/** Shows a service that cannot be used now: why, and what may be done about it. */
export function HinderedRow({ name, children }: Pick<RowProps, 'name'> & { children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <Row name={name} icon="locked" title={<span>{t(`services.${name}.title`)}</span>}>
      <div className={styles['why']}>{children}</div>
    </Row>
  );
}

type AnyRowProps = RowProps & { title: ReactNode; text?: string; children?: ReactNode };

function Row({ name, icon, title, text, children }: AnyRowProps) {
  const { t } = useTranslation('home');
  return (
    <li className={styles['row']} data-name={name} data-hindered={children && true}>
      <span className={styles['icon']}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles['words']}>
        <div className={styles['title']}>{title}</div>
        <p className={styles['text']}>{text ?? t(`services.${name}.text`)}</p>
        {children}
      </div>
    </li>
  );
}
