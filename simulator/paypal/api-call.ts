import { contentType, header, isObject, parseJson, type Reply, type Request } from '../http/exchange.ts';
import type { Handler } from '../http/router.ts';
import { noteRefusal } from '../world.ts';
import { paypalIssue, paypalTrouble } from './errors.ts';
import { issueText } from './issues.ts';
import { badRequestId } from './replays.ts';
import { withoutToken } from './token.ts';

/** Checks before a call what PayPal requires of every call: a token, JSON, a request id that is not too long. */
export function apiCall(handler: Handler): Handler {
  return async (world, request) => {
    const refused = withoutToken(world, request) ?? wrongMedia(request) ?? badRequestId(request) ?? mocked(request);
    const reply = refused ?? (await handler(world, request));
    if (reply.status >= 400 && reply.status !== 401) noteRefusal(world, request.path, reply.body.slice(0, 500));
    return reply;
  };
}

// Also an empty capture must say that it is JSON.
function wrongMedia(request: Request): Reply | undefined {
  return request.method === 'POST' && contentType(request) !== 'application/json' ? paypalTrouble(415) : undefined;
}

/** PayPal's own negative tests, as its sandbox does them. */
function mocked(request: Request): Reply | undefined {
  const asked = parseJson(header(request, 'paypal-mock-response') ?? '');
  const issue = isObject(asked) ? asked.mock_application_codes : undefined;
  return typeof issue === 'string' ? paypalIssue(issue) : undefined;
}

/** The body as JSON, an empty one as an empty request, or the refusal if it is not JSON. */
export function jsonBody(request: Request): { value: unknown } | { refused: Reply } {
  const text = request.body.toString('utf8').trim();
  if (text === '') return { value: {} };
  const value = parseJson(text);
  if (value !== undefined) return { value };
  const issue = 'MALFORMED_REQUEST_JSON';
  return { refused: paypalTrouble(400, [{ location: 'body', issue, description: issueText(issue) }]) };
}
