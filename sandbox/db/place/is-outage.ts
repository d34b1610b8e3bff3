// What PostgreSQL says when it goes, has no room or takes nobody more in, and how its client tells of a lost connection.
const outage = /^(?:08|53|57P0)|^(?:CONNECT|CONNECTION)_|^E(?:CONN|HOST|NET|PIPE|NOSPC|TIMEDOUT|ROFS)/u;

/** Returns whether a call failed because the database cannot be reached or has no room: it may go well later. */
export function isOutage(error: unknown): boolean {
  const { code, cause } = Object(error);
  return (typeof code === 'string' && outage.test(code)) || (cause !== undefined && isOutage(cause));
}
