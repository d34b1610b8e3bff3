import { createTexts, firstTrees } from '#i18n';
import { createAnnouncer } from '#ui/journey';
import { wordsOf } from '#ui/journey/stage';
import '#ui/kit';
import { createRoot } from 'react-dom/client';
import { getJson } from '../client/server/ask.ts';
import { places } from '../client/server/places.ts';
import { createDirector } from './director.ts';
import { createPicking } from './pick-words.ts';
import { keepFocus } from './keep-focus.ts';
import type { FromStage, ToStage } from './messages.ts';
import { Stage } from './Stage.tsx';

const tell = (message: FromStage): void => globalThis.parent.postMessage(message, globalThis.location.origin);

keepFocus(document);

const texts = createTexts({
  trees: firstTrees,
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  // What nobody has written yet is shown by its name, so that it can be written.
  onMissing: (_file, key) => key,
});
const announcer = createAnnouncer();
// In a review it shows what the journey was.
const revision = new URLSearchParams(globalThis.location.search).get('at') ?? undefined;
const root = createRoot(document.querySelector('#root') ?? document.body);

const director = createDirector({
  texts,
  announcer,
  now: () => Date.now(),
  fetchView: (journey) => getJson(places.stage(journey, revision)),
  fetchWalk: (journey, scenario) => getJson(places.walk(journey, scenario, revision)),
  word: (ref) => wordsOf(texts.i18n, ref),
  draw: ({ walk, run }) =>
    root.render(<Stage key={director.opened()} walk={walk} run={run} texts={texts} announcer={announcer} />),
  tell,
});

const pick = createPicking(document, (words) => tell({ kind: 'picked', words }));

globalThis.addEventListener('message', ({ data, origin, source }: MessageEvent<ToStage>) => {
  if (origin !== globalThis.location.origin || source !== globalThis.parent) return;
  if (data.kind === 'look') document.documentElement.dataset['theme'] = data.theme;
  else if (data.kind === 'pick') pick(data.isOn);
  else if (data.kind === 'renew') void director.renew(data.told);
  else void director.hear(data);
});
tell({ kind: 'ready' });
