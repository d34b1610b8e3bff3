import type { Request, Wire } from './wire.ts';

/** Returns whether a host has no such call; it is asked by nobody, so that nothing is done by the asking. */
export async function isAbsent(wire: Wire, good: Request): Promise<boolean> {
  const { authorization: _nobody, ...headers } = good.headers;
  return (await wire({ ...good, headers })).status === 404;
}
