import { misfitsIn } from '../../model/fits.ts';
import { soundJourneys, type SoundJourney } from '../../model/journeys.ts';
import { slotsOf, type Slot } from '../../model/slots.ts';
import { typingOf } from '../../model/typing.ts';
import { ownParameters, type Contract, type OperationFacts } from '../../source/contract.ts';
import { isNode } from '../../source/schema-shapes.ts';
import { misfitWords } from '../misfit-words.ts';
import type { Rule } from '../rule.ts';

/** Finds members of a body, queries and headers that the operation’s schema would refuse. */
export const bodyMismatch: Rule = {
  code: 'body-mismatch',
  severity: 'error',
  title: { en: 'A body is sent that the contract refuses', it: 'Si manda un corpo che il contratto rifiuta' },
  explain: {
    en: 'Each member of a body, and each query and header of an operation’s own, is held against the operation’s schema: its type, its fixed values, the members inside it, how long it may be, and its pattern. A form must not let through what the bank would refuse: more characters, or others, than it takes. Set "maxLength", a "pattern" or a "format" in the form’s schema.',
    it: 'Ogni membro di un corpo, e ogni parametro e intestazione propri di un’operazione, si confronta con il suo schema: il tipo, i valori fissi, i membri che ha dentro, quanto può essere lungo e il suo modello. Un modulo non deve lasciar passare ciò che la banca rifiuterebbe: più caratteri, o altri, di quelli che prende. Metti "maxLength", un "pattern" o un "format" nello schema del modulo.',
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

/** Finds the schema of what a call sends; none for another place, or a name that parameter-unknown tells of. */
function memberSchema(
  { role, step = '', name = '' }: Slot,
  { definition }: SoundJourney,
  contract: Contract,
): unknown {
  const call = definition.steps[step];
  if (call?.kind !== 'call') return undefined;
  const operation = contract.operations.get(call.operation);
  if (!operation) return undefined;
  if (role === 'query' || role === 'headers') return parameterSchema(name, operation, contract);
  if (role !== 'body') return undefined;
  const properties = contract.resolve(contract.schemas.get(operation.request ?? ''))?.['properties'];
  return isNode(properties) ? properties[name] : undefined;
}

const local = '#/$defs/';

function parameterSchema(name: string, operation: OperationFacts, { schemas }: Contract): unknown {
  const schema = ownParameters(operation).find((each) => each.name === name)?.schema;
  const reference = schema?.['$ref'];
  // The contract as a whole names its schemas without their files.
  return typeof reference === 'string' && reference.startsWith(local)
    ? schemas.get(reference.slice(local.length))
    : schema;
}
