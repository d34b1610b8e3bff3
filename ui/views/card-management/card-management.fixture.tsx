import { act } from '@testing-library/react';
import type { CardContextData } from '#schemas';
import type { Launcher, Listed } from '#ui/state';
import type { JourneyEnd, RefusalReason } from '#ui/journey';
import { aCardSummary } from '../../state/holder/card.fixture.ts';
import { done, renderAt } from '../cards/portal.fixture.tsx';
import { CardManagementPage } from './CardManagementPage.tsx';

/** What was opened, and how to end it. */
export type Opened = {
  name: string;
  input: Readonly<Record<string, unknown>> | undefined;
  end: (end: JourneyEnd) => void;
};

type LauncherOptions = {
  /** The names that no journey answers to yet. */
  missing?: readonly string[];
  refused?: Readonly<Record<string, RefusalReason>>;
  /** What journeys offer among the services. */
  listed?: readonly Listed[];
};

type PageOptions = LauncherOptions & { places?: Readonly<Record<string, string>> };

/** Makes journeys that end when the test says so. */
function patientLauncher({ missing = [], refused = {}, listed = [] }: LauncherOptions) {
  const opened: Opened[] = [];
  const launcher: Launcher = {
    listed: (place) => (place === 'card-services' ? listed : []),
    find: (name) => (missing.includes(name) ? undefined : { entry: { id: name, runs: [] }, parameters: {} }),
    refusal: ({ entry }) => refused[entry.id],
    input: (_opening, given = {}) => given,
    open: (name, input) =>
      new Promise<JourneyEnd>((end) => {
        opened.push({ name, input, end });
      }),
  };
  return { opened, launcher };
}

const cards = [aCardSummary(), aCardSummary({ id: '1000002', pan: '**** **** **** 8802' })];

/** Opens card management over what the bank says of the card; the cards themselves come when the test lists them. */
export async function openPage(contexts: () => CardContextData, { places, ...options }: PageOptions = {}) {
  const { opened, launcher } = patientLauncher(options);
  const answers = { readCardContext: () => done({ cardContext: contexts() }) };
  const portal = await renderAt({
    address: '/',
    view: <CardManagementPage />,
    answers,
    launcher,
    ...(places && { places }),
  });
  return { ...portal, opened, list: () => act(() => portal.app.stores.cards.getState().received(cards)) };
}
