import { expect, it } from 'vitest';
import { alike } from '../report/words.ts';
import { titleOf } from './title-of.ts';

const names = { step: (name: string) => name, action: (_step: string, name: string) => name };
const item = { kind: 'edge', journey: 'visit', label: alike('') } as const;

it.each([
  ['/steps/ask/actions/submit', undefined, 'il titolare sceglie «submit» in «ask»'],
  ['/steps/wait/after', undefined, 'in «wait» il tempo finisce'],
  ['/steps/send/ok/0', undefined, '«send» riesce'],
  ['/steps/send/ok/1', undefined, '«send» riesce, per la via 2'],
  ['/steps/ask/runs/ok/0', undefined, '«ask» riceve la risposta che chiede'],
  [
    '/steps/ask/runs/ok/1/when',
    true,
    '«ask» riceve la risposta che chiede, e la condizione della via 2 vale',
  ],
  ['/steps/ask/runs/errors/unreachable', undefined, 'la banca non risponde a ciò che «ask» chiede'],
  ['/steps/send/errors/5707', undefined, 'la banca rifiuta «send» con 5707'],
  ['/steps/send/errors/unreachable', undefined, 'la banca non risponde a «send»'],
  ['/steps/send/commit/unsure', undefined, 'la risposta a «send» si perde, e nessuno sa che cosa è successo'],
  ['/unsure', undefined, 'la risposta a un’operazione definitiva si perde, e nessuno sa che cosa è successo'],
  [
    '/steps/change/stepUp/exits/verified',
    undefined,
    '«change» chiede l’autenticazione forte, e il titolare la dà',
  ],
  ['/steps/which/cases/0', undefined, '«which» decide per il caso 1'],
  ['/steps/which/cases/0/when', false, '«which» decide, e la condizione del caso 1 non vale'],
  ['/steps/ask/actions/help/when', false, '«help» non è tra le scelte di «ask»'],
  ['/steps/ask/actions/submit/cases/1', undefined, 'il titolare sceglie «submit» in «ask», per la via 2'],
  ['/steps/ask/after/cases/0/when', false, 'in «ask» il tempo finisce, e la condizione della via 1 non vale'],
  ['/allow', true, 'il flusso è aperto al titolare'],
  ['/limits/wrong-code', undefined, 'il limite «wrong-code» è raggiunto'],
  ['/errors/LOCKED', undefined, 'la banca rifiuta una chiamata con LOCKED'],
])(
  'tells in Italian what a scenario shows that passes %s, as a sentence [STUDIO-08]',
  (pointer, side, title) => {
    expect(titleOf({ ...item, pointer, ...(side !== undefined && { side }) }, names)).toBe(title);
  },
);
