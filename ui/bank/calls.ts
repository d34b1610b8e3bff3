import { type BankOutcome, type BankPort, type BankReply, classify } from '#engine';
import type { BankReplies, BankRequests, OperationId, OperationCall } from '#schemas';

/** What a view may send with a call. */
export type CallRequest<Id extends OperationId> = {
  body?: BankRequests[Id];
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Cancels the call; it is then never answered. */
  signal?: AbortSignal;
};

/** How a call of a view ended. */
export type CallOutcome<T> =
  /** `leftOut` rows are not in the value’s lists, for they were not as the contract says: anyone who shows a list tells of them. */
  | { kind: 'done'; value: T; leftOut?: number }
  /** `process` is the one whose error page it leads to (ERR-11). */
  | { kind: 'refused'; code: string; type: string; process?: string }
  /** The holder did not confirm that it is them, or may not any more. */
  | { kind: 'unproven'; because: 'closed' | 'blocked' }
  | { kind: 'unauthorised' }
  /** `answered` tells that an answer came which nobody can read, `unsent` that nothing has left. */
  | { kind: 'unreachable'; answered?: true; unsent?: true };

/** What the proof of a strong authentication adds to the call that is sent again (HDR-06). */
export type StepUpResult =
  | { kind: 'verified'; headers: Record<string, string> }
  | { kind: 'closed' | 'blocked' };

type Challenge = Extract<BankOutcome, { kind: 'sca' }>['challenge'];

/** Runs strong authentication for a call that the bank answered with a challenge. */
export type StepUp = (challenge: Challenge) => Promise<StepUpResult>;

/** Calls the bank from a view: typed by the contract, with strong authentication where the bank asks for it. */
export type BankCalls = {
  call<Id extends OperationId>(
    operation: Id,
    request?: CallRequest<Id>,
  ): Promise<CallOutcome<BankReplies[Id]>>;
};

type BankCallsOptions = {
  bank: BankPort;
  operations: Readonly<Record<OperationId, OperationCall>>;
  stepUp: StepUp;
};

/** What a reply is, with the rows that it has lost on the way in. */
type Answer = BankOutcome & { leftOut?: number };

/** Makes the views’ way of calling: the same client and the same classifier as journeys have. */
export function createBankCalls(options: BankCallsOptions): BankCalls {
  const ask = async (id: OperationId, request: CallRequest<OperationId>): Promise<Answer> => {
    const { signal, ...words } = request;
    const sent = options.bank.send({ operation: id, ...words });
    signal?.addEventListener('abort', () => sent.cancel(), { once: true });
    const reply = await sent.reply;
    return { ...classify(reply, options.operations[id]), ...leftOutOf(reply) };
  };
  return {
    call: async (id, request = {}) => {
      const first = await ask(id, request);
      // The contract’s schema of the operation’s reply, which the bank is held to.
      if (first.kind !== 'sca') return asOutcome(first) as CallOutcome<BankReplies[typeof id]>;
      const proof = await options.stepUp(first.challenge);
      if (proof.kind !== 'verified') return { kind: 'unproven', because: proof.kind };
      const again = await ask(id, { ...request, headers: { ...request.headers, ...proof.headers } });
      return asOutcome(again) as CallOutcome<BankReplies[typeof id]>; // as above
    },
  };
}

function leftOutOf(reply: BankReply): { leftOut?: number } {
  return reply.kind === 'reply' && reply.leftOut !== undefined ? { leftOut: reply.leftOut } : {};
}

function asOutcome(classified: Answer): CallOutcome<unknown> {
  switch (classified.kind) {
    case 'done':
      return classified;
    case 'refused': {
      const { kind, code, type, process } = classified;
      return { kind, code, type: type || 'CUSTOM', ...(process && { process }) };
    }
    // A second challenge for a call that carries its proof: the proof was not taken, and the operation is to be repeated.
    case 'sca':
      return { kind: 'refused', code: 'SCA_REQUIRED', type: 'CUSTOM' };
    default:
      return classified;
  }
}
