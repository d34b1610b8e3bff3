import type { TFunction } from '#i18n';
import type { JourneyView, StepView } from '../../protocol.ts';
import type { ReviewChange, ReviewPart } from '../../review.ts';
import { conditionWords, operandWords } from '../words/condition.ts';
import { placeWords } from '../texts/place-words.ts';
import { named } from '../words/named.ts';
import { fieldValueWords, fieldWords, writtenIn } from '../words/field-words.ts';
import { operationName, stepTitle } from '../words/step-words.ts';
import { toldWords } from '../words/told-words.ts';
import { outcomeName, wayWords } from '../words/way-words.ts';

/** A name is long, and may be broken between its parts. */
export const breakable = (name: string): string => name.replaceAll('.', '.\u200B');

/** Names the steps that a change is about, as their screens are called. */
function stepsWords(t: TFunction, change: Pick<ReviewChange, 'steps'>, steps: readonly StepView[]): string {
  const own = steps.filter(({ name }) => change.steps.includes(name));
  return own.map((step) => stepTitle(t, step)).join(', ');
}

type Drawn = Pick<JourneyView, 'steps' | 'ways'>;
type Of = { part: ReviewPart['part']; name: string; drawn: Drawn };

/** Says what has changed as one says it of the screens: a button, what the bank refuses, where something leads; nothing where its name says all. */
export function whatWords(t: TFunction, { part, name, drawn }: Of): string {
  if (part === 'ways') return wayOf(t, name, drawn);
  if (part === 'texts') {
    const said = placeWords(t, name, drawn);
    return said === name ? '' : said;
  }
  if (part === 'forms') return fieldWords(t, name);
  return part === 'details' ? detailOf(t, keyOf(name)) : '';
}

/** Heads a change: the screens that it is about, and what of them. */
export const titleOf = (
  t: TFunction,
  change: Pick<ReviewChange, 'steps' | 'name'>,
  of: Omit<Of, 'name'>,
): string =>
  [stepsWords(t, change, of.drawn.steps), whatWords(t, { ...of, name: change.name })]
    .filter((words) => words !== '')
    .join(': ');

/** What is behind the name of the step, if one is named. */
const keyOf = (name: string): string => name.replace(/^[^:]+: /, '');

function wayOf(t: TFunction, name: string, { ways }: Drawn): string {
  const [from = '', label = ''] = name.split(' —');
  const called = label.replace(/→$/, '').split(' ').at(-1);
  const way = ways.find((each) => each.from === from && each.name === called);
  return way ? wayWords(t, way) : '';
}

/** The first words of a detail that stand for it, and what follows them, such as the member that is sent. */
function detailOf(t: TFunction, key: string): string {
  const [first = '', ...rest] = key.split(' ');
  const detail = key.replaceAll(' ', '-');
  const whole = named(t, { key: `review.detail.${detail}`, otherwise: '' });
  if (whole !== '' || rest.length === 0) return whole;
  return named(t, { key: `review.detailOf.${first}`, otherwise: '', values: { name: rest.join(' ') } });
}

type Said = Of & { side: string };

/** Says how something was or is: steps, kinds, refusals and outcomes by their names in Italian, all else as it is written. */
export function sideWords(t: TFunction, { part, name, side, drawn }: Said): string {
  const titled = (step: string): string => {
    const own = drawn.steps.find((each) => each.name === step);
    return own ? stepTitle(t, own) : step;
  };
  switch (part) {
    case 'steps':
      return named(t, { key: `kind.${side}`, otherwise: side });
    case 'ways':
      return titled(side);
    case 'errors':
      return refusalWords(t, side, titled);
    case 'details':
      return valueWords(t, keyOf(name), { side, titled });
    case 'guards':
      return conditionWords(t, writtenIn(side));
    case 'forms':
      return fieldValueWords(t, name, side);
    default:
      return side;
  }
}

function refusalWords(t: TFunction, side: string, titled: (step: string) => string): string {
  const [type = '', ...rest] = side.split(' ');
  // What is told in no way that has a name is left as it is written.
  const told = /^[A-Z-]+$/.test(type) ? toldWords(t, type) : type;
  return [told, ...rest.map((each) => titled(each))].join(' ');
}

type Value = { side: string; titled: (step: string) => string };

function valueWords(t: TFunction, key: string, { side, titled }: Value): string {
  const value = writtenIn(side);
  if (typeof value !== 'string' || value === side) return value === side ? side : operandWords(t, value);
  const text = value;
  if (key === 'operation') return operationName(t, text);
  if (key === 'outcome') return outcomeName(t, text);
  if (/(^| )(to|start)$/.test(key)) return titled(text);
  return named(t, { key: `review.value.${key}.${text}`, otherwise: text });
}
