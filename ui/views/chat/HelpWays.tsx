import { useTranslation } from '#i18n';
import { type Way, WayList } from '../help/WayList.tsx';

const ways: readonly Way[] = [
  { key: 'ways.guides', href: '/assistance', icon: 'help' },
  { key: 'ways.contacts', href: '/assistenza/contacts', icon: 'phone-call' },
  { key: 'ways.write', href: '/userSupport/writeMessage', icon: 'mail' },
];

/** Lists how a holder is helped without a chat. */
export function HelpWays() {
  const { t } = useTranslation('help');
  return <WayList title={t('help.ways.title')} ways={ways} />;
}
