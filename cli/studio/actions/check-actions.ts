import type { JourneyFile } from '#schemas';
import type { ActionsWriting } from '#studio';
import { UsageError } from '../../command.ts';
import { mustBeName } from '../../create/ordered-journey.ts';
import type { PresentActions } from './actions-writing.ts';

/**
 * Holds that the actions of a screen can be as they are to be.
 *
 * @throws {UsageError} when there is none, two have one name, or one leads nowhere.
 */
export function checkActions(
  { actions }: ActionsWriting,
  present: PresentActions,
  { steps }: Pick<JourneyFile, 'steps'>,
): void {
  if (actions.length === 0)
    throw new UsageError({
      en: 'A screen needs one button at least.',
      it: 'A una schermata serve almeno un pulsante.',
    });
  const names = new Set<string>();
  for (const { name, words, to, outcome } of actions) {
    if (!Object.hasOwn(present, name)) mustBeName(name);
    if (names.has(name))
      throw new UsageError({
        en: `Two buttons are called ${name}.`,
        it: `Due pulsanti si chiamano ${name}.`,
      });
    names.add(name);
    if (to !== '' && !Object.hasOwn(steps, to))
      throw new UsageError({
        en: `The step ${to} is no longer there.`,
        it: `Il passo ${to} non c’è più.`,
      });
    if (to === '' && outcome === '' && !Object.hasOwn(present, name))
      throw new UsageError({
        en: `It is not said where “${words}” leads.`,
        it: `Di «${words}» manca dove porta.`,
      });
  }
}
