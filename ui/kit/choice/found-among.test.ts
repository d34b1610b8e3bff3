import { expect, it } from 'vitest';
import { foundAmong } from './found-among.ts';

const options = [
  { id: 'card.productType', label: 'Tipo di carta', group: 'Carta', name: 'card.productType' },
  { id: 'data.city', label: 'Città', group: 'Dati del flusso', name: 'data.city' },
  { id: 'data.reason', label: 'Motivo', group: 'Dati del flusso', name: 'data.reason' },
];
const found = (sought: string) => foundAmong(options, sought).map(({ id }) => id);

it('finds by all words, in any order and without accents: of the label, the group and the name [STUDIO-10]', () => {
  expect(found('citta')).toEqual(['data.city']);
  expect(found('carta tipo')).toEqual(['card.productType']);
  expect(found('dati flusso')).toEqual(['data.city', 'data.reason']);
  expect(found('reason')).toEqual(['data.reason']);
  expect(found('')).toHaveLength(3);
  expect(found('niente')).toEqual([]);
});
