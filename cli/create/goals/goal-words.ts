import type { Goal } from '#studio';
import { fillTemplate } from '../template.ts';
import { contractInWords } from './contract-in-words.ts';
import type { Told } from './answered-by.ts';
import type { Sent } from './sent-by.ts';

type Screen = { title: string; body: string };

/** The words that journeys for goals begin with: our own template, with exactly these keys. */
type Words = {
  bodies: Record<Goal, Readonly<Record<string, string>>>;
  screens: Record<'confirm' | 'done' | 'unknown' | 'none', Screen> & { paid: string };
  actions: Record<'submit' | 'pay' | 'leave' | 'close', string>;
  fields: Record<'answer' | 'choice' | 'error' | 'errorOfChoice', string> & {
    choices: Readonly<Record<string, string>>;
  };
  offered: Record<Goal, string>;
};

/** What the words of a new journey speak of. */
export type WordedFlow = {
  title: string;
  goal: Goal;
  operation: string;
  sent: Sent;
  /** What its screen shows of an answer. */
  told: readonly Told[];
  /** The actions of each screen. */
  actions: (screen: string) => readonly string[];
};

/** Says what stands at a place of the texts of a new journey. */
export function wordsFor(flow: WordedFlow): (path: readonly string[]) => string {
  const words = JSON.parse(fillTemplate('goals.json')) as Words;
  return (path) => {
    const [screen, part, name, leaf, choice] = fiveOf(path);
    if (screen === 'opens') return part === 'text' ? words.offered[flow.goal] : flow.title;
    const around = { flow, words };
    switch (part) {
      case 'title':
        return ownScreen(words, screen)?.title ?? flow.title;
      case 'body':
        return bodyOf(screen, around);
      case 'actions':
        return actionOf(screen, name, around);
      case 'errors':
        return refusalOf(flow.operation, name);
      default:
        return fieldOf({ field: name, leaf, choice }, around);
    }
  };
}

type Around = { flow: WordedFlow; words: Words };

/** The keys of a place, of which it may have fewer. */
const fiveOf = (path: readonly string[]): [string, string, string, string, string] => {
  const at = (index: number): string => path[index] ?? '';
  return [at(0), at(1), at(2), at(3), at(4)];
};

function ownScreen({ screens }: Words, screen: string): Screen | undefined {
  const { paid: _paid, ...own } = screens;
  return Object.hasOwn(own, screen) ? own[screen as keyof typeof own] : undefined; // it is one of them
}

function bodyOf(screen: string, { flow, words }: Around): string {
  const { goal, operation, sent, told } = flow;
  const amount = sent.questions.find(({ widget }) => widget === 'amount');
  if (screen === 'confirm' && amount) return words.screens.paid.replace('amount', amount.name);
  if (screen === 'show')
    return told
      .map(({ words: label, name, format }) => `${label}: **{${[name, format].filter(Boolean).join(', ')}}**`)
      .join('\n\n');
  const own = words.bodies[goal];
  const key = screen === 'tell' && operation !== '' ? 'read' : screen;
  return ownScreen(words, screen)?.body ?? own[key] ?? '';
}

function actionOf(screen: string, action: string, { flow: { actions }, words }: Around): string {
  if (action !== 'close') return screen === 'confirm' ? words.actions.pay : words.actions.submit;
  return actions(screen).length > 1 ? words.actions.leave : words.actions.close;
}

/** Tells a refusal in the contract’s own words of when it comes. */
const refusalOf = (operation: string, code: string): string =>
  contractInWords().operations.get(operation)?.errors[code]?.words ?? '';

type Field = { field: string; leaf: string; choice: string };

function fieldOf({ field, leaf, choice }: Field, { flow: { sent }, words: { fields } }: Around): string {
  const question = sent.questions.find(({ name }) => name === field);
  switch (leaf) {
    case 'choices':
      return fields.choices[choice] ?? choice;
    case 'label':
      return question?.label ?? (field === 'choice' ? fields.choice : fields.answer);
    default:
      return isChosen(field, question) ? fields.errorOfChoice : fields.error;
  }
}

const isChosen = (field: string, question: Sent['questions'][number] | undefined): boolean =>
  field === 'choice' || question?.widget === 'radio' || question?.widget === 'select';
