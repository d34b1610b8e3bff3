import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openExample, type SmallFolder } from './small-folder.ts';

export const views = {
  'secret-countdown': { input: ['secret', 'seconds'] },
  'plan-table': { input: ['plans', 'amount'], actions: ['chosen'] },
  clock: {},
};

/** Every kind of step, with what it needs. */
export const kinds = [
  'form',
  'view --view clock',
  'call --operation listCards',
  'call --operation readPinStatus',
  'branch',
  'journey --journey ask-first',
  'end',
] as const;

export async function openFolder(): Promise<SmallFolder> {
  const folder = openExample();
  folder.write('journeys/views.json', JSON.stringify(views));
  await folder.percorso(['new', 'journey', 'ask-first']);
  return folder;
}

export const add = (folder: SmallFolder, ...typed: readonly string[]) =>
  folder.percorso(['new', 'step', 'phone-change', 'extra', ...typed]);

export const ofKind = (kind: string) => ['--kind', ...kind.split(' ')];

export const stepOf = ({ path }: SmallFolder, { journey = 'phone-change', name = 'extra' } = {}): unknown =>
  JSON.parse(readFileSync(join(path, `journeys/${journey}/journey.json`), 'utf8')).steps[name];

/** The codes of what check finds, with their places. */
export async function findings(folder: SmallFolder): Promise<string[]> {
  const { printed } = await folder.percorso(['check', '--format', 'json']);
  const found = JSON.parse(printed) as { code: string; pointer: string }[];
  return found.map(({ code, pointer }) => `${code} ${pointer}`);
}

/** Writes a number in place of every value that stands in. */
export function fillIn({ path, write }: SmallFolder, journey: string): void {
  const file = `journeys/${journey}/journey.json`;
  write(file, readFileSync(join(path, file), 'utf8').replaceAll('Valore da scrivere', '3331234567'));
}

export function toWriteIn(step: string, kind: string): string[] {
  if (kind === 'end' && step === 'extra') return [`label-twin /enter-number/actions/${step}`];
  if (kind === 'branch') return [`branch-idle /steps/${step}/cases`];
  return ['form', 'view'].includes(kind.split(' ')[0] ?? '') ? [`text-standin /${step}/title`] : [];
}

/** Of the journey that every folder here has got. */
export const ofAskFirst = ['text-standin /ask/title', 'text-standin /ask/fields/answer/label'];
