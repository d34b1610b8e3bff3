import type { TFunction } from '#i18n';
import type { Addition, Fault } from '#sandbox/console';

/** Writes how often an order counts yet; nothing where it counts until it is taken away. */
const times = (count: number | undefined): string => (count === undefined ? '' : ` × ${count}`);

/** Writes what a fault does to which operation. */
export function faultWords(t: TFunction<'console'>, fault: Fault): string {
  const { operationId, kind, status = 500, code, ms } = fault;
  const name = operationId === '*' ? t('orders.all') : operationId;
  const what = { status: String(status), error: code ?? '', delay: `${ms} ms` };
  const said = [t(`faults.kind.${kind}`), Reflect.get(what, kind), fault.after && t('faults.afterShort')];
  return `${name}: ${said.filter(Boolean).join(' ')}${times(fault.times)}`;
}

/** Writes what the replies of which operation carry. */
export function additionWords(
  t: TFunction<'console'>,
  { operationId, adds, times: count }: Addition,
): string {
  const { triggerTimeline, TTLCardId } = adds;
  const name = operationId === '*' ? t('orders.all') : operationId;
  const card = TTLCardId && t('additions.ofCard', { card: TTLCardId });
  return `${name}: ${[triggerTimeline?.id, card].filter(Boolean).join(', ')}${times(count)}`;
}
