import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** `BackendKeyData`: a K, the length twelve, the session's number and a secret. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);

/** Imitates a connection pooler, which gives clients a session number of its own. */
export async function startPooler(serverUrl: string): Promise<{ url: string; stop: () => void }> {
  const { hostname, port } = new URL(serverUrl);
  const pooler = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.pipe(server);
    server.on('data', (chunk) => {
      const at = chunk.indexOf(KEY_DATA);
      if (at !== -1) chunk.writeInt32BE(1, at + KEY_DATA.length);
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
  });
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const url = new URL(serverUrl);
  url.port = String((pooler.address() as AddressInfo).port);
  return { url: url.href, stop: () => pooler.close() };
}
