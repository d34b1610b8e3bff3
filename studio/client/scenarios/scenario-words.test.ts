import { createTexts } from '#i18n';
import { describe, expect, it } from 'vitest';
import studio from '../../../i18n/it/studio.json' with { type: 'json' };
import type { JourneyView, MissingView } from '../../protocol.ts';
import type { WalkReport } from '../../stage/messages.ts';
import { missingWords } from './missing-words.ts';
import { notSavedWords, titleFault } from './saved-words.ts';
import { walkTitle } from './walk-title.ts';

const { i18n } = createTexts({
  trees: { studio },
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: (_file, key) => key,
});
const t = i18n.getFixedT('it', 'studio');

type Walked = { moves: readonly object[]; pressed?: string; outcome?: string; title?: string };

// Of the report nothing else is read.
const report = ({ moves, pressed, outcome, title = '' }: Walked): WalkReport =>
  ({
    at: 1,
    title,
    moments: [
      { label: { kind: 'begin' } },
      ...(pressed === undefined ? [] : [{ label: { kind: 'action', words: pressed } }]),
    ],
    recording: { kind: 'recorded', moves: moves.map((move) => ({ move })) },
    state: outcome === undefined ? {} : { ended: { outcome } },
  }) as never;

const answer = (status: number, code?: string) => ({
  answer: { operation: 'lockCard', status, body: code === undefined ? {} : { code } },
});

describe('the title that is proposed for a walk', () => {
  it.each<[Walked, string]>([
    [
      { moves: [{ action: 'submit' }, answer(200)], pressed: 'BLOCCA', outcome: 'completed' },
      'il titolare preme «BLOCCA», e finisce con «Fatto»',
    ],
    [
      { moves: [answer(409, '5709'), answer(409, '5709')], outcome: 'blocked' },
      'la banca rifiuta «Blocca la carta» con 5709, e finisce con «Bloccato»',
    ],
    [
      { moves: [answer(403, 'SCA_REQUIRED'), { action: 'back' }], title: 'Conferma' },
      '«Blocca la carta» chiede l’autenticazione forte, il titolare torna indietro, e arriva a «Conferma»',
    ],
    [
      { moves: [{ answer: { operation: 'lockCard', unreachable: true } }, { wait: 3 }], title: 'Conferma' },
      'la banca non risponde a «Blocca la carta», passa il tempo, e arriva a «Conferma»',
    ],
    [{ moves: [], title: 'Bloccare?' }, 'il flusso comincia, e arriva a «Bloccare?»'],
  ])('says in Italian what was out of the ordinary, and where it leads: %j [STUDIO-08]', (walked, title) => {
    expect(walkTitle(t, report(walked), [])).toBe(title);
  });

  it('is one that no scenario has, and no longer than a title may be [STUDIO-08]', () => {
    const walked = report({ moves: [], title: 'B'.repeat(200) });

    const first = walkTitle(t, walked, []);
    const second = walkTitle(t, walked, [first.toUpperCase()]);

    expect(first).toHaveLength(120);
    expect(second).toMatch(/ \(2\)$/);
    expect(titleFault(t, second, [first])).toBeUndefined();
  });
});

it('tells what is wrong with a title before it is sent [STUDIO-08]', () => {
  expect(titleFault(t, ' ', [])).toBe('Scrivi un titolo.');
  expect(titleFault(t, 'x'.repeat(121), [])).toContain('121');
  expect(titleFault(t, 'CHIUSO ', ['chiuso'])).toContain('c’è già');
  expect(titleFault(t, 'Chiuso', ['aperto'])).toBeUndefined();
});

const told = (value: Parameters<typeof notSavedWords>[1]) => notSavedWords(t, value);

it('tells why a scenario was not written: the move from which the walk goes another way, or that nobody answers [STUDIO-08]', () => {
  expect(told({ kind: 'found', value: { kind: 'saved', name: 'x', file: 'x' } })).toBeUndefined();
  expect(told({ kind: 'found', value: { kind: 'parted', move: 3 } })).toContain('alla mossa 3');
  expect(told({ kind: 'found', value: { kind: 'parted', move: 0 } })).toContain('non comincia');
  expect(told({ kind: 'missing', why: '' })).toContain('Studio non risponde');
  expect(told({ kind: 'missing', why: 'Sola lettura.', status: 403 })).toBe('Sola lettura.');
});

describe('what no scenario passes', () => {
  const step = { isCommit: false, isStart: false, findings: { errors: 0, warnings: 0 } };
  const journey: JourneyView = {
    id: 'x',
    title: 'X',
    steps: [
      { ...step, name: 'ask', kind: 'form', title: 'Bloccare?' },
      { ...step, name: 'send', kind: 'call', about: 'lockCard' },
    ],
    ways: [
      {
        id: 'ask to',
        from: 'ask',
        to: 'send',
        kind: 'action',
        name: 'submit',
        words: 'BLOCCA',
        isRefusal: false,
        when: { var: 'data.a' },
      },
    ],
    guards: [],
    readable: [],
    moved: {},
    mainPath: [],
    findings: [],
    texts: [],
    avoid: [],
    scenarios: [],
  };

  it.each<[Partial<MissingView>, string]>([
    [{ kind: 'way', way: 'ask to' }, 'Da «Bloccare?» a «Blocca la carta»: BLOCCA (se «a» è vero)'],
    [
      { kind: 'guard', way: 'ask to', side: true },
      'In «Bloccare?» la condizione di BLOCCA non è mai vera: «a» è vero',
    ],
    [
      { kind: 'guard', way: 'ask to', side: false },
      'In «Bloccare?» la condizione di BLOCCA non è mai falsa: «a» è vero',
    ],
    [{ kind: 'allow', side: false }, 'Il flusso si apre sempre: la sua condizione non è mai falsa'],
    [{ kind: 'resume', step: 'ask' }, 'La ripresa da «Bloccare?» (dal file)'],
    [{ kind: 'other' }, 'dal file'],
  ])('is worded as the drawing has it: %j [STUDIO-08]', (missing, words) => {
    const whole: MissingView = { id: 'x', kind: 'way', label: 'dal file', ...missing };

    expect(missingWords(t, whole, journey)).toBe(words);
  });
});
