declare module 'virtual:settings-check' {
  import type { PortalConfig } from '#schemas';

  /** Returns whether something fits the schema of the settings, as far as a browser gets them. */
  export const isSettings: (value: unknown) => value is Omit<PortalConfig, '$schema' | 'server'>;
}
