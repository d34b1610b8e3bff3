import { looks, type ActionLook, type ActionToBe } from '../../actions.ts';
import type { JourneyView, StepView } from '../../protocol.ts';
import { newKey } from '../drafts/new-key.ts';
import { nameFrom } from '../new-journey/name-from.ts';

/** Where a button stands whose place says how it looks: the main one, the way out, or beside lines of the screen. */
export type ActionPlace = 'main' | 'exit' | 'lines';

/** A button while it is being said: one that is made can have a place of its own. */
export type ActionDraft = Omit<ActionToBe, 'look'> & {
  /** Stays the same while all else changes. */
  key: string;
  isNew: boolean;
  look: ActionLook | 'main' | 'exit';
  /** Where several ways are decided between, no form says where it leads. */
  decides: boolean;
  isBesideLines: boolean;
};

type Written = Readonly<Record<string, unknown>>;

/** Reads the buttons of a screen from its step and its texts. */
export function draftsOf(step: Written, { name }: StepView, { texts }: JourneyView): ActionDraft[] {
  const words = new Map(texts.map((text) => [text.key, text.words]));
  const changing = new Set(
    Object.values(Object(step['summary'])).flatMap((line) => [Object(line).change ?? []].flat()),
  );
  return Object.entries(Object(step['actions'])).map(([action, way]) => {
    const { to, look: written, submits, beside } = Object(way);
    return {
      key: action,
      name: action,
      isNew: false,
      words: words.get(`${name}.actions.${action}`) ?? '',
      to: typeof to === 'string' ? to : '',
      outcome: '',
      look: looks.find((each) => each === written) ?? '',
      submits: submits === true,
      decides: typeof to !== 'string',
      isBesideLines: beside !== undefined || changing.has(action),
    };
  });
}

/** Begins a button. */
export const newDraft = (others: readonly ActionDraft[]): ActionDraft => ({
  key: newKey(others),
  name: '',
  isNew: true,
  words: '',
  to: '',
  outcome: '',
  look: 'secondary',
  submits: false,
  decides: false,
  isBesideLines: false,
});

/** Finds the button that stands first and in colour: the portal has it so by its name, or as the first that goes on. */
export function mainOf(drafts: readonly ActionDraft[]): ActionDraft | undefined {
  const seen = drafts.filter(({ isBesideLines, look }) => !isBesideLines && look !== 'none');
  const rest = seen.filter((draft) => !isExit(draft));
  return rest.find(isMain) ?? rest.find(({ submits }) => submits) ?? rest[0] ?? seen[0];
}

const isMain = ({ name, look }: ActionDraft): boolean => name === 'submit' || look === 'main';
const isExit = ({ name, look }: ActionDraft): boolean => name === 'close' || look === 'exit';

/** Says which place a button has that says how it looks; nothing for one whose look can be chosen. */
export function placeOf(draft: ActionDraft, drafts: readonly ActionDraft[]): ActionPlace | undefined {
  if (draft.isBesideLines) return 'lines';
  if (draft.isNew) return undefined;
  if (draft === mainOf(drafts)) return 'main';
  return draft.name === 'close' ? 'exit' : undefined;
}

/** Lists the places that a new button can take, since no other has them. */
export function freePlaces(draft: ActionDraft, drafts: readonly ActionDraft[]): readonly ('main' | 'exit')[] {
  const others = drafts.filter((each) => each !== draft);
  return [
    ...(others.some(isMain) ? [] : (['main'] as const)),
    ...(others.some(isExit) ? [] : (['exit'] as const)),
  ];
}

/** Returns whether all is said that a button needs. */
export const isSaid = ({ isNew, words, to, outcome }: ActionDraft): boolean =>
  !isNew || (words.trim() !== '' && (to !== '' || outcome !== ''));

/** Makes the buttons to be written: a new one is named after its words, or by its place. */
export function actionsOf(drafts: readonly ActionDraft[]): ActionToBe[] {
  const taken = new Set(drafts.flatMap(({ isNew, name }) => (isNew ? [] : [name])));
  return drafts.map(({ isNew, name, words, to, outcome, look, submits }) => {
    const own = isNew ? freeName(nameOf({ words, look }), taken) : name;
    taken.add(own);
    const drawn = look === 'main' || look === 'exit' ? '' : look;
    return { name: own, words, to, outcome, look: drawn, submits };
  });
}

function nameOf({ words, look }: Pick<ActionDraft, 'words' | 'look'>): string {
  if (look === 'main') return 'submit';
  if (look === 'exit') return 'close';
  return nameFrom(words) || 'button';
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
  return free;
}
