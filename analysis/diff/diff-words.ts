import { alike, type Words } from '../report/words.ts';
import type { DiffPart, JourneyDiff } from './diff-journeys.ts';
import type { Renamed } from './renames.ts';

/** What readers call the parts of a comparison. */
export const diffHeadings = {
  steps: { en: 'Steps', it: 'Passi' },
  ways: { en: 'Ways', it: 'Vie' },
  errors: { en: 'Errors', it: 'Rifiuti' },
  limits: { en: 'Limits', it: 'Limiti' },
  guards: { en: 'Guards', it: 'Condizioni' },
  details: { en: 'What is sent, kept and shown', it: 'Ciò che si manda, si tiene e si mostra' },
  promises: { en: 'Promises', it: 'Promesse' },
  forms: { en: 'Forms', it: 'Moduli' },
  texts: { en: 'Texts', it: 'Testi' },
  scenarios: { en: 'Scenarios', it: 'Scenari' },
} satisfies Record<DiffPart, Words>;

/** Says what became of a journey as a whole. */
export function diffHeadline({ status, version: { before, after } }: JourneyDiff): Words {
  if (status === 'unread')
    return after === undefined
      ? {
          en: 'cannot be read now: percorso check says why',
          it: 'ora non si può leggere: percorso check dice perché',
        }
      : {
          en: 'could not be read at the revision: all of it is as good as new',
          it: 'nella revisione non si poteva leggere: è come se fosse tutto nuovo',
        };
  if (status === 'added') return { en: `is new (${after})`, it: `è nuovo (${after})` };
  if (status === 'removed') return { en: `is gone (${before})`, it: `non c’è più (${before})` };
  return alike(before === after ? `(${after})` : `(${before} → ${after})`);
}

const middle: Words = { en: 'Holders in the middle of it', it: 'Chi è a metà' };

const fates = {
  new: undefined,
  safe: {
    en: 'are not touched: nothing that a kept run holds has changed.',
    it: 'non se ne accorge: non è cambiato nulla di ciò che un’esecuzione salvata contiene.',
  },
  migrated: {
    en: 'go on at their screen, or at an earlier one: a migration takes their runs up.',
    it: 'riprende dalla sua schermata, o da una precedente: una migrazione porta fin qui la sua esecuzione.',
  },
  mapped: {
    en: 'go on at the question that the bank names.',
    it: 'riprende dalla domanda che la banca indica.',
  },
  restart: {
    en: 'must begin again: a kept run is not taken up by another content.',
    it: 'deve ricominciare: un’esecuzione salvata non riprende con un altro contenuto.',
  },
  gone: {
    en: 'cannot go on: there is no such journey any more.',
    it: 'non può andare avanti: il flusso non c’è più.',
  },
  'never-kept': {
    en: 'are not touched: nobody is kept inside it, a reload leads to the screen of the journey beneath.',
    it: 'non se ne accorge: nessuno ci resta dentro, ricaricare riporta alla schermata del flusso sotto.',
  },
} satisfies Record<JourneyDiff['holders']['fate'], Words | undefined>;

/** Says what becomes of holders who are in the middle of it. */
export function holdersTold({ holders: { fate, lostStates, callers }, status }: JourneyDiff): Words[] {
  const said = status === 'unread' ? undefined : fates[fate];
  if (said === undefined) return [];
  const [states, journeys] = [lostStates.join(', '), callers.join(', ')];
  const lost =
    lostStates.length > 0
      ? { en: ` At ${states} they begin at the start.`, it: ` A ${states} ricomincia dall’inizio.` }
      : alike('');
  const others =
    callers.length > 0
      ? { en: ` So do those who came from ${journeys}.`, it: ` Lo stesso vale per chi viene da ${journeys}.` }
      : alike('');
  return [
    {
      en: `${middle.en} ${said.en}${lost.en}${others.en}`,
      it: `${middle.it} ${said.it}${lost.it}${others.it}`,
    },
  ];
}

const called = {
  journey: { en: 'journey', it: 'Il flusso' },
  popup: { en: 'popup', it: 'Il popup' },
  guard: { en: 'guard', it: 'La condizione' },
  form: { en: 'form', it: 'Il modulo' },
  field: { en: 'field', it: 'Il campo' },
  datum: { en: 'datum', it: 'Il dato' },
  input: { en: 'input', it: 'Il dato in ingresso' },
  limit: { en: 'limit', it: 'Il limite' },
  step: { en: 'step', it: 'Il passo' },
} satisfies Record<Renamed['sort'], Words>;

/** Says what is only called otherwise. */
export function renamesTold(renamed: readonly Renamed[], quoted = (name: string) => name): Words[] {
  return renamed.map(({ sort, before, after, form }) => {
    const whose = form === undefined ? '' : quoted(form);
    const [of, di] = whose === '' ? ['', ''] : [` of the form ${whose}`, ` del modulo ${whose}`];
    return {
      en: `The ${called[sort].en} ${quoted(before)}${of} is called ${quoted(after)} now.`,
      it: `${called[sort].it} ${quoted(before)}${di} ora si chiama ${quoted(after)}.`,
    };
  });
}

/** Says that a journey has changed beneath the same version. */
export const sameVersionTold = ({ version: { after } }: JourneyDiff): Words => ({
  en: `Its content has changed and its version is still ${after}.`,
  it: `Il contenuto è cambiato e la versione è ancora ${after}.`,
});
