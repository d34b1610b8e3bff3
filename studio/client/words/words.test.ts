import { createTexts } from '#i18n';
import { describe, expect, it } from 'vitest';
import studio from '../../../i18n/it/studio.json' with { type: 'json' };
import { conditionWords } from './condition.ts';
import { counted } from './counted.ts';
import { wayWords } from './way-words.ts';

const { i18n } = createTexts({
  trees: { studio },
  brand: { name: 'Percorso', eCode: 'e-Code' },
  onMissing: (_file, key) => key,
});
const t = i18n.getFixedT('it', 'studio');

describe('Studio in words', () => {
  it.each([
    [{ '!': [{ var: 'session.limited' }] }, 'non Accesso senza codice di registrazione'],
    [{ '===': [{ var: 'card.profiling.KEY_6.state' }, 'ATTIVO'] }, 'Codice e-Code: stato è ATTIVO'],
    [{ '===': [{ var: 'result.known' }, false] }, 'non la risposta «known»'],
    [{ '!': [{ use: 'service-open', with: { service: 'KEY_6' } }] }, 'non («service-open» di Codice e-Code)'],
    [{ use: 'holder-free' }, '«holder-free»'],
    [
      {
        and: [{ var: 'data.a' }, { or: [{ var: 'data.b' }, { '>': [{ count: [{ var: 'input.c' }] }, 1] }] }],
      },
      '«a» e («b» oppure quanti l’ingresso «c» > 1)',
    ],
  ])('words a guard as analysts read it: %j [STUDIO-03]', (guard, words) => {
    expect(conditionWords(t, guard)).toBe(words);
  });

  it('words ways by their buttons, their codes and their conditions [STUDIO-03]', () => {
    const way = { id: '', from: 'a', to: 'b', isRefusal: false };

    expect(wayWords(t, { ...way, kind: 'action', name: 'submit', words: 'AVANTI' })).toBe('AVANTI');
    expect(wayWords(t, { ...way, kind: 'action', name: 'close' })).toBe('Chiude');
    expect(wayWords(t, { ...way, kind: 'error', name: '5707', words: 'Codice errato.' })).toBe(
      'Codice 5707: Codice errato.',
    );
    expect(wayWords(t, { ...way, kind: 'exit', name: 'completed' })).toBe('Finisce con Fatto');
    expect(wayWords(t, { ...way, kind: 'exit', name: 'own-outcome' })).toBe('Finisce con own-outcome');
  });

  it('counts one and many [STUDIO-02]', () => {
    expect(counted(t, ['counts.errors.one', 'counts.errors.many'], 1)).toBe('1 errore');
    expect(counted(t, ['counts.errors.one', 'counts.errors.many'], 2)).toBe('2 errori');
  });
});
