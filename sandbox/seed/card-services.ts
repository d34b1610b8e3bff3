import type { CardFunctions, CardProfiling, CardService, ServiceId, UserProfiling } from '#schemas';
import type { CardPlan } from './personas.ts';
import words from './words.json' with { type: 'json' };
import texts from './service-texts.json' with { type: 'json' };

const everyCard = (): boolean => true;
const creditCards = ({ productType }: CardPlan): boolean => productType === 'CREDIT';
const linkedCards = ({ onlineBanking }: CardPlan): boolean => onlineBanking === true;
const cardsOf =
  (scheme: CardPlan['circuit']) =>
  ({ circuit }: CardPlan): boolean =>
    circuit === scheme;

/** Which cards have each service. */
const served: Readonly<Record<ServiceId, (plan: CardPlan) => boolean>> = {
  EDIT_TEL_NUMB: everyCard,
  MODIFICA_NUMERO: everyCard,
  KEY_6: everyCard,
  PIN_CARD: everyCard,
  RICARICHE_TELEFONICHE: everyCard,
  SPESO: everyCard,
  CHATBOT: everyCard,
  '3D_SECURE': everyCard,
  SPENDING_CONTROL: everyCard,
  KYC: everyCard,
  SERVIZI_SMS: everyCard,
  SERVIZI_SMS_THRESHOLD: everyCard,
  RIEMISSIONE_PIN: everyCard,
  RIEMISSIONE_CARTA: everyCard,
  ESTRATTO_CONTO: creditCards,
  ESTRATTO_CONTO_CARTACEO: creditCards,
  ESTRATTO_CONTO_ONLINE: creditCards,
  DOWNLOAD_EC: creditCards,
  INSTALLMENT: creditCards,
  INSTALLMENT_MULTI: creditCards,
  FINANZIAMENTO: creditCards,
  CAMBIO_RIMBORSO: creditCards,
  IO_SI_PLUS: creditCards,
  VARIAZIONE_FIDO: creditCards,
  IBAN_PREPAID: linkedCards,
  SPENDING_CONTROL_VISA: cardsOf('VISA'),
  SPENDING_CONTROL_MASTERCARD: cardsOf('MASTERCARD'),
};
// The table is held complete by its type.
const serviceIds = Object.keys(served) as ServiceId[];

/** Offered, and off until the holder wishes it. */
const unset = new Set<ServiceId>([
  'SPENDING_CONTROL',
  'SPENDING_CONTROL_VISA',
  'SPENDING_CONTROL_MASTERCARD',
  'ESTRATTO_CONTO_CARTACEO',
  'SERVIZI_SMS_THRESHOLD',
]);

const everyHolder = ['3D_SECURE', 'FINANZIAMENTO', 'CHATBOT', 'IO_SI_PLUS', 'KEY_6', 'KYC'];

/** Lists what the holder may do with a card, in the documents' shapes (CARD-29 to CARD-33). */
export function cardProfiling(plan: CardPlan): CardProfiling {
  const ids = serviceIds.filter((id) => served[id](plan));
  const { validity } = plan;
  const serve = (id: ServiceId) =>
    validity === undefined ? cardService(id) : shutFor(cardService(id), words[shutBy[validity]]);
  return Object.fromEntries(ids.map((id) => [id, serve(id)]));
}

const limitedBy = ['SPENDING_CONTROL_VISA', 'SPENDING_CONTROL_MASTERCARD'] as const;

/** Groups the functions of a card (CARD-34 to CARD-37). */
export function cardFunctions(plan: CardPlan): CardFunctions {
  return {
    alert: ['SERVIZI_SMS', 'SERVIZI_SMS_THRESHOLD'],
    services: [
      'RIEMISSIONE_PIN',
      'RIEMISSIONE_CARTA',
      ...(plan.productType === 'CREDIT' ? (['VARIAZIONE_FIDO'] as const) : []),
    ],
    spendingControl: limitedBy.filter((id) => served[id](plan)),
    securityControl: ['3D_SECURE'],
  };
}

/** Says what the bank enables for a holder with these cards. */
export function holderProfiling(cards: readonly CardPlan[]): UserProfiling {
  const isLinked = cards.some(({ onlineBanking }) => onlineBanking === true);
  const flags = [...everyHolder, ...(isLinked ? ['IBAN_PREPAID'] : [])];
  return Object.fromEntries(flags.map((flag) => [flag, { prop: { state: 'ATTIVO' } }]));
}

function cardService(id: ServiceId): CardService {
  const { title, message } = texts[id];
  const isActive = !unset.has(id);
  const shut = { locked: false, cardBlocked: false, limited: false, pause: false };
  const additionalInfo = { blocked: false, hasLink: false, editable: true, active: isActive, pause: false };
  return {
    prop: { state: 'ATTIVO' },
    id,
    serviceTitle: title,
    serviceMessage: message,
    active: isActive ? 'ATTIVO' : 'DISATTIVO',
    ...shut,
    isNew: id === 'INSTALLMENT',
    servicesBox: [{ title, message, additionalInfo }],
  };
}

const shutBy = { BLOCKED: 'cardBlocked', EXPIRED: 'cardExpired' } as const;

/** Nothing can be done with a card that is blocked, or expired (MGMT-25). */
const shutFor = (service: CardService, cardBlockedMessage: string): CardService => ({
  ...service,
  cardBlocked: true,
  cardBlockedMessage,
});

const neverLimited: readonly string[] = ['SPESO', 'CHATBOT'];

/** Limits the services of a card whose holder code is missing, or opens them again (LOGIN-02, RCODE-04). */
export function limitServices(profiling: CardProfiling, limited: boolean): CardProfiling {
  return mapServices(profiling, (id, service) =>
    neverLimited.includes(id) ? service : { ...service, limited },
  );
}

const needIdentity: readonly string[] = [
  'RICARICHE_TELEFONICHE',
  'INSTALLMENT',
  'INSTALLMENT_MULTI',
  'FINANZIAMENTO',
];

/** Pauses what moves money on a card whose holder must be identified anew, or opens it again. */
export function pauseServices(profiling: CardProfiling, pause: boolean): CardProfiling {
  return mapServices(profiling, (id, service) =>
    needIdentity.includes(id) ? { ...service, pause } : service,
  );
}

const mapServices = (
  profiling: CardProfiling,
  change: (id: string, service: CardService) => CardService,
): CardProfiling =>
  Object.fromEntries(Object.entries(profiling).map(([id, service]) => [id, change(id, service)]));
