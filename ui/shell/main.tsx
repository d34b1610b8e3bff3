import { laterSheet } from '#ui/kit';
import { createRoot } from 'react-dom/client';
import { journeyPages as pages } from 'virtual:journey-pages';
import { isSettings } from 'virtual:settings-check';
import { browserClock } from './browser-ports.ts';
import { openPortal } from './open-portal.tsx';
import { languageOf } from '../state/holder/language.ts';
import { readSettings, type Settings } from '../state/settings.ts';
import type { Shell } from '../state/shell.ts';
import { createShell } from './create-shell.ts';
import { followEdits } from './development/follow-edits.ts';
import './first-sheet-ends.css';

const follow = (hot: Parameters<typeof followEdits>[0], shell: Shell) =>
  void fetchSource().then((source) => followEdits(hot, shell, source));

const fetchSource = async () => (await import('./built-journeys.ts')).builtJourneys;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const drawn = createRoot(root);
// The name of the script is told apart by a hash of all that it loads.
const release = /-([\w-]{8})\.js$/.exec(import.meta.url)?.[1] ?? 'development';
const fetch = globalThis.fetch.bind(globalThis);
const language = languageOf(document.cookie);
// Asked for before anything needs it; whatever does asks again where it failed.
void laterSheet().catch(() => undefined);
// Anyone who reads Italian waits for no other words, nor for what fetches them, unless the bank has some of its own.
const retellIn = async ({ languages }: Settings) =>
  languages?.some((each) => each === language || each === 'it')
    ? (await import('./folder-words.ts')).fetchFolder(language, languages)
    : undefined;
void openPortal({
  read: () => readSettings({ fetch, isSettings, clock: browserClock() }),
  shellOf: async (settings) => {
    const retell = await retellIn(settings);
    const parts = { settings, fetchSource, pages, browser: window, release };
    const shell = createShell(retell?.(parts) ?? parts);
    // Written out, for the build leaves out what stands behind it.
    if (import.meta.hot) follow(import.meta.hot, shell);
    return shell;
  },
  draw: (page) => drawn.render(page),
});
