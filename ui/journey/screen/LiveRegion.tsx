import { useStore } from 'zustand';
import type { Announcer } from '../run/announcer.ts';
import styles from './LiveRegion.module.css';

/** Says what the announcer is given; it is heard above an open dialog too, hence the attribute that React Aria leaves alone. */
export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const { polite, assertive, turn } = useStore(announcer.store);
  return (
    <div className={styles['region']} data-live-announcer="true">
      <div aria-live="polite">
        <p key={turn}>{polite}</p>
      </div>
      <div aria-live="assertive">
        <p key={turn}>{assertive}</p>
      </div>
    </div>
  );
}
