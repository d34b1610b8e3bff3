import type { Library, Refusal, Screen } from '#engine';
import type { ScenarioMove } from '#schemas';
import { alike, type Words } from '../report/words.ts';
import type { Playing } from './playing.ts';

/** Says that the engine refused a move, and why as far as the state tells: where it stands, and what it takes there. */
export function refusalWords(
  refusal: Refusal,
  move: ScenarioMove,
  { playing, library }: { playing: Playing; library: Library },
): Words {
  const reason = reasonOf(refusal, move, { playing, library });
  return {
    en: `the engine refused it: ${refusal}${reason.en}`,
    it: `il motore l’ha rifiutata: ${refusal}${reason.it}`,
  };
}

function reasonOf(
  refusal: Refusal,
  { action = '', values = {} }: ScenarioMove,
  { playing, library }: { playing: Playing; library: Library },
): Words {
  const screen = playing.screen();
  const call = playing.call()?.request.operation;
  const outcome = playing.state().ended?.outcome;
  if (refusal === 'ENDED')
    return {
      en: `: the journey has ended with "${outcome}"`,
      it: `: il flusso è finito con "${outcome}"`,
    };
  if (refusal === 'BUSY')
    return {
      en: `: the call to "${call}" is under way, and the bank is to answer it first`,
      it: `: è in corso la chiamata a "${call}", e prima deve rispondere la banca`,
    };
  if (screen && refusal === 'VALUES_INVALID') return reasonsOf(values, screen, library);
  return screen && refusal.startsWith('ACTION_') ? actionsOf(screen, action) : alike('');
}

function actionsOf({ journey, step, actions }: Screen, action: string): Words {
  const [where, known] = [`${journey}/${step}`, actions.map(({ name }) => name).join(', ')];
  return {
    en: `: ${where} has no action "${action}" here, but ${known}`,
    it: `: ${where} qui non ha l’azione "${action}", ma ${known}`,
  };
}

/** Names the screen and the fields of an answer that its form does not take, each with the keyword that it breaks. */
function reasonsOf(values: Record<string, unknown>, screen: Screen, library: Library): Words {
  const broken = invalidFields(screen, values, library).map(({ field, keyword }) => `${field} (${keyword})`);
  const where = `${screen.journey}/${screen.step}: ${broken.join(', ')}`;
  return { en: ` at ${where}`, it: ` in ${where}` };
}

/** A field whose answer the form of a screen does not take, and the keyword of its schema that says so. */
type InvalidField = { field: string; keyword: string };

/** Lists what the form of a screen does not take of an answer. */
export function invalidFields(
  { journey, form }: Screen,
  values: Record<string, unknown>,
  { validators }: Library,
): InvalidField[] {
  const errors = (form && validators?.(journey, form.name)?.(values)) ?? {};
  return Object.entries(errors).map(([pointer, keyword]) => ({
    field: pointer.split('/')[1] ?? '',
    keyword,
  }));
}

/** Says that an answer has a field which the form on the screen does not ask for. */
export function strayField(
  { values = {} }: ScenarioMove,
  screen: Screen | undefined,
  { journeys }: Library,
): { field: string; message: Words } | undefined {
  if (!screen?.form) return undefined;
  const { journey, step, form } = screen;
  const asked = journeys.get(journey)?.forms[form.name]?.schema.properties;
  if (!asked) return undefined;
  const field = Object.keys(values).find((name) => !Object.hasOwn(asked, name));
  if (field === undefined) return undefined;
  const [where, known] = [`${journey}/${step}`, Object.keys(asked).join(', ')];
  return {
    field,
    message: {
      en: `the form of ${where} asks for no "${field}", but for ${known}`,
      it: `il modulo di ${where} non chiede "${field}", ma ${known}`,
    },
  };
}
