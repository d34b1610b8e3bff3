import { describe, expect, it } from 'vitest';
import { traceOf } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('what a request is known by', () => {
  it('goes on with the trace and the id of the one who passed it on, in a span of its own [RUN-07]', () => {
    const requestId = '0f8fad5bd9cb469fa16570867728950e';

    const trace = traceOf({ traceparent: `00-${traceId}-${spanId}-01`, 'x-request-id': requestId });

    expect(trace).toEqual({ requestId, traceId, spanId: expect.stringMatching(/^[\da-f]{16}$/) });
    expect(trace.spanId).not.toBe(spanId);
  });

  it.each([
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    '',
  ])('is made anew where the trace is not well formed: %s [RUN-07]', (traceparent) => {
    const made = traceOf({ traceparent }).traceId;

    expect(made).toMatch(/^[\da-f]{32}$/);
    expect([traceId, '0'.repeat(32)]).not.toContain(made);
  });

  it.each(['mario.rossi@example.it', '5412751234123456', 'a b', ''])(
    'takes no id that could say something of somebody: %s [RUN-07]',
    (given) => {
      expect(traceOf({ 'x-request-id': given }).requestId).toMatch(
        /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
      );
    },
  );
});
