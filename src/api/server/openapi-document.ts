import type { OpenAPIHono } from '@hono/zod-openapi';
import { LIMITS } from '#ground/throttle/limits.ts';
import { type RefusalCode, refusals } from '#shared/errors.ts';
import { LANGS } from '#shared/locale.ts';
import type { Access } from '#shared/rights.ts';
import { callRefusals } from './call-refusals.ts';
import { policy } from './policy.ts';
import { CART_CALLS } from './policy-gate.ts';

export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type Operation = NonNullable<NonNullable<ApiDocument['paths']>[string]['get']>;
type Responses = NonNullable<Operation['responses']>;
type Security = NonNullable<Operation['security']>;
type Schemas = NonNullable<NonNullable<ApiDocument['components']>['schemas']>;
type Schema = Schemas[string];
type NamedResponses = NonNullable<NonNullable<ApiDocument['components']>['responses']>;

const METHODS = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof METHODS)[number];

const limited: ReadonlySet<string> = new Set(Object.values(LIMITS).flatMap(({ calls }) => calls));
/** Takes whatever a provider sends, and answers what cannot be read with a page; or whatever a spreadsheet wrote, and says by line what is wrong. */
const UNCHECKED = new Set(['GET /api/oauth/:provider/callback', 'POST /api/admin/prices/file/trial']);
/** Calls that sign somebody in, and take the cart of the token they come with home. */
const SIGN_IN_CALLS: ReadonlySet<string> = new Set([
  'POST /api/member/register',
  'POST /api/member/login',
  'POST /api/member/login/second',
  'POST /api/invitation',
  'POST /api/password/reset',
  'POST /api/setup',
  'GET /api/oauth/check',
  'POST /api/oauth/link',
]);

const FAILURE = { $ref: '#/components/schemas/Failure' };
const LANG: NonNullable<Operation['parameters']>[number] = {
  name: 'lang',
  in: 'header',
  description: 'The language of names, texts and messages',
  schema: { type: 'string', enum: [...LANGS] },
};

/** The routes' own contract, with what the shell around them adds: names, who may call, headers and refusals. */
export function describeCalls({ paths = {}, components = {}, ...document }: ApiDocument): ApiDocument {
  const replies = new Map<string, NamedResponses[string]>();
  const described = Object.entries(paths).map(([path, methods]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [[method, describeCall(method, path, operation, replies)] as const] : [];
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return {
    ...document,
    // Wherever the document was read from.
    servers: [{ url: '/' }],
    paths: Object.fromEntries(described),
    components: {
      ...components,
      schemas: Object.fromEntries(Object.entries(components.schemas ?? {}).map(([name, one]) => [name, asChoice(one)])),
      responses: Object.fromEntries([...replies].sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that a sign-in answered' },
        cart: {
          type: 'apiKey',
          in: 'header',
          name: 'cart',
          description: 'The token that the first cart call answered',
        },
      },
    },
  };
}

/** The policy's and the limits' name of a call: `GET /api/shop/:id`. */
export function callName(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

function describeCall(
  method: Method,
  path: string,
  operation: Operation,
  replies: Map<string, NamedResponses[string]>,
): Operation {
  const call = callName(method, path);
  const responses: Responses = { ...operation.responses };
  for (const [status, codes] of byStatus(refusalsOf(call, operation))) {
    const own = responses[status]?.content?.['application/json']?.schema;
    const name = codes.map(pascal).join('Or');
    // A route that answers more with a refusal than its name describes that itself.
    responses[status] = own ? refusalReply(codes, own) : { $ref: `#/components/responses/${name}` };
    if (!own) replies.set(name, refusalReply(codes));
  }
  return {
    ...operation,
    operationId: operationIdOf(method, path),
    security: securityOf(call, path),
    parameters: [LANG, ...(operation.parameters ?? [])],
    responses,
  };
}

/** `GET /api/order/{code}/receipt` is `getOrderByCodeReceipt`. */
function operationIdOf(method: Method, path: string): string {
  const parts = path.replace(/^\/api\//, '').split('/');
  return method + parts.map((part) => (part.startsWith('{') ? `By${pascal(part)}` : pascal(part))).join('');
}

function pascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function securityOf(call: string, path: string): Security {
  const access = policy[call] ?? 'admin';
  const tokens = access === 'anyone' ? [{}] : access === 'visitor' ? [{}, { bearer: [] }] : [{ bearer: [] }];
  if (!CART_CALLS.test(path) && !SIGN_IN_CALLS.has(call)) return access === 'anyone' ? [] : tokens;
  return [...tokens, ...tokens.map((one) => ({ ...one, cart: [] }))];
}

/** Every refusal that a call can answer. */
function refusalsOf(call: string, { parameters = [], requestBody, responses = {} }: Operation): Set<RefusalCode> {
  const isRead = call.startsWith('GET ');
  const isChecked = requestBody !== undefined || parameters.some((one) => 'in' in one && one.in !== 'path');
  return new Set<RefusalCode>([
    ...doorRefusals(call, policy[call] ?? 'admin'),
    ...(call.includes(':') ? (['not_found'] as const) : []),
    ...(isRead ? [] : (['too_large'] as const)),
    // A file is counted while it comes.
    ...(isRead || isFile(requestBody) ? [] : (['length_required'] as const)),
    ...(requestBody ? (['unsupported_media'] as const) : []),
    ...(isChecked && !UNCHECKED.has(call) ? (['validation'] as const) : []),
    // Whoever only passes through is sent on to a page that says it.
    ...(limited.has(call) && !('302' in responses) ? (['too_many_requests'] as const) : []),
    ...(callRefusals[call] ?? []),
    'bad_request',
    'internal',
    'unavailable',
  ]);
}

function isFile(body: Operation['requestBody']): boolean {
  return body !== undefined && 'content' in body && !('application/json' in body.content);
}

function doorRefusals(call: string, access: Access): readonly RefusalCode[] {
  if (access === 'anyone') return [];
  const isCartCall = CART_CALLS.test(call.replace(/^\w+ /, ''));
  if (access === 'visitor') return isCartCall ? ['unauthenticated', 'forbidden'] : [];
  if (access === 'member') return ['unauthenticated'];
  const isStaffs = call.includes(' /api/admin/');
  return isStaffs ? ['unauthenticated', 'forbidden', 'second_factor_needed'] : ['unauthenticated', 'forbidden'];
}

function byStatus(codes: ReadonlySet<RefusalCode>): Map<number, RefusalCode[]> {
  // In the table's order, so that the same refusals have the same name in every call.
  const sorted = (Object.keys(refusals) as RefusalCode[]).filter((code) => codes.has(code));
  return Map.groupBy(sorted, (code) => refusals[code]);
}

function refusalReply(codes: readonly RefusalCode[], shape: Schema = FAILURE): NamedResponses[string] {
  const schema = { allOf: [shape, { properties: { code: { enum: [...codes] } } }] };
  return { description: `Refused: ${codes.join(', ')}`, content: { 'application/json': { schema } } };
}

/** Of several forms the first that fits is taken; nothing says that no other would. */
function asChoice(schema: Schema): Schema {
  if (!('oneOf' in schema)) return schema;
  const { oneOf = [], ...rest } = schema;
  return { ...rest, anyOf: oneOf };
}
