import { listRefusal } from '#engine';
import { catalogueName, type CoverageItem } from '../coverage/items.ts';
import { pointerKeys } from '../source/document.ts';
import type { Names } from './names-in-words.ts';

/** All that a title may say, in the language of the one who writes journeys; what stands in braces is filled in. */
const sayings = {
  'action chosen': 'il titolare sceglie «{name}» in «{step}»',
  'action offered': '«{name}» è tra le scelte di «{step}»',
  'action hidden': '«{name}» non è tra le scelte di «{step}»',
  'time over': 'in «{step}» il tempo finisce',
  'call done': '«{step}» riesce',
  'call done by': '«{step}» riesce, per la via {count}',
  'call guard holds': '«{step}» riesce, e la condizione della via {count} vale',
  'call guard fails': '«{step}» riesce, e la condizione della via {count} non vale',
  'asked answered': '«{step}» riceve la risposta che chiede',
  'asked answered by': '«{step}» riceve la risposta che chiede, per la via {count}',
  'asked guard holds': '«{step}» riceve la risposta che chiede, e la condizione della via {count} vale',
  'asked guard fails': '«{step}» riceve la risposta che chiede, e la condizione della via {count} non vale',
  'case taken': '«{step}» decide per il caso {count}',
  'case guard holds': '«{step}» decide, e la condizione del caso {count} vale',
  'case guard fails': '«{step}» decide, e la condizione del caso {count} non vale',
  'journey ended': 'il flusso di «{step}» finisce con «{name}»',
  'proof verified': '«{step}» chiede l’autenticazione forte, e il titolare la dà',
  'proof blocked': '«{step}» chiede l’autenticazione forte, che finisce bloccata',
  'proof closed': '«{step}» chiede l’autenticazione forte, che il titolare abbandona',
  'proof other': '«{step}» chiede l’autenticazione forte, che finisce con «{name}»',
  'one way': '{step}, per la via {count}',
  'way guard holds': '{step}, e la condizione della via {count} vale',
  'way guard fails': '{step}, e la condizione della via {count} non vale',
  unsure: 'la risposta a «{step}» si perde, e nessuno sa che cosa è successo',
  'any unsure': 'la risposta a un’operazione definitiva si perde, e nessuno sa che cosa è successo',
  'step refused': 'la banca rifiuta «{step}»',
  'step refused with': 'la banca rifiuta «{step}» con {name}',
  'step unanswered': 'la banca non risponde a «{step}»',
  'asked refused': 'la banca rifiuta ciò che «{step}» chiede',
  'asked refused with': 'la banca rifiuta ciò che «{step}» chiede con {name}',
  'asked unanswered': 'la banca non risponde a ciò che «{step}» chiede',
  'any refused': 'la banca rifiuta una chiamata',
  'any refused with': 'la banca rifiuta una chiamata con {name}',
  'any unanswered': 'la banca non risponde a una chiamata',
  'journey open': 'il flusso è aperto al titolare',
  'journey shut': 'il flusso non è aperto al titolare',
  'list duplicate': '«{name}» ha già quella chiave',
  'list full': '«{name}» non ha più posto',
  'limit reached': 'il limite «{name}» è raggiunto',
  resumed: 'il flusso riprende da dove la banca dice «{name}»',
} as const;

type Saying = keyof typeof sayings;
type Filling = { step?: string; name?: string; count?: number };

const say = (saying: Saying, filling: Filling = {}): string =>
  sayings[saying].replaceAll(/\{(\w+)\}/g, (whole, key: string) =>
    String(Reflect.get(filling, key) ?? whole),
  );

/** Says in a sentence what a scenario shows that passes an item; in Italian, whatever the terminal speaks: it is written into the file. */
export function titleOf({ journey, pointer, side, label }: CoverageItem, names: Names): string {
  const [root, name = '', ...rest] = pointerKeys(pointer);
  if (journey === catalogueName) return refused('any', { name });
  switch (root) {
    case 'steps':
      return ofSeveral(name, { rest, side }, names) ?? ofPlace(name, { rest, side }, names);
    case 'allow':
      return say(side === true ? 'journey open' : 'journey shut');
    case 'errors':
      return oneOf(refusedAtAll(name), { rest, side });
    case 'unsure':
      return say('any unsure');
    case 'limits':
      return say('limit reached', { name });
    case 'resume':
      return say('resumed', { name: rest[0] ?? '' });
    default:
      return label.it;
  }
}

