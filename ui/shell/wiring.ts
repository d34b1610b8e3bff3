import type { TriggerTimelineFile } from '#schemas';
import timelineFile from '../../journeys/trigger-timeline.json' with { type: 'json' };
import type { BankCalls } from '#ui/bank';
import type { Journeys } from '#ui/journey';
import type { DeepLinks } from '../state/launcher/deep-links.ts';
import type { Holder } from '../state/holder/holder.ts';
import type { Launcher } from '../state/launcher/launcher.ts';
import type { Shell } from '../state/shell.ts';
import type { Stores } from '../state/stores/stores.ts';
import type { PortalParts } from './create-shell.ts';
import { createTimeline, type Timeline } from '../state/launcher/timeline.ts';

type WiringParts = Pick<PortalParts, 'lists'> & {
  shell: Shell;
  stores: Stores;
  launcher: Launcher;
  journeys: Pick<Journeys, 'running' | 'isUnderWay'>;
  holder: Holder;
  calls: () => BankCalls;
  currentPath: () => string;
};

/** Puts together what acts on the bank’s timeline and on deep links, whose files the check of journeys has held. */
export function wireTimelineAndLinks(parts: WiringParts): { timeline: Timeline; deepLinks: DeepLinks } {
  const { shell, stores, launcher, journeys, holder, calls, currentPath, lists } = parts;
  journeys.running.subscribe(({ runs }) => forgetOffers(stores, runs));
  const { record, texts, way } = shell;
  const timeline = createTimeline({
    file: lists?.timeline ?? (timelineFile as TriggerTimelineFile), // by its schema, which the check holds it to
    stores,
    calls,
    currentPath,
    goTo: (path) => way.go(path),
    tell: (told, message) => {
      // It brings the formats of dates, which a login must not wait for.
      import('../state/launcher/timeline-teller.ts')
        .then(({ tellTimeline }) => tellTimeline(told, message, { stores, texts, launcher, journeys }))
        .catch(() => record(`timeline-error ${told.id}`));
    },
    record,
  });
  const deepLinks: DeepLinks = {
    pathsOf: async (name, isLed) => {
      // Few come by a link.
      const { deepLinksHere } = await import('../state/launcher/deep-links-here.ts');
      return deepLinksHere(lists?.deepLinks, { launcher, stores, holder, record }).pathsOf(name, isLed);
    },
  };
  return { timeline, deepLinks };
}

/** Takes away what offers a journey that is under way, before it stands above it. */
function forgetOffers({ messages }: Stores, runs: readonly { journey: string }[]): void {
  const queue = messages.getState();
  for (const { id, offers } of queue.messages)
    if (runs.some(({ journey }) => journey === offers)) queue.remove(id);
}
