import type { JourneyFile } from '#schemas';
import type { Edit } from '../rules/rule.ts';
import { pointerTo, type JsonDocument } from '../source/document.ts';

/** Writes into a file which data a datum is from, besides those that it names; nothing where it is not declared there. */
export function fromWritten(
  document: JsonDocument,
  datum: string,
  names: readonly string[],
): Edit | undefined {
  const place = pointerTo('/data', datum);
  const declared = (document.value as JourneyFile).data?.[datum]; // a journey whose file has the right shape
  if (declared === undefined) return undefined;
  const { from } = declared;
  const all = [...new Set([...(from ?? []), ...names])].map((name) => JSON.stringify(name)).join(', ');
  if (from !== undefined) return { ...document.span(`${place}/from`, 'value'), text: `[${all}]` };
  const { start } = document.span(`${place}/type`, 'key');
  const { end } = document.span(`${place}/type`, 'value');
  // On a line of its own where the type has its own.
  const [before = ' '] = /\n[ \t]*$/.exec(document.text.slice(0, start)) ?? [];
  return { start: end, end, text: `,${before}"from": [${all}]` };
}

/** Raises the last number of a journey’s version: what changes is another version. */
export function versionRaised(document: JsonDocument): Edit {
  const { version } = document.value as JourneyFile; // a journey whose file has the right shape
  const [last = '', ...before] = version.split('.').toReversed();
  const raised = [...before.toReversed(), Number(last) + 1].join('.');
  return { ...document.span('/version', 'value'), text: JSON.stringify(raised) };
}
