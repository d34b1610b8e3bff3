import { misfitsIn } from '../../model/fits.ts';
import { soundJourneys, type SoundJourney } from '../../model/journeys.ts';
import { slotsOf, type Slot } from '../../model/slots.ts';
import { typingOf } from '../../model/typing.ts';
import type { Contract } from '../../source/contract.ts';
import { isNode } from '../../source/schema-shapes.ts';
import { misfitWords } from '../misfit-words.ts';
import type { Rule } from '../rule.ts';

/** Finds members of a body that the operation’s schema would refuse. */
export const bodyMismatch: Rule = {
  code: 'body-mismatch',
  severity: 'error',
  title: { en: 'A body is sent that the contract refuses', it: 'Si manda un corpo che il contratto rifiuta' },
  explain: {
    en: 'Each member of a body is held against the schema of the operation’s request: its type, its fixed values, the members inside it, how long it may be, and its pattern. A form must not let through what the bank would refuse: more characters, or others, than it takes. Set "maxLength", a "pattern" or a "format" in the form’s schema.',
    it: 'Ogni membro di un corpo si confronta con lo schema della richiesta: il tipo, i valori fissi, i membri che ha dentro, quanto può essere lungo e il suo modello. Un modulo non deve lasciar passare ciò che la banca rifiuterebbe: più caratteri, o altri, di quelli che prende. Metti "maxLength", un "pattern" o un "format" nello schema del modulo.',
  },
  *run(sources) {
    for (const journey of soundJourneys(sources)) {
      const typing = typingOf(journey, sources);
      for (const slot of slotsOf(journey.definition)) {
        const wanted = memberSchema(slot, journey, sources.language.contract);
        if (wanted === undefined) continue;
        const { expression, pointer } = slot;
        for (const { pointer: place, misfit } of misfitsIn({ expression, pointer, wanted }, typing(slot)))
          yield { document: journey.document, pointer: place, ...misfitWords(misfit) };
      }
    }
  },
};

/** Finds the schema of a member of a body; none for another place, or a member that parameter-unknown tells of. */
function memberSchema(
  { role, step = '', name = '' }: Slot,
  { definition }: SoundJourney,
  contract: Contract,
) {
  const call = definition.steps[step];
  if (role !== 'body' || call?.kind !== 'call') return undefined;
  const request = contract.operations.get(call.operation)?.request ?? '';
  const properties = contract.resolve(contract.schemas.get(request))?.['properties'];
  return isNode(properties) ? properties[name] : undefined;
}
