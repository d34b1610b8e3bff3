import { createRoot } from 'react-dom/client';
import { journeyPages as pages } from 'virtual:journey-pages';
import { isSettings } from 'virtual:settings-check';
import { browserClock } from './browser-ports.ts';
import { openPortal } from './open-portal.tsx';
import { readSettings } from '../state/settings.ts';
import { createShell } from './create-shell.ts';
import { followEdits } from './development/follow-edits.ts';

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
    const { hot } = import.meta;
    if (hot) void fetchSource().then((source) => followEdits(hot, shell, source));
    return shell;
  },
  draw: (page) => drawn.render(page),
});
