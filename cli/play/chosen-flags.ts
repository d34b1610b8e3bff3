import type { Context } from '#engine';
import { flagValues, type Sources } from '#analysis';
import { UsageError } from '../command.ts';

/**
 * Lays flags that were typed, such as `card.profiling.KEY_6.state=DISATTIVO`, over what the bank says of a holder.
 *
 * @throws {UsageError} when there is no such flag, or it cannot have that value.
 */
export function withFlags(context: Context, typed: readonly string[], sources: Sources): Context {
  return typed.reduce((chosen, flag) => {
    const [path = '', ...rest] = flag.split('=');
    if (rest.length === 0)
      throw new UsageError({
        en: `--flag takes <path>=<value>, not "${flag}".`,
        it: `--flag vuole <percorso>=<valore>, non "${flag}".`,
      });
    const value = valueFrom(rest.join('='));
    // A part replaced by another of the same kind leaves the shape as it was.
    const changed = replace(chosen, path.split('.'), { path, value }) as Context;
    mustFit({ path, value }, sources);
    return changed;
  }, context);
}

type Flag = { path: string; value: unknown };

function valueFrom(typed: string): unknown {
  return typed === 'true' || typed === 'false' ? typed === 'true' : typed;
}

function replace(node: unknown, [key, ...rest]: readonly string[], flag: Flag): unknown {
  if (key === undefined) return flag.value;
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) {
    const known = typeof node === 'object' && node !== null ? `: ${Object.keys(node).join(', ')}` : '';
    throw new UsageError({
      en: `there is no flag "${flag.path}"; "${key}" is not known there${known}.`,
      it: `il contrassegno "${flag.path}" non c’è; lì "${key}" non è noto${known}.`,
    });
  }
  return { ...node, [key]: replace(Reflect.get(node, key), rest, flag) };
}

function mustFit({ path, value }: Flag, sources: Sources): void {
  const allowed = flagValues(path, sources);
  if (allowed === undefined || allowed.includes(value)) return;
  const [never, known] = [JSON.stringify(value), allowed.map(String).join(', ')];
  throw new UsageError({
    en: `"${path}" is never ${never}: ${known}.`,
    it: `"${path}" non vale mai ${never}: ${known}.`,
  });
}
