import type { RunKeeper, Stand, WentOn } from '#ui/journey';
import type { LeftJourneys } from './left-journeys.ts';

type GoOnParts = {
  left: Pick<LeftJourneys, 'take'>;
  keeper: Pick<RunKeeper, 'waiting'>;
  /** Says how what the page before has left stands; undefined where it has left nothing. */
  tell: (left: Stand | 'earlier' | 'code' | 'resumed' | 'changed' | undefined) => void;
  /** Resolves once what guards read is known; false when it cannot be. */
  ready: () => Promise<boolean>;
  /** Goes on with what stood above the page. */
  goOn: () => Promise<void>;
};

/** What a page does with the journeys that the one before has left, once it has taken the session up. */
export type GoOn = {
  takenUp(): Promise<void>;
  /** One of them has gone on, or could not. */
  went: (how: WentOn) => void;
};

/** Makes what goes on with journeys after a reload, and tells of those with which it cannot (HOLDER-01, LANG-04). */
export function createGoOn({ left, keeper, tell, ready, goOn }: GoOnParts): GoOn {
  let stand: Stand | undefined;
  return {
    takenUp: async () => {
      // Before anything runs here, which would be taken for what the page before has left.
      stand = left.take();
      const waiting = await keeper.waiting();
      if (waiting.length === 0) return tell(stand);
      // What filled the page goes on by itself where the page is drawn.
      if (waiting.some(({ place }) => place === 'host') && (await ready())) await goOn();
      return undefined;
    },
    went: (how) => {
      // What was sent meanwhile, or done, is told first.
      const first = how === 'lost' || (how === 'changed' && stand !== 'begun') ? stand : undefined;
      if (how !== 'there') tell(first ?? (how === 'lost' ? 'begun' : how));
    },
  };
}
