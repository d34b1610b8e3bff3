import { tellings, type RefusalRouting } from '../../refusals.ts';
import { areTexts } from './are-texts.ts';

/** Reads what shall follow on a refusal from what a page has sent; nothing where that does not say all of it. */
export function readRefusalRouting(sent: unknown): RefusalRouting | undefined {
  const { kind, journey, step, code, telling: told, to, field, words } = Object(sent);
  const telling = tellings.find((each) => each === told);
  if (kind !== 'route-refusal' || !telling || !areTexts(journey, step, code, to, field, words))
    return undefined;
  return { kind, journey, step, code, telling, to, field, words };
}
