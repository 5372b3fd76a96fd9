import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Asked, Known } from './payment-provider.ts';

export interface SeenCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Reply = { status?: number; json?: unknown } | ((response: ServerResponse, call: SeenCall) => void);
/** A host's answers, by `METHOD /path`; a list is used one after the other, its last entry from then on. */
export type Script = Record<string, Reply | Reply[]>;

export interface ScriptedHost {
  origin: string;
  calls: SeenCall[];
  called(name: string): SeenCall[];
  answer(script: Script): void;
  close(): void;
}

/** A host with scripted answers that records its calls; any other call gets a 500. */
export async function scriptedHost(): Promise<ScriptedHost> {
  const calls: SeenCall[] = [];
  let script: Script = {};
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, headers, body };
    calls.push(call);
    const planned = script[`${method} ${path}`];
    const reply = Array.isArray(planned) ? (planned.length > 1 ? planned.shift() : planned[0]) : planned;
    if (typeof reply === 'function') return reply(response, call);
    response.writeHead(reply?.status ?? (reply ? 200 : 500), { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply?.json ?? {}));
  };
  const server = createServer((request, response) => void answerTo(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    called: (name) => calls.filter(({ method, path }) => `${method} ${path}` === name),
    answer(next) {
      script = next;
      calls.length = 0;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const ATTEMPT = '2f1c8e7a-5b0d-4a53-9d0e-6f8f3a0c9b11';

/** An attempt to pay US$480.00: two prints and their shipping. */
export const ASKED: Asked = {
  attempt_id: ATTEMPT,
  reference: 'C7Q2M4-1',
  code: 'C7Q2M4',
  paytype: 'paypal',
  amount: 48_000,
  subtotal: 46_000,
  shipping: 2_000,
  currency: 'USD',
  lines: [{ name: 'Poppies, 30 × 40 cm', nums: 2, unit_price: 23_000 }],
  lang: 'zh-Hant',
  provider_id: null,
  urls: {
    info: 'https://shop.test/info',
    page: 'https://shop.test/page',
    back: 'https://shop.test/api/payment/back',
    cancel: 'https://shop.test/api/payment/cancel',
    notify: 'https://shop.test/api/payment/notify',
  },
};

export const KNOWN: Known = {
  attempt_id: ATTEMPT,
  reference: 'C7Q2M4-1',
  amount: 48_000,
  currency: 'USD',
  provider_id: '5O190127TN364715T',
  transaction_id: null,
};
