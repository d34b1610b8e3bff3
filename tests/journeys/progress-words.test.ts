import { PassThrough, Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { AnswerLanguage } from '#analysis';
import { runCommandLine } from '../../cli/command-line.ts';
import { commands } from '../../cli/registry.ts';
import { openExample } from './small-folder.ts';

/** Returns what a command says it is at, on a terminal of a language. */
async function toldBy(typed: readonly string[], language: AnswerLanguage): Promise<string[]> {
  const told: string[] = [];
  await runCommandLine(typed, commands, {
    cwd: openExample().path,
    language,
    colours: false,
    progress: { at: (what) => void told.push(what), over: () => undefined },
    print: () => undefined,
    warn: () => undefined,
    input: Readable.from([]),
    output: new PassThrough(),
  });
  return told;
}

it.each([
  { typed: ['check'], en: 'checking journey 1 of 3', it: 'controllo il flusso 1 di 3' },
  { typed: ['test'], en: 'playing phone-change', it: 'provo phone-change' },
  { typed: ['explore', 'pin-view'], en: 'searching pin-view', it: 'cerco in pin-view' },
])('tells in both languages what $typed is at', async ({ typed, ...words }) => {
  expect((await toldBy(typed, 'en'))[0]).toBe(words.en);
  expect((await toldBy(typed, 'it'))[0]).toBe(words.it);
});
