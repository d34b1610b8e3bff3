import type { ErrorsConfig } from './generated/portal-config.ts';

/** The parts of a DSN: whose it is, the key, the host with what may stand before the project, and the project. */
const dsnParts = /^(https:\/\/)(\w+)@([^/]+(?:\/.+)?)\/(\d+)$/;

/** Where reports of errors go: the whole address, and the key that goes along where it is Sentry’s. */
export type ErrorAddress = { url: string; key?: string };

/** Returns where the settings have errors reported; undefined for settings that the schema has not held. */
export function errorAddress({ dsn, endpoint }: ErrorsConfig): ErrorAddress | undefined {
  if (dsn === undefined) return endpoint === undefined ? undefined : { url: endpoint };
  const [, scheme, key, host, project] = dsnParts.exec(dsn) ?? [];
  return key === undefined ? undefined : { url: `${scheme}${host}/api/${project}/envelope/`, key };
}
