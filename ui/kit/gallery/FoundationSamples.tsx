import type { CSSProperties } from 'react';

import { Icon, Stack, type IconName } from '../index.ts';
import { icons } from '../icon/icons.ts';
import styles from './Gallery.module.css';

const colours = [
  'ground',
  'surface',
  'sunken',
  'raised',
  'ink',
  'ink-soft',
  'line',
  'control',
  'primary',
  'primary-strong',
  'primary-soft',
  'accent',
  'accent-soft',
  'positive',
  'positive-soft',
  'warning',
  'warning-soft',
  'critical',
  'critical-soft',
];

const sizes = ['44', '32', '24', '20', '17', '15', '13'];

// The registry's keys are the names of its icons.
const iconNames = Object.keys(icons) as IconName[];

/** Shows the colours, the type scale and the icons that all the rest is made of. */
export function FoundationSamples() {
  return (
    <Stack gap={8}>
      <div className={styles['swatches']}>
        {colours.map((colour) => (
          // React's style object takes custom properties, its type does not name them.
          <div
            key={colour}
            className={styles['swatch']}
            style={{ '--swatch': `var(--${colour})` } as CSSProperties}
          >
            {colour}
          </div>
        ))}
      </div>
      <div>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.3 }}>
            {size} · 1.234,56 € alla fermata
          </p>
        ))}
      </div>
      <div className={styles['limit']}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </div>
    </Stack>
  );
}
