import type { TFunction } from '#i18n';
import { named } from './named.ts';

/** Names a flag in Italian; one that has no name yet is named as guards do. */
export function flagName(t: TFunction, path: string): string {
  const [root = '', first = '', service = '', flag = ''] = path.split('.');
  if (first !== 'profiling') return named(t, `flag.${root}.${first}`, path);
  const name = named(t, `flag.${flag}`, path, { service: named(t, `service.${service}`, service) });
  return root === 'profile' ? t('flag.ofProfile', { flag: name }) : name;
}
