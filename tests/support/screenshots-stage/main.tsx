import { journeys as chunks, loadErrorCatalogue } from 'virtual:journeys';
import { journeyIndex } from 'virtual:journey-index';
import { createTexts, firstTrees, I18nextProvider, loadTree } from '#i18n';
import { operations } from '#schemas';
import { createAnnouncer, createJourneys, JourneyHost, JourneysContext } from '#ui/journey';
import { KitProvider } from '#ui/kit';
import { createRoot } from 'react-dom/client';
import styles from '../../../ui/views/frame/pages/Page.module.css';
import { createFakePorts } from '../fake-ports.ts';
import type { Scene } from '../screenshots-steps.ts';

// A stage on which any step of a journey can be looked at: the portal’s own host, forms and views, and a bank that
// answers what a scenario says.
const texts = createTexts({
  trees: { ...firstTrees, errors: await loadTree('errors') },
  onMissing: (_namespace, key) => key,
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
});
const { ports, ...hands } = createFakePorts();

const isBroken = (): never => {
  throw new Error('The journey broke.');
};

function open({ context }: Scene) {
  const journeys = createJourneys({
    now: () => Date.now(),
    source: { index: journeyIndex, chunk: chunkOf, errors: loadErrorCatalogue },
    operations,
    texts,
    announcer: createAnnouncer(),
    ports,
    context: () => context,
    onContextChange: () => () => undefined,
    onBroken: isBroken,
    onUnfetched: isBroken,
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  createRoot(root).render(
    <I18nextProvider i18n={texts.i18n}>
      <JourneysContext value={journeys}>
        <KitProvider locale="it-IT">
          <div className={styles['page']}>
            <main className={styles['main']}>
              <JourneyHost />
            </main>
          </div>
        </KitProvider>
      </JourneysContext>
    </I18nextProvider>,
  );
  return journeys;
}

const chunkOf = (id: string) => chunks[id]?.() ?? Promise.reject(new Error(`There is no journey "${id}".`));

type Session = ReturnType<ReturnType<typeof open>['running']['getState']>['runs'][number]['session'];

async function begin(scene: Scene): Promise<Session> {
  const journeys = open(scene);
  void journeys.open(scene.journey, scene.input);
  return new Promise((resolve) => {
    const stop = journeys.running.subscribe(({ runs: [run] }) => {
      if (!run) return;
      stop();
      resolve(run.session);
    });
  });
}

/** Fails as often as a session asks: it tries three times what is safe to repeat. */
async function fail(): Promise<void> {
  await hands.fail();
  for (const pause of [1, 3]) {
    await hands.pass(pause);
    if (hands.waiting().length > 0) await hands.fail();
  }
}

async function perform(scene: Scene): Promise<string | undefined> {
  const session = await begin(scene);
  for (const { action, values, answer, wait } of scene.moves) {
    const refusal = action === 'back' ? session.back() : action && session.act(action, values);
    if (refusal) throw new Error(`${refusal}: ${String(action)} ${JSON.stringify(values)}`);
    if (wait !== undefined) await hands.pass(wait);
    if (answer?.unreachable === true) await fail();
    else if (answer) await hands.reply(answer.status ?? 200, answer.body);
  }
  const screen = session.screen();
  return screen && `${screen.journey}/${screen.step}`;
}

/** Plays a scene and answers the step in sight, named `journey/step`. */
Object.assign(window, { perform });
