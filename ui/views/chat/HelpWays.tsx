import { useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { faq } from '../help/faq-way.ts';
import { useStolenWay } from '../help/stolen-way.ts';
import { useWriteWay } from '../help/use-write-way.ts';
import { type Way, WayList } from '../help/WayList.tsx';

const ways: readonly Way[] = [
  { key: 'ways.guides', href: '/assistance', icon: 'help' },
  faq,
  { key: 'ways.contacts', href: '/assistenza/contacts', icon: 'phone-call' },
];
const requests: Way = { key: 'ways.requests', href: '/userSupport/requests', icon: 'statement' };

/** Lists how a holder is helped without a chat. */
export function HelpWays() {
  const { t } = useTranslation('help');
  const { settings } = useApp();
  const stolen = useStolenWay();
  const write = useWriteWay();
  const followed = settings.extensions?.disputes === true ? [requests] : [];
  return <WayList title={t('help.ways.title')} ways={[...stolen, ...ways, write, ...followed]} />;
}
