import { pointerTo, slotsOf, type Slot } from '#analysis';
import type { JourneyFile } from '#schemas';

/** A place where a guard stands, or may stand. */
export type GuardPlace = {
  pointer: string;
  step?: string;
  /** Nothing where none stands. */
  slot?: Slot;
  /** Without it the way would not be one among others. */
  isNeeded: boolean;
};

/** Lists where guards stand in a journey, and where they may: at its opening, and at each action of its screens. */
export function guardPlaces(definition: JourneyFile): GuardPlace[] {
  const written = new Map(
    slotsOf(definition).flatMap((slot) => (slot.role === 'guard' ? [[slot.pointer, slot] as const] : [])),
  );
  const open: GuardPlace[] = [
    { pointer: '/allow', isNeeded: false },
    ...Object.entries(definition.steps).flatMap(([step, { ...parts }]) =>
      Object.keys('actions' in parts ? parts.actions : {}).map((action) => ({
        pointer: pointerTo('/steps', step, 'actions', action, 'when'),
        step,
        isNeeded: false,
      })),
    ),
  ];
  const free = new Set(open.map(({ pointer }) => pointer));
  const fixed = [...written.values()].flatMap(({ pointer, step }): GuardPlace[] =>
    free.has(pointer) ? [] : [{ pointer, isNeeded: true, ...(step !== undefined && { step }) }],
  );
  return [...open, ...fixed].map((place) => {
    const slot = written.get(place.pointer);
    return { ...place, ...(slot && { slot }) };
  });
}
