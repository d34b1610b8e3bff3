import {
  strangersIn,
  operationsIn,
  guardOperators,
  isOperatorSlip,
  operatorNames,
} from '../../values/expressions.ts';
import { slotsOf, type Slot } from '../../values/expression-sites.ts';
import { operators } from '#engine';
import type { Words } from '../../report/words.ts';
import { suggest } from '../../report/did-you-mean.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds operators that guards and mappings do not have. */
export const operatorUnknown = eachJourney(function* ({ definition }) {
  for (const slot of slotsOf(definition)) {
    for (const { name, pointer } of strangers(slot)) {
      const allowed = isDecision(slot) ? guardOperators : operatorNames;
      const message = isOfAnswers(name)
        ? {
            en: `The operator "${name}" counts from an answer, and here nothing has answered.`,
            it: `L’operatore "${name}" conta da una risposta, e qui non ha risposto nessuno.`,
          }
        : operatorNames.has(name)
          ? {
              en: `The operator "${name}" makes a value; a guard cannot use it.`,
              it: `L’operatore "${name}" produce un valore; una condizione non può usarlo.`,
            }
          : { en: `There is no operator "${name}".`, it: `Non c’è un operatore "${name}".` };
      const replacement = replacements.get(name);
      const instead = isOfAnswers(name) ? atAnswer : leftOut.get(name);
      const hint = instead
        ? { hint: instead }
        : replacement === undefined
          ? suggest(name, allowed)
          : { hint: meant(replacement) };
      yield { pointer, part: 'key', message, ...hint };
    }
  }
});

const replacements: ReadonlyMap<string, string> = new Map([
  ['=', '==='],
  ['+', 'cat'],
  ['==', '==='],
  ['!=', '!=='],
  ['?:', 'if'],
]);

const meant = (name: string) => ({ en: `Did you mean "${name}"?`, it: `Intendevi "${name}"?` });

/** Returns whether an operator stands on the ways behind an answer alone. */
const isOfAnswers = (name: string): boolean => operators[name]?.in === 'answers';

const atAnswer: Words = {
  en: 'Write the instant into data in the "sets" of the call’s "ok", and read it from there.',
  it: 'Scrivi l’istante nei dati con "sets" nell’"ok" della chiamata, e leggilo da lì.',
};

const arithmetic: Words = {
  en: 'Amounts and shares are for the bank to work out: show what it answers.',
  it: 'Importi e percentuali li calcola la banca: mostra ciò che risponde.',
};
const walked: Words = {
  en: 'Of a list a journey knows how many items it has, "count", and takes one of them, "pick".',
  it: 'Di un elenco un flusso sa quanti elementi ha, "count", e ne prende uno, "pick".',
};
const timed: Words = {
  en: 'Nothing decides by a clock: give the screen an "after" or a "deadline", or ask the bank.',
  it: 'Nulla decide secondo l’orologio: dai alla schermata "after" o una "deadline", o chiedi alla banca.',
};

/** What is left out of the language for good, each with what to do instead: docs/language.md gives the reasons. */
const leftOut: ReadonlyMap<string, Words> = new Map([
  ...['-', '*', '/', '%', 'min', 'max'].map((name): [string, Words] => [name, arithmetic]),
  ...['map', 'filter', 'reduce', 'all', 'some', 'none', 'merge'].map((name): [string, Words] => [
    name,
    walked,
  ]),
  ...['now', 'today', 'date'].map((name): [string, Words] => [name, timed]),
]);

const isDecision = (slot: Slot): boolean => slot.role === 'guard';

function strangers(slot: Slot): { name: string; pointer: string }[] {
  const unknown = [...strangersIn(slot.expression, slot.pointer)];
  const early = [...operationsIn(slot.expression, slot.pointer)].filter(
    ({ name }) => isOfAnswers(name) && !slot.result,
  );
  if (!isDecision(slot)) return [...unknown.filter(({ name }) => isOperatorSlip(name)), ...early];
  const misplaced = [...operationsIn(slot.expression, slot.pointer)].filter(
    ({ name }) => !guardOperators.has(name),
  );
  return [...unknown, ...misplaced];
}
