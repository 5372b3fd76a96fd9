import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refuseOutsiders } from '../control/guard.ts';
import { controlRoutes } from '../control/routes.ts';
import { cybersourceRoutes } from '../cybersource/pay.ts';
import { ecpayRoutes } from '../ecpay/page.ts';
import { invoiceRoutes } from '../ecpay-invoice/routes.ts';
import { lineRoutes } from '../line/push.ts';
import { linePayRoutes } from '../line-pay/page.ts';
import { approveRoutes } from '../paypal/approve-page.ts';
import { noSuchResource, paypalTrouble } from '../paypal/errors.ts';
import { paypalRoutes } from '../paypal/routes.ts';
import type { World } from '../world.ts';
import { json, type Reply, type Request, readBody } from './exchange.ts';
import { send, sendFaulty } from './faulty.ts';
import { answer } from './router.ts';

const routes = [
  ...paypalRoutes,
  ...approveRoutes,
  ...cybersourceRoutes,
  ...lineRoutes,
  ...invoiceRoutes,
  ...ecpayRoutes,
  ...linePayRoutes,
];

/** A server for all providers and the control addresses. */
export function createListener(world: World): Server {
  const server = createServer((incoming, response) => {
    take(world, incoming, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else send(response, paypalTrouble(500));
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.maxConnections = 2_000;
  return server;
}

async function take(world: World, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = incoming;
  const url = URL.parse(incoming.url ?? '/', 'http://simulator.invalid');
  if (!url) return send(response, json(400, { error: 'no address' }));
  const control = url.pathname.startsWith('/control/');
  const fault = control ? undefined : world.faults.take(method, url.pathname);
  const body = await readBody(incoming);
  if (body === 'too long') {
    response.shouldKeepAlive = false;
    return send(response, paypalTrouble(413));
  }
  const request: Request = {
    method,
    headers,
    body,
    path: url.pathname,
    query: url.searchParams,
    rawQuery: rawQueryOf(incoming.url ?? ''),
    params: [],
  };
  const refused = control ? refuseOutsiders(request, incoming.socket.remoteAddress ?? '') : undefined;
  if (refused) return send(response, refused);
  const proceed = async (): Promise<Reply> =>
    (await answer(control ? controlRoutes : routes, world, request)) ?? health(request) ?? noSuchResource(url.pathname);
  return fault ? sendFaulty(fault, response, proceed) : send(response, await proceed());
}

/** The query as it was sent, which LINE Pay signs. */
function rawQueryOf(address: string): string {
  const at = address.indexOf('?');
  return at < 0 ? '' : address.slice(at + 1);
}

/** The program that starts the simulator asks here whether it is running, and whether it is a simulator. */
function health({ method, path }: Request): Reply | undefined {
  return method === 'GET' && path === '/healthz' ? json(200, { simulator: 'cornice-payments' }) : undefined;
}
