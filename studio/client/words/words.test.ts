import { createTexts } from '#i18n';
import { describe, expect, it } from 'vitest';
import studio from '../../../i18n/it/studio.json' with { type: 'json' };
import { conditionWords } from './condition.ts';
import { counted } from './counted.ts';
import { guardTexts } from './guard-texts.ts';
import { wayWords } from './way-words.ts';

const { i18n } = createTexts({
  trees: {
    studio,
    [guardTexts]: {
      'has-service': { holds: 'la carta ha {service}', lacks: 'alla carta manca {service}' },
      'is-new': { holds: 'la carta è nuova' },
    },
  },
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: (_file, key) => key,
});
const t = i18n.getFixedT('it', 'studio');

describe('Studio in words', () => {
  it.each([
    [{ '!': [{ use: 'service-open', with: { service: 'KEY_6' } }] }, 'non («service-open» di Codice e-Code)'],
    [{ use: 'holder-free' }, '«holder-free»'],
    [{ use: 'has-service', with: { service: 'KEY_6' } }, 'la carta ha Codice e-Code'],
    [{ '!': [{ use: 'has-service', with: { service: 'KEY_6' } }] }, 'alla carta manca Codice e-Code'],
    [{ '!': [{ use: 'is-new' }] }, 'non (la carta è nuova)'],
    [{ '!': [{ var: 'session.limited' }] }, 'nessun accesso senza codice di registrazione'],
    [{ '===': [{ var: 'session.limited' }, true] }, 'accesso senza codice di registrazione'],
    [{ '===': [{ var: 'card.profiling.KEY_6.state' }, 'ATTIVO'] }, 'Codice e-Code: stato attivo'],
    [
      { '!==': [{ var: 'profile.profiling.KYC.state' }, 'ASSENTE'] },
      'Adeguata verifica (titolare): stato non assente',
    ],
    [{ '!==': [{ var: 'card.productType' }, 'DEBIT'] }, 'Tipo di carta non è debito'],
    [
      { in: [{ var: 'card.productType' }, ['DEBIT', 'PREPAID']] },
      'Tipo di carta è uno tra debito, prepagata',
    ],
    [{ '===': [{ var: 'result.known' }, false] }, '«known» nella risposta non è vero'],
    [{ '!': [{ var: ['result.location', ''] }] }, '«location» nella risposta manca'],
    [{ '!!': [{ var: 'input.nickname' }] }, '«nickname» in ingresso c’è'],
    [{ in: ['END', { var: 'result.flow' }] }, '«flow» nella risposta contiene END'],
    [{ '===': [{ var: 'data.delivery' }, { var: 'data.before' }] }, '«delivery» è «before»'],
    [{ '===': [{ var: 'data.phone' }, ''] }, '«phone» è vuoto'],
    [{ '===': [{ count: [{ var: 'data.cards' }] }, 0] }, 'le voci di «cards» sono 0'],
    [
      {
        and: [{ var: 'data.a' }, { or: [{ var: 'data.b' }, { '>': [{ count: [{ var: 'input.c' }] }, 1] }] }],
      },
      '«a» è vero e («b» è vero oppure le voci di «c» in ingresso sono più di 1)',
    ],
    [{ '===': [{ var: 'card.profiling.NEW.state' }, 'ATTIVO'] }, 'card.profiling.NEW.state è ATTIVO'],
  ])(
    'words a guard as analysts read it, and shows what it does not know as it is written: %j [STUDIO-03] [STUDIO-10]',
    (guard, words) => {
      expect(conditionWords(t, guard)).toBe(words);
    },
  );

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
