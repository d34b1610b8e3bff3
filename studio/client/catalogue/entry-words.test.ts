import { createTexts } from '#i18n';
import { expect, it } from 'vitest';
import studio from '../../../i18n/it/studio.json' with { type: 'json' };
import type { CatalogueRow } from '../../catalogue.ts';
import { entryMeaning, entryTitle, found, listed } from './entry-words.ts';
import { valueWords } from './value-words.ts';

const { i18n } = createTexts({
  trees: { studio },
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: (_file, key) => key,
});
const t = i18n.getFixedT('it', 'studio');

const pin: CatalogueRow = { kind: 'flag', name: 'card.profiling.PIN_CARD.state', journeys: 1 };
const view: CatalogueRow = {
  kind: 'operation',
  name: 'viewPin',
  words: 'Mostra il PIN di una carta.',
  also: 'cardId VIEWS_EXCEEDED',
  journeys: 1,
};
const page: CatalogueRow = { kind: 'page', name: '/cardsmanagement', shownBy: 'portal', journeys: 0 };

it('names entries of each kind in Italian, and what nobody has named by who shows it [STUDIO-13]', () => {
  expect(entryTitle(t, pin)).toBe('PIN della carta: stato');
  expect(entryMeaning(t, pin)).toBe(
    'La visualizzazione del PIN della carta. Se il servizio c’è e se è attivo.',
  );
  expect(entryTitle(t, view)).toBe('Mostra il PIN');
  expect(entryTitle(t, page)).toBe('Gestisci carta');
  expect(entryTitle(t, { ...page, name: '/:any/other' })).toBe('Pagina del portale');
  expect(entryTitle(t, { kind: 'widget', name: 'files', journeys: 0 })).toBe('Allegati');
});

it('finds an entry by every word of what is sought, what is named so first [STUDIO-13]', () => {
  const entries = listed(t, [view, pin, page]);
  const names = (query: string, kind?: CatalogueRow['kind']) =>
    found(entries, { query, kind }).map(({ row }) => row.name);

  expect(names('PIN')).toEqual(['viewPin', 'card.profiling.PIN_CARD.state']);
  expect(names('pin stato')).toEqual(['card.profiling.PIN_CARD.state']);
  expect(names('views_exceeded')).toEqual(['viewPin']);
  expect(names('', 'page')).toEqual(['/cardsmanagement']);
  expect(names('pin', 'page')).toEqual([]);
});

it.each([
  [{ type: 'text', pattern: '^[0-9]{5}$', isSecret: true }, 'testo, 5 cifre, segreto'],
  [{ type: 'text', pattern: '^[0-9]{6,18}$' }, 'testo, da 6 a 18 cifre'],
  [{ type: 'text', pattern: '^[A-Z]$', isRequired: false }, 'testo, scritto come ^[A-Z]$, può mancare'],
  [{ type: 'text', least: 1, most: 60 }, 'testo, non vuoto, al massimo 60 caratteri'],
  [{ type: 'list', most: 1 }, 'elenco, al massimo 1 voce'],
  [{ type: 'text', least: 2 }, 'testo, almeno 2 caratteri'],
  [{ type: 'text', format: 'date-time', pattern: '^2' }, 'data e ora'],
  [{ type: 'text', values: ['A', 'B'], pattern: '^[AB]$' }, 'uno tra A, B'],
  [{ type: 'number', least: 0, most: 60 }, 'numero, almeno 0, al massimo 60'],
  [{ type: 'number', least: -1e14, most: 1e14 }, 'numero'],
  [{ type: 'list', least: 1, most: 5 }, 'elenco, non vuoto, al massimo 5 voci'],
] as const)('says what may stand in a member: %j [STUDIO-13]', (member, words) => {
  expect(valueWords(t, { name: 'any', isRequired: true, ...member })).toBe(words);
});
