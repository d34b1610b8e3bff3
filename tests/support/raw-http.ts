import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** Sends a listening server these very characters and answers all that it says until it hangs up. */
export async function sayTo(app: FastifyInstance, words: string): Promise<string> {
  // A server that listens on a port has an address of this kind.
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(words);
  return text(socket);
}
