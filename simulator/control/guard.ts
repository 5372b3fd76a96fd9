import { contentType, header, json, type Reply, type Request } from '../http/exchange.ts';

/**
 * The control addresses are for tests on the same machine. A visitor of a demo on the public internet must not reach
 * them, nor a page in the developer's browser: hence the loopback address, a loopback host, no proxy, no browser, JSON only.
 */
export function refuseOutsiders(request: Request, remote: string): Reply | undefined {
  const host = (header(request, 'host') ?? '').replace(/:\d+$/, '');
  const local = /^(?:::ffff:)?127\.|^::1$/.test(remote) && /^(?:127\.[\d.]+|localhost|\[::1\])$/.test(host);
  const passed = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  const browser = request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
  if (!local || passed || browser) return json(404, { error: 'not found' });
  if (request.method === 'POST' && contentType(request) !== 'application/json')
    return json(415, { error: 'the body is JSON' });
  return undefined;
}
