import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context, Handler, Hono, ValidationTargets } from 'hono';
import { z } from 'zod';
import type { LimitName } from '#ground/throttle/limits.ts';
import type { RefusalCode } from '#shared/errors.ts';
import type { Access } from '#shared/rights.ts';
import { cached } from './cache/cached.ts';
import type { ApiEnv } from './context.ts';
import { jsonBody, jsonReply } from './replies.ts';
import { logSignIn } from './sign-in-log.ts';

type CallMethod = 'get' | 'post' | 'put' | 'delete';

interface FileBody {
  content: NonNullable<NonNullable<RouteConfig['request']>['body']>['content'];
  most: number;
}

/** All facts about a call. */
export interface CallFacts {
  method: CallMethod;
  /** As in the published contract: `/api/shop/{id}`. */
  path: string;
  summary: string;
  description?: string;
  /** Who may make it. */
  access: Access;
  /** The limits its service counts; each is a row of `limits-*.ts`. */
  limits?: readonly LimitName[];
  /** Why a call that changes something needs no limit, although visitors or members may make it. */
  unlimited?: string;
  /** Its own refusals; access, limits, path and body add theirs. */
  refuses?: readonly RefusalCode[];
  /** The answer is the same for everyone in a language, and is cached as bytes (decision 21). */
  isCached?: boolean;
  /** Not published: the answer for a path without a call of its own. */
  isHidden?: boolean;
  /** Works on the cart of the request's token. */
  isOnCart?: boolean;
  /** Signs in, and takes over the cart of the request's token. */
  signsIn?: boolean;
  /** Why a back-office call other than GET writes nothing to the audit log. */
  unlogged?: string;
  /** Why it accepts any input and never answers `validation`. */
  unchecked?: string;
  file?: FileBody;
}

interface Declared<Method, Path, Params, Query, Headers, Body, Reply> extends CallFacts {
  method: Method & CallMethod;
  path: Path & string;
  params?: Params;
  query?: Query;
  headers?: Headers;
  /** The JSON body; an optional schema means that the body may be missing. */
  body?: Body;
  /** Its answer in the envelope. */
  reply?: Reply;
  /** The reply described for the published contract. */
  returns?: string;
  /** Answers outside the envelope: files and redirects. The handler makes them. */
  responses?: RouteConfig['responses'];
}

type Output<Schema> = [Schema] extends [never] ? undefined : Schema extends z.ZodType ? z.output<Schema> : never;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type Part<Name extends string, Schema> = [Schema] extends [never]
  ? Record<never, never>
  : { [Key in Name]: Input<Schema> };
type WithoutCode<Reply> = Reply extends unknown ? Omit<Reply, 'code'> : never;
type Answer<Reply> = [Reply] extends [never] ? Response : WithoutCode<Input<Reply>>;

interface Sent<Params, Query, Headers, Body> {
  params: Output<Params>;
  query: Output<Query>;
  headers: Output<Headers>;
  body: Output<Body>;
}

type ClientPath<Path extends string> = Path extends `${infer Start}{${infer Name}}${infer Rest}`
  ? `${Start}:${Name}${ClientPath<Rest>}`
  : Path;

/** A call as the typed client sees it. */
type CallSchema<Method extends string, Path extends string, In, Out> = {
  [Key in ClientPath<Path>]: {
    [Verb in `$${Method}`]: {
      input: In;
      output: [Out] extends [never] ? Response : Input<Out>;
      outputFormat: [Out] extends [never] ? 'body' : 'json';
      status: 200;
    };
  };
};

export interface Call<Schema = unknown> extends CallFacts {
  route: RouteConfig;
  handle: Handler<ApiEnv>;
  /** Only for the typed client; never set. */
  schema?: Schema;
}

/**
 * One call of the API with all its facts: who may make it, how often, what it takes, answers and refuses. The
 * handler gets the parsed input, and returns the reply without its `code`, or throws a refusal.
 */
export function call<
  const Method extends CallMethod,
  const Path extends string,
  Params extends z.ZodObject = never,
  Query extends z.ZodObject = never,
  Headers extends z.ZodObject = never,
  Body extends z.ZodType = never,
  Reply extends z.ZodType<{ code: 'success' }> = never,
>(
  declared: Declared<Method, Path, Params, Query, Headers, Body, Reply>,
  handler: (c: Context<ApiEnv>, sent: Sent<Params, Query, Headers, Body>) => Answer<Reply> | Promise<Answer<Reply>>,
): Call<
  CallSchema<
    Method,
    Path,
    Part<'param', Params> & Part<'query', Query> & Part<'header', Headers> & Part<'json', Body>,
    Reply
  >
> {
  const { params, query, headers, body, reply, returns, responses, ...facts } = declared;
  const { method, path, summary, description, isCached, isHidden, file } = facts;
  if (isCached && (method !== 'get' || facts.access !== 'anyone'))
    throw new Error(`${nameOf(facts)} is not everybody's to keep`);
  const route = {
    method,
    path,
    summary,
    ...(description && { description }),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body: bodyOf(body) }),
      ...(file && { body: { required: true, content: file.content } }),
    },
    ...(isCached && { middleware: cached }),
    ...(isHidden && { hide: true }),
    responses: { ...(reply && jsonReply(reply, returns ?? summary)), ...responses },
  };
  const handle = (c: Context<ApiEnv>) =>
    answer(c, handler(c, sentIn(c) as Sent<Params, Query, Headers, Body>), isCached);
  return {
    ...facts,
    route: createRoute(route),
    handle: facts.signsIn ? (c) => logSignIn(c, handle(c)) : handle,
  };
}

/** The input as parsed by the validators. */
function sentIn({ req }: Context<ApiEnv>): object {
  const valid = (target: keyof ValidationTargets) => req.valid(target as never);
  return { params: valid('param'), query: valid('query'), headers: valid('header'), body: valid('json') };
}

async function answer(c: Context<ApiEnv>, made: object | Promise<object>, isCached = false): Promise<Response> {
  const reply = await made;
  if (reply instanceof Response) return reply;
  const enveloped = { code: 'success', ...reply };
  if (!isCached) return c.json(enveloped, 200);
  c.set('cachedJson', JSON.stringify(enveloped));
  return c.body(null, 200);
}

function bodyOf(schema: z.ZodType) {
  if (!(schema instanceof z.ZodOptional)) return jsonBody(schema);
  return { content: { 'application/json': { schema: schema.unwrap() as z.ZodType } } };
}

/** A feature's calls, with their types. */
export function calls<const List extends readonly Call[]>(...list: List): List {
  return list;
}

/** The API as the typed client sees it. */
export type ApiOf<List extends readonly Call[]> = Hono<ApiEnv, Every<SchemaOf<List[number]>>, '/'>;
type SchemaOf<One> = One extends Call<infer Schema> ? Schema : never;
type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All extends object
    ? All
    : never
  : never;

/** The name of a call everywhere else: `GET /api/shop/:id`. */
export function nameOf({ method, path }: Pick<CallFacts, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Adds the calls to an app, fixed paths before those with a parameter in the same place. */
export function mountCalls(api: OpenAPIHono<ApiEnv>, list: readonly Call[]): OpenAPIHono<ApiEnv> {
  for (const { route, handle } of list.toSorted((a, b) => (rankOf(a.path) < rankOf(b.path) ? -1 : 1)))
    api.openapi(route, handle);
  return api;
}

/** A parameter sorts after every word. */
function rankOf(path: string): string {
  return path.replace(/\{\w+\}/g, '\uffff');
}
