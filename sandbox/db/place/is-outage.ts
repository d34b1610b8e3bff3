// What PostgreSQL says when it goes, has no room, takes nobody more in or is too slow, and how its client tells of a lost connection.
const outage =
  /^(?:08|53|57P0|57014)|^(?:CONNECT|CONNECTION)_|^E(?:CONN|HOST|NET|PIPE|NOSPC|TIMEDOUT|ROFS|NOTFOUND|AI_AGAIN)/u;

/** Returns whether a call failed because the database cannot be reached or has no room: it may go well later. */
export function isOutage(error: unknown): boolean {
  const { code, cause } = Object(error);
  return (typeof code === 'string' && outage.test(code)) || (cause !== undefined && isOutage(cause));
}

/** What the client says of a connection that was never made or is no more, and the server of itself as it goes. */
const lost = /^(?:08|57P0)|^(?:CONNECT|CONNECTION)_|^E(?:CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN)/u;

/** Returns whether a query failed for want of a connection, so that the server may be lost. */
export const isLostConnection = (error: unknown): boolean => lost.test(String(Object(error).code));
