import { looks, type ActionsWriting, type ActionToBe } from '../../actions.ts';
import { areTexts } from './are-texts.ts';

/** Reads the actions of a screen as they are to be from what a page has sent; nothing where that does not say all of them. */
export function readActionsWriting(sent: unknown): ActionsWriting | undefined {
  const { kind, journey, step, actions: told } = Object(sent);
  if (kind !== 'write-actions' || !areTexts(journey, step) || !Array.isArray(told)) return undefined;
  const actions = told.map(readAction);
  return actions.every((each) => each !== undefined) ? { kind, journey, step, actions } : undefined;
}

function readAction(sent: unknown): ActionToBe | undefined {
  const { name, words, to, outcome, look: asked, submits } = Object(sent);
  if (!areTexts(name, words, to, outcome)) return undefined;
  const look = looks.find((each) => each === asked) ?? '';
  return { name, words, to, outcome, look, submits: submits === true };
}
