import { formatDate, loadTree, type Texts } from '#i18n';
import type { TimelineMessage } from '#schemas';
import type { ToldTimeline } from '#ui/bank';
import type { Journeys } from '#ui/journey';
import type { Launcher } from './launcher.ts';
import type { Stores } from '../stores/stores.ts';

type TellerParts = {
  stores: Pick<Stores, 'messages'>;
  texts: Texts;
  launcher: Launcher;
  journeys: Pick<Journeys, 'isUnderWay'>;
};

type OpenParts = Pick<TellerParts, 'launcher' | 'journeys'>;

/** Opens the popup that a message of the timeline stands for, or shows it with its action (TRIG-03). */
export async function tellTimeline(
  { id, date = '' }: ToldTimeline,
  message: TimelineMessage | undefined,
  { stores, texts, launcher, journeys }: TellerParts,
): Promise<void> {
  if (message === undefined) return tellUnknown({ stores, texts });
  const { status, opens, offers } = message;
  if (opens !== undefined && launcher.find(opens)) return openTold(opens, date, { launcher, journeys });
  texts.add('timeline', await loadTree('timeline'));
  const word = (name: string) =>
    texts.text({
      namespace: 'timeline',
      key: `${id}.${name}`,
      values: { date: date === '' ? '' : formatDate(date) },
    });
  const offered = offers === undefined ? undefined : launcher.find(offers)?.entry.id;
  // Anyone who is there need not be led there.
  if (offered !== undefined && (await journeys.isUnderWay(offered))) return;
  stores.messages.getState().add({
    text: word('message'),
    status,
    ...(offers !== undefined && {
      action: { label: word('action'), run: () => void launcher.open(offers) },
    }),
    ...(offered !== undefined && { offers: offered }),
  });
}

/** Opens a popup, unless it stands there still after a reload. */
async function openTold(name: string, date: string, { launcher, journeys }: OpenParts): Promise<void> {
  const id = launcher.find(name)?.entry.id ?? '';
  if (!(await journeys.isUnderWay(id))) await launcher.open(name, { date });
}

/** Nobody has written words for it, and the bank sends an id alone. */
function tellUnknown({ stores, texts }: Pick<TellerParts, 'stores' | 'texts'>): void {
  const text = texts.text({ namespace: 'frame', key: 'messages.told', values: {} });
  stores.messages.getState().add({ text, status: 'warning' });
}
