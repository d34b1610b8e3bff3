import type { Addition } from '../faults/additions.ts';
import type { Outgoing } from './respond.ts';

/**
 * Lets a reply carry what the console has asked for; `take` is asked only where a reply can: not of a refusal, of a
 * challenge or of a file.
 */
export async function addToReply(
  outgoing: Outgoing,
  take: () => Promise<Addition | null>,
): Promise<Outgoing> {
  const { status, body } = outgoing;
  const isReply = status === 200 && typeof body === 'object' && !(body instanceof Uint8Array);
  if (!isReply || Object(body).result === 'SCA') return outgoing;
  const addition = await take();
  return addition === null ? outgoing : { ...outgoing, body: { ...body, ...addition.adds } };
}
