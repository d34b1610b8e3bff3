import { misfitsIn } from '../../values/assignability.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import { sentSchema } from '../../symbols/request-schema.ts';
import { slotsOf } from '../../values/expression-sites.ts';
import { typingOf } from '../../values/written-values.ts';
import { misfitWords } from '../../report/misfit-words.ts';
import type { Rule } from '../rule.ts';

/** Finds members of a body, queries and headers that the operation’s schema would refuse. */
export const bodyMismatch: Rule = {
  code: 'body-mismatch',
  severity: 'error',
  title: { en: 'A body is sent that the contract refuses', it: 'Si manda un corpo che il contratto rifiuta' },
  explain: {
    en: 'Each member of a body, and each query and header of an operation’s own, is held against the operation’s schema: its type, its fixed values, the members inside it, how long or how great it may be, and its pattern. A form must not let through what the bank would refuse: more characters, or others, than it takes. Set "maxLength", a "pattern" or a "format" in the form’s schema.',
    it: 'Ogni membro di un corpo, e ogni parametro e intestazione propri di un’operazione, si confronta con il suo schema: il tipo, i valori fissi, i membri che ha dentro, quanto può essere lungo o grande e il suo modello. Un modulo non deve lasciar passare ciò che la banca rifiuterebbe: più caratteri, o altri, di quelli che prende. Metti "maxLength", un "pattern" o un "format" nello schema del modulo.',
  },
  *run(sources) {
    for (const journey of soundJourneys(sources)) {
      const typing = typingOf(journey, sources);
      for (const slot of slotsOf(journey.definition)) {
        const wanted = sentSchema(slot, journey.definition, sources.language.contract);
        if (wanted === undefined) continue;
        const { expression, pointer } = slot;
        for (const { pointer: place, misfit } of misfitsIn({ expression, pointer, wanted }, typing(slot)))
          yield { document: journey.document, pointer: place, ...misfitWords(misfit) };
      }
    }
  },
};
