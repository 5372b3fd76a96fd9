import type { OpenAPIHono } from '@hono/zod-openapi';
import { type RefusalCode, refusals } from '#shared/errors.ts';
import { LANGS } from '#shared/locale.ts';
import { type CallFacts, nameOf } from './call.ts';
import type { CallBook } from './call-book.ts';
import { isClosedCall } from './closed-paths.ts';

export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type Operation = NonNullable<NonNullable<ApiDocument['paths']>[string]['get']>;
type Responses = NonNullable<Operation['responses']>;
type Security = NonNullable<Operation['security']>;
type Schemas = NonNullable<NonNullable<ApiDocument['components']>['schemas']>;
type Schema = Schemas[string];
type NamedResponses = NonNullable<NonNullable<ApiDocument['components']>['responses']>;

const METHODS = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof METHODS)[number];

const FAILURE = { $ref: '#/components/schemas/Failure' };
const LANG: NonNullable<Operation['parameters']>[number] = {
  name: 'lang',
  in: 'header',
  description: 'The language of names, texts and messages',
  schema: { type: 'string', enum: [...LANGS] },
};

/** The routes' contract, with what the app adds: names, access, headers and refusals. */
export function describeCalls({ paths = {}, components = {}, ...document }: ApiDocument, book: CallBook): ApiDocument {
  const facts = (method: Method, path: string) => {
    const call = book.named(nameOf({ method, path }));
    if (!call) throw new Error(`${method} ${path} is published and not declared`);
    return call;
  };
  const replies = new Map<string, NamedResponses[string]>();
  const described = Object.entries(paths).map(([path, methods]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [[method, describeCall(facts(method, path), operation, replies)] as const] : [];
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return {
    ...document,
    // Relative to the document's own origin.
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

function describeCall(call: CallFacts, operation: Operation, replies: Map<string, NamedResponses[string]>): Operation {
  const responses: Responses = { ...operation.responses };
  for (const [status, codes] of byStatus(refusalsOf(call, operation))) {
    const own = responses[status]?.content?.['application/json']?.schema;
    const name = codes.map(pascal).join('Or');
    // A route whose refusal has more fields than its code describes it itself.
    responses[status] = own ? refusalReply(codes, own) : { $ref: `#/components/responses/${name}` };
    if (!own) replies.set(name, refusalReply(codes));
  }
  return {
    ...operation,
    operationId: operationIdOf(call),
    security: securityOf(call),
    parameters: [LANG, ...(operation.parameters ?? [])],
    responses,
  };
}

/** `GET /api/order/{code}/receipt` is `getOrderByCodeReceipt`. */
function operationIdOf({ method, path }: CallFacts): string {
  const parts = path.replace(/^\/api\//, '').split('/');
  return method + parts.map((part) => (part.startsWith('{') ? `By${pascal(part)}` : pascal(part))).join('');
}

function pascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function securityOf({ access, isOnCart, signsIn }: CallFacts): Security {
  const tokens = access === 'anyone' ? [{}] : access === 'visitor' ? [{}, { bearer: [] }] : [{ bearer: [] }];
  if (!isOnCart && !signsIn) return access === 'anyone' ? [] : tokens;
  return [...tokens, ...tokens.map((one) => ({ ...one, cart: [] }))];
}

/** Every refusal that a call can answer. */
function refusalsOf(call: CallFacts, { parameters = [], requestBody, responses = {} }: Operation): Set<RefusalCode> {
  const isRead = call.method === 'get';
  const isChecked = requestBody !== undefined || parameters.some((one) => 'in' in one && one.in !== 'path');
  return new Set<RefusalCode>([
    ...doorRefusals(call),
    ...(isClosedCall(call, true) ? (['shop_closed'] as const) : []),
    ...(call.path.includes('{') ? (['not_found'] as const) : []),
    ...(isRead ? [] : (['too_large'] as const)),
    // A file is counted while it arrives.
    ...(isRead || call.file ? [] : (['length_required'] as const)),
    ...(requestBody ? (['unsupported_media'] as const) : []),
    ...(isChecked && !call.unchecked ? (['validation'] as const) : []),
    // A call that only redirects leads to a page that shows the message.
    ...(call.limits && !('302' in responses) ? (['too_many_requests'] as const) : []),
    ...(call.refuses ?? []),
    'bad_request',
    'internal',
    'unavailable',
  ]);
}

function doorRefusals({ access, isOnCart, path }: CallFacts): readonly RefusalCode[] {
  if (access === 'anyone') return [];
  if (access === 'visitor') return isOnCart ? ['unauthenticated', 'forbidden'] : [];
  if (access === 'member') return ['unauthenticated'];
  const isStaffs = path.startsWith('/api/admin/');
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

/** `oneOf` becomes `anyOf`: the first matching form is taken, and others may match too. */
function asChoice(schema: Schema): Schema {
  if (!('oneOf' in schema)) return schema;
  const { oneOf = [], ...rest } = schema;
  return { ...rest, anyOf: oneOf };
}