/** Of what a keyed list refuses its code says it. */
function refusedAtAll(code: string): string {
  const refusal = listRefusal(code);
  if (refusal === undefined) return refused('any', { name: code });
  return say(`list ${refusal.why}`, { name: refusal.list });
}

type Place = { rest: readonly string[]; side?: boolean | undefined };

const ofPlace = (own: string, { rest, side }: Place, names: Names): string =>
  side === undefined ? ofStep(own, rest, names) : ofGuard(own, { rest, side }, names);

/** Tells of one of several ways on what it is one of, and which. */
function ofSeveral(own: string, { rest, side }: Place, names: Names): string | undefined {
  const at = listAt(rest);
  return at === undefined
    ? undefined
    : oneOf(ofStep(own, rest.slice(0, at), names), { rest: rest.slice(at), side });
}

/** Adds which of several ways it is; of one alone nothing. */
function oneOf(step: string, { rest: [first = '', second = ''], side }: Place): string {
  if (first === '') return step;
  const way = { step, count: Number(first === 'cases' ? second : first) + 1 };
  if (side === undefined) return say('one way', way);
  return say(side ? 'way guard holds' : 'way guard fails', way);
}

/** Finds where the number of a way begins, in a place below a step that has several where others have one. */
function listAt(rest: readonly string[]): number | undefined {
  const [part] = rest;
  const at = part === 'exits' ? 2 : part === 'stepUp' ? 3 : rest.indexOf('cases');
  return at > 0 && /^(cases|\d+)$/.test(rest[at] ?? '') ? at : undefined;
}

function ofStep(own: string, [part = '', last = '', exit = '']: readonly string[], names: Names): string {
  const step = names.step(own);
  const name = part === 'actions' ? names.action(own, last) : last;
  const tell = ofParts[part];
  return tell ? tell({ step, name, exit }) : refused('step', { step, name });
}

type Told = { step: string; name: string; exit: string };

/** What a part of a step shows; any other is its refusal. */
const ofParts: Readonly<Record<string, (told: Told) => string>> = {
  after: ({ step }) => say('time over', { step }),
  deadline: ({ step }) => say('time over', { step }),
  actions: ({ step, name }) => say('action chosen', { step, name }),
  ok: ({ step, name }) => byWay('call done', step, name),
  runs: ({ step, name, exit }) =>
    name === 'errors' ? refused('asked', { step, name: exit }) : byWay('asked answered', step, exit),
  cases: ({ step, name }) => say('case taken', { step, count: Number(name) + 1 }),
  exits: ({ step, name }) => say('journey ended', { step, name }),
  stepUp: ({ step, exit }) => say(provings[exit] ?? 'proof other', { step, name: exit }),
  commit: ({ step }) => say('unsure', { step }),
};

const byWay = (saying: 'call done' | 'asked answered', step: string, index: string): string =>
  Number(index) > 0 ? say(`${saying} by`, { step, count: Number(index) + 1 }) : say(saying, { step });

const provings: Readonly<Record<string, Saying>> = {
  verified: 'proof verified',
  blocked: 'proof blocked',
  closed: 'proof closed',
};

type Guarded = { rest: readonly string[]; side: boolean };

function ofGuard(own: string, { rest: [part, name = '', place = ''], side }: Guarded, names: Names): string {
  const step = names.step(own);
  if (part === 'actions')
    return say(side ? 'action offered' : 'action hidden', { step, name: names.action(own, name) });
  const decides = side ? 'holds' : 'fails';
  if (part === 'cases') return say(`case guard ${decides}`, { step, count: Number(name) + 1 });
  if (part === 'runs') return say(`asked guard ${decides}`, { step, count: Number(place) + 1 });
  return say(`call guard ${decides}`, { step, count: Number(name) + 1 });
}

function refused(what: 'step' | 'asked' | 'any', { step = '', name = '' }: Filling): string {
  if (name === 'unreachable') return say(`${what} unanswered`, { step });
  return name === '*' ? say(`${what} refused`, { step }) : say(`${what} refused with`, { step, name });
}
