import type { Sources } from '#analysis';
import type { CallStep, JourneyFile } from '#schemas';
import { noAnswer, type RefusalRouting } from '#studio';
import { UsageError } from '../../command.ts';

/**
 * Holds that a refusal can be routed so, and answers whether it is something done for good whose answer is lost.
 *
 * @throws {UsageError} when the call has a route for it already, cannot be refused so, or nothing follows.
 */
export function checkRouting(
  routing: RefusalRouting,
  { steps }: Pick<JourneyFile, 'steps'>,
  sources: Sources,
): boolean {
  const { journey, step, code, telling, to, field } = routing;
  const own = steps[step];
  if (own?.kind !== 'call')
    throw new UsageError({
      en: `The journey ${journey} has no call ${step} any more.`,
      it: `Il flusso ${journey} non ha più la chiamata ${step}.`,
    });
  const isLost = code === noAnswer && own.commit !== undefined;
  if (!isLost) checkCode(routing, own, sources);
  if (telling === 'field' && field === '')
    throw new UsageError({ en: 'Choose the field.', it: 'Scegli il campo.' });
  // What was done for good has a screen made that tells so, where no step is named.
  const isLed = to === '' ? isLost || telling !== 'step' : Object.hasOwn(steps, to);
  if (!isLed)
    throw new UsageError({ en: 'Choose the step that follows.', it: 'Scegli il passo che viene dopo.' });
  return isLost;
}

function checkCode(
  { step, code }: RefusalRouting,
  { operation, errors = {} }: CallStep,
  { language: { contract } }: Sources,
): void {
  if (Object.hasOwn(errors, code))
    throw new UsageError({
      en: `${step} has a route for ${code} already.`,
      it: `${step} tratta già il rifiuto ${code}.`,
    });
  const declared = contract.operations.get(operation)?.errors ?? {};
  if (code !== noAnswer && !Object.hasOwn(declared, code))
    throw new UsageError({
      en: `${operation} is never refused with ${code}.`,
      it: `${operation} non si rifiuta mai con ${code}.`,
    });
}
