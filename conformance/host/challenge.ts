import { isNode } from '../checks/contract-values.ts';
import type { Reply } from './wire.ts';

/** Finds the challenge in a refusal that holds one, or in a success that is one; null where there is none. */
export function challengeIn({ status, body }: Pick<Reply, 'status' | 'body'>): unknown {
  if (!isNode(body)) return null;
  if (status === 403 && body['code'] === 'SCA_REQUIRED') return body['sca'];
  return status === 200 && body['result'] === 'SCA' ? body : null;
}
