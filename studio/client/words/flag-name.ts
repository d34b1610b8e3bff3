import type { TFunction } from '#i18n';
import { named } from './named.ts';

/** Names a flag in Italian; one that has no name yet is named as guards do. */
export function flagName(t: TFunction, path: string): string {
  const [root = '', first = '', service = '', flag = ''] = path.split('.');
  if (first !== 'profiling') return named(t, { key: `flag.${root}.${first}`, otherwise: path });
  const ofService = named(t, { key: `service.${service}`, otherwise: service });
  const name = named(t, { key: `flag.${flag}`, otherwise: path, values: { service: ofService } });
  return root === 'profile' ? t('flag.ofProfile', { flag: name }) : name;
}
