import type { BankReply, JourneyEvent } from '#engine';
import type { ScenarioMove } from '#schemas';
import type { Made, MomentLabel } from './messages.ts';

/** Says what has been done as a scenario says it. */
export function madeBy(event: JourneyEvent, label: MomentLabel): Made {
  switch (event.kind) {
    case 'action':
      return moved({ action: event.action, ...(hasValues(event.values) && { values: event.values }) });
    case 'back':
      return moved({ action: 'back' });
    case 'typed':
      return moved({ typed: event.values });
    case 'reply':
      return moved({ answer: answerOf(label.kind === 'reply' ? label.operation : '', event.reply) });
    case 'context':
      return label.kind === 'flag' ? label : { kind: 'move', move: 'time' };
    default:
      return { kind: 'move', move: 'time' };
  }
}

const hasValues = (
  values: Readonly<Record<string, unknown>> | undefined,
): values is Record<string, unknown> => values !== undefined && Object.keys(values).length > 0;

const moved = (move: ScenarioMove): Made => ({ kind: 'move', move });

/** An answer that nobody understands is to a run as one that never came. */
function answerOf(operation: string, reply: BankReply): NonNullable<ScenarioMove['answer']> {
  if (reply.kind !== 'reply') return { operation, unreachable: true };
  const { status, body } = reply;
  return { operation, ...(status !== 200 && { status }), ...(body !== undefined && { body }) };
}
