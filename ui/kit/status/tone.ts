import type { IconName } from '../icon/icons.ts';

/** Tells how a piece of news is meant; each tone has a colour and an icon, never a colour alone. */
export type Tone = 'info' | 'positive' | 'warning' | 'critical';

/** Pairs each tone with the drawing that says the same without colour. */
export const toneIcons = {
  info: 'info',
  positive: 'positive',
  warning: 'warning',
  critical: 'critical',
} as const satisfies Record<Tone, IconName>;
