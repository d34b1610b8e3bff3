import type { TFunction } from '#i18n';
import { allFlags, flagWords, type FlagWords } from '../../flag-words.ts';

/** Puts the bank’s name of the code into words of a schema. */
export const branded = (t: TFunction, words: string): string => words.replaceAll('{eCode}', t('flag.eCode'));

/** Names the service of a flag; those of the holder are told from those of the card. */
export function serviceName(t: TFunction, { path, service }: FlagWords): string | undefined {
  if (!service) return undefined;
  const name = branded(t, service.title);
  return path.startsWith('profile.') ? t('flag.ofProfile', { flag: name }) : name;
}

/** Names a service by its own name among the flags. */
export function serviceTitle(t: TFunction, name: string): string | undefined {
  const flag = allFlags.find(({ path }) => path.includes(`.profiling.${name}.`));
  return flag?.service && branded(t, flag.service.title);
}

/** Names a flag in Italian; one that the context does not have is named as guards do. */
export function flagName(t: TFunction, path: string): string {
  const flag = flagWords(path);
  return flag ? ofService(t, flag, flag.title) : path;
}

/** Says that a flag has a value, or has another. */
export function flagIs(
  t: TFunction,
  path: string,
  { value, isSo }: { value: unknown; isSo: boolean },
): string {
  const flag = flagWords(path);
  if (!flag) return t(isSo ? 'flag.is' : 'flag.isNot', { flag: path, value: String(value) });
  if (flag.type === 'boolean') return ofService(t, flag, flagValue(path, value === isSo));
  const words = { flag: flag.title, value: flagValue(path, value) || t('condition.nothing') };
  if (!flag.service) return t(isSo ? 'flag.is' : 'flag.isNot', words);
  return ofService(t, flag, t(isSo ? 'flag.value' : 'flag.valueNot', words));
}

/** Words a value of a flag. */
export const flagValue = (path: string, value: unknown): string =>
  flagWords(path)?.values.find((each) => each.value === value)?.words ?? String(value);

function ofService(t: TFunction, flag: FlagWords, what: string): string {
  const service = serviceName(t, flag);
  return branded(t, service === undefined ? what : t('flag.ofService', { service, flag: what }));
}
