import { useTranslation } from '#i18n';
import { Link, Notice, Switch } from '#ui/kit';
import { ask } from '../server/ask.ts';
import { useBank } from '../server/bank.ts';
import styles from './Controls.module.css';
import { Panel } from './Panel.tsx';

const sites = ['idp', 'online-banking', 'loyalty', 'chat'] as const;

/** Leads to what stands for places outside the bank, and puts the chat into the portal. */
export function SitesControl() {
  const { t } = useTranslation('console');
  const { act, live, fixed } = useBank();
  const { chatbot, allowed } = live.chatbot;
  const isOn = chatbot === 'TARGET';
  const offer = () =>
    act(
      () => ask('chatbot', { method: 'PUT', body: { chatbot: isOn ? 'TACTICAL' : 'TARGET' } }),
      t('sites.changed'),
    );
  return (
    <Panel title={t('sites.title')}>
      <Switch label={t('sites.chat')} isOn={isOn} onChange={offer} />
      {isOn && !allowed && <Notice tone="warning">{t('sites.notAllowed')}</Notice>}
      <ul className={styles['sites']}>
        {sites.map((site) => (
          <li key={site}>
            <Link href={`${fixed.portal}/sandbox/${site}`} externalLabel={t('nav.newTab')}>
              {t(`sites.name.${site}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
