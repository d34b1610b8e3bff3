import { createRoot } from 'react-dom/client';
import { journeyPages as pages } from 'virtual:journey-pages';
import { isSettings } from 'virtual:settings-check';
import { browserClock } from './browser-ports.ts';
import { openPortal } from './open-portal.tsx';
import { readSettings } from '../state/settings.ts';
import type { Shell } from '../state/shell.ts';
import { createShell } from './create-shell.ts';
import { followEdits } from './development/follow-edits.ts';

const follow = (hot: Parameters<typeof followEdits>[0], shell: Shell) =>
  void fetchSource().then((source) => followEdits(hot, shell, source));

const fetchSource = async () => (await import('./built-journeys.ts')).builtJourneys;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const drawn = createRoot(root);
// The name of the script is told apart by a hash of all that it loads.
const release = /-([\w-]{8})\.js$/.exec(import.meta.url)?.[1] ?? 'development';
const fetch = globalThis.fetch.bind(globalThis);
void openPortal({
  read: () => readSettings({ fetch, isSettings, clock: browserClock() }),
  shellOf: (settings) => {
    const shell = createShell({ settings, fetchSource, pages, browser: window, release });
    // Written out, for the build leaves out what stands behind it.
    if (import.meta.hot) follow(import.meta.hot, shell);
    return shell;
  },
  draw: (page) => drawn.render(page),
});
