import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A server over TLS before another; nothing of it outlives `close`. */
export type Front = { url: string; close(): void };

/**
 * Puts TLS before a server, as in production: WebKitGTK keeps no cookie marked `Secure` without it, not even of this
 * machine, and so loses a session that a page loaded anew should take up.
 */
export async function putTlsBefore(url: string): Promise<Front> {
  const { hostname, port: target } = new URL(url);
  const server = createServer(ownCertificate(), (received, answer) => {
    const passed = request(
      { hostname, port: target, method: received.method, path: received.url, headers: received.headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    received.pipe(passed);
  }).listen(0, hostname);
  await once(server, 'listening');
  // A server that listens on an address has one of its own.
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://${hostname}:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Makes a certificate that nobody has signed but itself, with its key, and keeps neither. */
function ownCertificate(): { key: string; cert: string } {
  const asked =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1';
  const both = execFileSync('openssl', [...asked.split(' '), '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { key: both, cert: both };
}
