import { screen, within } from '@testing-library/react';
import type { CardContextData, CardService, ServiceId } from '#schemas';
import { aCardContext, aService } from '../../state/holder/card.fixture.ts';
import { openPage } from './card-management.fixture.tsx';

/** What the services that have a tile here are called. */
export const titles: Partial<Record<ServiceId, string>> = {
  SERVIZI_SMS: 'Avvisi SMS',
  SERVIZI_SMS_THRESHOLD: 'Soglia avvisi SMS',
  SPENDING_CONTROL: 'Controlli di spesa',
  RIEMISSIONE_PIN: 'Riemissione PIN',
  RIEMISSIONE_CARTA: 'Riemissione carta',
  VARIAZIONE_FIDO: 'Variazione del fido',
  ESTRATTO_CONTO_ONLINE: 'Lista movimenti online',
  ESTRATTO_CONTO_CARTACEO: 'Lista movimenti cartacea',
  DOWNLOAD_EC: 'Scarica lista movimenti',
  RICARICHE_TELEFONICHE: 'Ricariche telefoniche',
  INSTALLMENT: 'Rateizza',
};

/** Those services. */
// The keys of a record by service are services.
export const ids = Object.keys(titles) as ServiceId[];

type Changes = Partial<Record<ServiceId, Partial<CardService>>>;

/** A credit card with every service that has a tile here. */
export function aFullContext(changes: Changes = {}, rest: Partial<CardContextData> = {}): CardContextData {
  const service = (id: ServiceId) =>
    aService(id, { serviceTitle: titles[id] ?? '', serviceMessage: `Testo di ${id}`, ...changes[id] });
  return aCardContext({
    profiling: Object.fromEntries([...ids, 'MODIFICA_NUMERO' as const].map((id) => [id, service(id)])),
    functions: {
      alert: ['SERVIZI_SMS', 'SERVIZI_SMS_THRESHOLD'],
      services: ['RIEMISSIONE_PIN', 'RIEMISSIONE_CARTA', 'VARIAZIONE_FIDO'],
      spendingControl: ['SPENDING_CONTROL_VISA'],
      securityControl: [],
    },
    ...rest,
  });
}

/** Opens card management of such a card, whose holder has two. */
export async function show(context: CardContextData, options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(() => context, options);
  page.list();
  await screen.findByRole('region', { name: 'Numero di riferimento' });
  return page;
}

/** A section of the page. */
export const region = (name: string) => within(screen.getByRole('region', { name }));

/** A tile by its title. */
export const tile = (title: string) => {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!item) throw new Error(`${title} is no tile`);
  return within(item);
};
