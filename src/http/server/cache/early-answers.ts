import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesTag } from '#ground/files/server/answer-file.ts';
import { langFromHeader } from '#shared/locale.ts';
import type { Config } from '../config.ts';
import { type Log, logRequest } from '../log.ts';
import { observeRequest } from '../metrics.ts';
import type { OpeningWatch } from '../opening-state.ts';
import { isNavigationRequest } from '../redirect-to-page.ts';
import { requestIdOf } from '../request-scope.ts';
import { baseHeaders } from '../safety-headers.ts';
import { hasRepeatedHeader } from '../single-headers.ts';
import type { AnswerCache } from './answer-cache.ts';
import { callKey } from './cached.ts';
import type { CachedAnswer, Encoding } from './cached-answer.ts';

/** Answers a request and returns true, or leaves it to the framework. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The cached answer for a target (a path with its query). */
export type Find = (target: string, request: IncomingMessage) => CachedAnswer | undefined;

/** The adapter judges other hosts. */
const PLAIN_HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/;

/**
 * Answers from cached bytes in Node's request handler: no Request, no Response, no route (decision 21). Leaves
 * everything unusual to the framework. Logs and counts each answer like all others.
 */
export function createEarlyAnswers({ config, log }: { config: Config; log: Log }, finds: readonly Find[]): EarlyAnswer {
  const safety = baseHeaders(config);
  return (request, response) => {
    const started = performance.now();
    const { method = '', url: target = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (!PLAIN_HOST.test(headers.host ?? '') || hasBody(request) || hasRepeatedHeader(request)) return false;
    let answer: CachedAnswer | undefined;
    for (const find of finds) answer ??= find(target, request);
    if (!answer) return false;
    const requestId = requestIdOf(headers['x-request-id'], config);
    const isUnchanged = matchesTag(headers['if-none-match'], answer.etag);
    const form = isUnchanged ? 'unchanged' : answer.encodingFor(headers['accept-encoding']);
    const status = isUnchanged ? 304 : 200;
    response.writeHead(status, [...headOf(answer, form, safety), 'X-Request-Id', requestId]);
    response.end(form === 'unchanged' || method === 'HEAD' ? undefined : answer.form(form));
    const query = target.indexOf('?');
    const path = query === -1 ? target : target.slice(0, query);
    const ms = Math.round(performance.now() - started);
    observeRequest(method, path, status, ms);
    logRequest(log, { requestId, method, path, status, ms });
    return true;
  };
}

/** Finds nothing unless the shop is certainly open: the gate in front of the routes decides the rest. */
export function whileOpen({ isSurelyOpen }: Pick<OpeningWatch, 'isSurelyOpen'>, find: Find): Find {
  return (target, request) => (isSurelyOpen() ? find(target, request) : undefined);
}

/** Finds cached answers of calls. The API refuses HEAD (product §1.7). */
export function findCall(cache: AnswerCache): Find {
  return (target, { method, headers }) => {
    if (method !== 'GET' || !target.startsWith('/api/')) return undefined;
    if (isNavigationRequest(headers['sec-fetch-mode'] as string | undefined, headers.accept)) return undefined;
    const { lang } = headers;
    return Array.isArray(lang) ? undefined : cache.find(callKey(langFromHeader(lang), target));
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function headOf(answer: CachedAnswer, form: Encoding | 'unchanged', safety: Record<string, string>): readonly string[] {
  const known = answer.heads[form];
  if (known) return known;
  const own = new Map(Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), [name, value]]));
  for (const [name, value] of Object.entries(safety)) if (!own.has(name.toLowerCase())) own.set(name, [name, value]);
  if (form !== 'unchanged') {
    own.set('content-length', ['Content-Length', String(answer.form(form).byteLength)]);
    if (form !== 'identity') own.set('content-encoding', ['Content-Encoding', form]);
  }
  const head = [...own.values()].flat();
  answer.heads[form] = head;
  return head;
}
