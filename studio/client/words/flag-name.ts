import type { TFunction } from '#i18n';

/** Names a flag in Italian; one that has no name yet is named as guards do. */
export function flagName(t: TFunction, path: string): string {
  const [root = '', first = '', service = '', flag = ''] = path.split('.');
  if (first !== 'profiling') return t(`flag.${root}.${first}`, { defaultValue: path });
  const name = t(`flag.${flag}`, {
    service: t(`service.${service}`, { defaultValue: service }),
    defaultValue: path,
  });
  return root === 'profile' ? t('flag.ofProfile', { flag: name }) : name;
}
