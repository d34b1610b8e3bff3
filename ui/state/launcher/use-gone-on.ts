import { type JourneyEnd, JourneysContext } from '#ui/journey';
import { use, useEffect, useEffectEvent } from 'react';
import { useApp } from '../app-context.ts';

type Given = Readonly<Record<string, unknown>>;

/** Hears how a popup ends that was opened before a reload, for anyone who acts on it and waits no more for what they opened. */
export function useGoneOn(popup: string, act: (end: JourneyEnd, input: Given) => void): void {
  const { launcher } = useApp();
  const journeys = use(JourneysContext);
  const id = launcher.find(popup)?.entry.id;
  const hear = useEffectEvent(act);
  useEffect(
    () => journeys?.onGoneOn(({ journey, input, end }) => journey === id && hear(end, input)),
    [journeys, id],
  );
}
