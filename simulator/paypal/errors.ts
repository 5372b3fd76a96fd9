import { json, type Reply } from '../http/exchange.ts';
import { debugId } from '../ids.ts';
import { type Issue, issueText } from './issues.ts';

/** One error, in PayPal's own shape. */
export interface Detail {
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'header' | 'query';
  issue: string;
  description: string;
}

interface Link {
  href: string;
  rel: string;
  method: 'GET';
}

const NAMES: Readonly<Record<number, readonly [name: string, message: string]>> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  409: ['RESOURCE_CONFLICT', 'The server has detected a conflict while processing this request.'],
  413: ['INVALID_REQUEST', 'The request is too large.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The server does not support the request payload’s media type.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  429: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
  503: ['SERVICE_UNAVAILABLE', 'Service Unavailable.'],
};

/** An error as PayPal answers it: name, message, debug_id, details, links. */
export function paypalTrouble(status: number, details: readonly Detail[] = [], links: readonly Link[] = []): Reply {
  const [name, message] = NAMES[status] ?? ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'];
  const debug_id = debugId();
  const information: Link = {
    href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${details[0]?.issue ?? name}`,
    rel: 'information_link',
    method: 'GET',
  };
  const body = { name, ...(details.length > 0 && { details }), message, debug_id, links: [information, ...links] };
  return json(status, body, { 'paypal-debug-id': debug_id, ...(status === 429 && { 'retry-after': '1' }) });
}

/** One 422 issue that concerns no field. */
export function paypalIssue(issue: string, links: readonly Link[] = []): Reply {
  return paypalTrouble(422, [{ issue, description: issueText(issue) }], links);
}

/** A detail about a field of the body. */
export function bodyDetail(field: string, value: unknown, issue: Issue): Detail {
  const shown = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return { field, value: shown.slice(0, 200), location: 'body', issue, description: issueText(issue) };
}

/** 404 for an id that does not exist, or no longer exists. */
export function noSuchResource(id: string): Reply {
  const description = 'Specified resource ID does not exist. Please check the resource ID and try again.';
  return paypalTrouble(404, [{ field: 'id', value: id, location: 'path', issue: 'INVALID_RESOURCE_ID', description }]);
}
