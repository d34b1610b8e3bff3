import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';

const { schemas } = readContract();
const schemaOf = (name: string): Record<string, unknown> => Object(schemas.get(name));

/** The documents’ own list (CARD-32). */
const serviceIds = [
  'ESTRATTO_CONTO',
  'ESTRATTO_CONTO_CARTACEO',
  'ESTRATTO_CONTO_ONLINE',
  'KEY_6',
  'PIN_CARD',
  'EDIT_TEL_NUMB',
  'IBAN_PREPAID',
  'RICARICHE_TELEFONICHE',
  'SPESO',
  'CHATBOT',
  '3D_SECURE',
  'SPENDING_CONTROL',
  'MODIFICA_NUMERO',
  'CAMBIO_RIMBORSO',
  'DOWNLOAD_EC',
  'KYC',
];

/** The documents’ own list (CARD-33). */
const profilingKeys = [
  'ESTRATTO_CONTO_ONLINE',
  'ESTRATTO_CONTO_CARTACEO',
  'INSTALLMENT',
  'INSTALLMENT_MULTI',
  'FINANZIAMENTO',
  'KEY_6',
  'DOWNLOAD_EC',
  'SPENDING_CONTROL',
  'MODIFICA_NUMERO',
  'PIN_CARD',
  'CAMBIO_RIMBORSO',
  'KYC',
  'EDIT_TEL_NUMB',
  'IBAN_PREPAID',
  'RICARICHE_TELEFONICHE',
  'SPESO',
  'CHATBOT',
  'IO_SI_PLUS',
];

describe('the services of a card in the contract', () => {
  it('have every id of the documents [CARD-32]', () => {
    expect(schemaOf('ServiceId')['enum']).toEqual(expect.arrayContaining(serviceIds));
  });

  it('are told by card under every key of the documents, and under no other name than an id [CARD-33]', () => {
    const keys = Object.keys(Object(schemaOf('CardProfiling')['properties']));

    expect(keys).toEqual(expect.arrayContaining(profilingKeys));
    expect(schemaOf('ServiceId')['enum']).toEqual(expect.arrayContaining(keys));
  });

  it('leave with the card its instalment, its way of being paid and its phone [CARD-14]', () => {
    const { properties } = schemaOf('Card');

    expect(properties).toMatchObject({
      installmentAmount: expect.anything(),
      paymentMethod: { description: expect.stringContaining('in the bank’s words') },
      contact: expect.anything(),
    });
  });
});
