import type { Card, CardContextData, CardService, CardSummary, ServiceId } from '#schemas';

const summary: CardSummary = {
  id: '1000001',
  type: 'CR1',
  pan: '**** **** **** 4417',
  productType: 'CREDIT',
  validityStatus: 'VALID',
  circuitDetail: 'VISA',
  description: 'Carta Classica',
  flagFamiliar: false,
};

/** Makes an entry of the list of cards for tests, with what the test says different. */
export function aCardSummary(difference: Partial<CardSummary> = {}): CardSummary {
  return { ...summary, ...difference };
}

/** Makes a credit card with its figures for tests, with what the test says different. */
export function aCard(difference: Partial<Card> = {}): Card {
  return {
    ...summary,
    usageLimit: '3.000,00',
    spent: 81_240,
    calculatedAvailability: 218_760,
    paymentTypeCard: 'R',
    contact: '********67',
    expiry: '09/29',
    ...difference,
  };
}

/** Makes a service that is on and open. */
export function aService(id: ServiceId, difference: Partial<CardService> = {}): CardService {
  return {
    prop: { state: 'ATTIVO' },
    id,
    serviceTitle: '',
    serviceMessage: '',
    active: 'ATTIVO',
    locked: false,
    cardBlocked: false,
    limited: false,
    pause: false,
    isNew: false,
    servicesBox: [],
    ...difference,
  };
}

/** Makes what may be done with a card: its phone number may be changed unless the test says otherwise. */
export function aCardContext(difference: Partial<CardContextData> & { card?: Card } = {}): CardContextData {
  const { card = aCard(), ...rest } = difference;
  return {
    cardInfo: { card },
    profiling: {
      MODIFICA_NUMERO: aService('MODIFICA_NUMERO'),
      EDIT_TEL_NUMB: aService('EDIT_TEL_NUMB'),
    },
    functions: { alert: [], services: [], spendingControl: [], securityControl: [] },
    contact: card.contact,
    familyCards: [],
    boxProfiling: [],
    ...rest,
  };
}
