import { operations } from '#schemas';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const oneOf = (...known: readonly string[]) => new RegExp(`^(${known.join('|')})$`);

/** All that a line may hold (RUN-07): chance, numbers and words that are ours. None of them can be anything personal. */
const members: Readonly<Record<string, RegExp>> = {
  level: oneOf('info', 'error'),
  time: /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/,
  msg: oneOf('answered', 'lost', 'crashed', 'need lost', 'need met again', 'failed', 'log lines dropped'),
  need: oneOf('database', 'provider'),
  why: /^(?:no answer within \d+ ms|the bank is not open yet|what is in front of the bank’s host answers \d{3}|(?!.*\d{5})\w{1,40})$/,
  // An error and where it was thrown; the bank takes out what its statements were given.
  failure: /^(?![^]*\d{8})(?![^]*@[\w-]+\.)[^]*$/,
  do: /^(?:make room on|let) the disk of the data|^see (?:in pg_stat_activity|that (?:the server|it)|the log of the server)|^raise max_connections /,
  dropped: /^\d+$/,
  requestId: uuid,
  traceId: /^[\da-f]{32}$/,
  spanId: /^[\da-f]{16}$/,
  kind: oneOf('bank', 'page', 'file', 'refused'),
  method: /^[A-Z]{3,7}$/,
  operation: oneOf(...Object.keys(operations)),
  code: /^(?!.*\d{5})[\w.-]{1,40}$/,
  status: /^[1-5]\d\d$/,
  ms: /^\d+(\.\d)?$/,
  crash: /^[B-DF-HJ-NP-TV]{4}-[B-DF-HJ-NP-TV]{4}$/,
  release: /^[\w-]*$/,
  route: /^(?!.*\d{4})[\w/:*?-]*$/,
  area: /^[a-zA-Z-]*$/,
};

/** Makes a place to log to, which keeps what a line may not hold. */
export function scannedLog() {
  const found = new Set<string>();
  return {
    log: {
      write: (line: string): void => {
        const told: Record<string, unknown> = JSON.parse(line);
        for (const [name, value] of Object.entries(told))
          if (members[name]?.test(String(value)) !== true) found.add(`${name}: ${String(value)}`);
      },
    },
    unexpected: (): readonly string[] => [...found],
  };
}
