import { BROKEN_BODIES, HOSTILE_HEADERS, HOSTILE_PARTS, HOSTILE_VALUES, SAMPLES } from './fuzz-values.ts';

/** The parts of a JSON schema that are needed to generate a value. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
  /** Codes and ids of existing rows, so that requests do not only get 404. */
  samples?: readonly string[];
}

export interface FuzzRequest {
  /** Reproduces the request. */
  seed: number;
  /** The call of the contract it was generated from. */
  call: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

class Dice {
  #state: number;

  constructor(seed: number) {
    // Neighbouring seeds must not give similar requests.
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  }

  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(share: number): boolean {
    return this.roll() < share;
  }

  upTo(most: number): number {
    return Math.floor(this.roll() * (most + 1));
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.upTo(values.length - 1)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  }
}

/** Only for visitors: signed in, these calls end the session or require a second factor, and the rest of the run reaches nothing. */
const SIGNS_OUT = /logout|session|staff\/second_factor/;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];

/** The request of this seed: mostly valid, with something hostile in it. */
export function fuzzRequest(contract: Contract, seed: number, tokens: readonly string[] = []): FuzzRequest {
  const dice = new Dice(seed);
  const [template, methods] = dice.pick(Object.entries(contract.paths));
  const [documented, { parameters = [], requestBody }] = dice.pick(Object.entries(methods));
  const method = dice.chance(0.04) ? dice.pick(METHODS) : documented.toUpperCase();
  const text = (schema: Schema) => asText(valueFor(contract, schema, dice, 0));
  const of = (where: string) =>
    parameters.filter((one) => one.in === where && (one.required || where === 'path' || dice.chance(0.5)));

  let path = template;
  for (const { name, schema } of of('path')) {
    const part = dice.chance(0.3) ? dice.pick(HOSTILE_PARTS) : encodeURIComponent(wellFormed(text(schema)));
    path = path.replace(`{${name}}`, () => part);
  }
  const query = of('query').flatMap(({ name, schema }) => {
    const value = dice.chance(0.3) ? dice.pick(HOSTILE_PARTS) : encodeURIComponent(wellFormed(text(schema)));
    return dice.chance(0.1) ? [`${name}=${value}`, `${name}=${value}`] : [`${name}=${value}`];
  });
  const headers: Record<string, string> = {};
  for (const name of ['lang', 'cart', 'idempotency-key'])
    if (dice.chance(0.2)) headers[name] = dice.pick(HOSTILE_HEADERS);
  if (tokens.length > 0 && !SIGNS_OUT.test(template) && dice.chance(0.9))
    headers.authorization = `Bearer ${dice.pick(tokens)}`;
  const call = `${documented.toUpperCase()} ${template}`;
  const request = { seed, call, method, path: query.length > 0 ? `${path}?${query.join('&')}` : path, headers };
  if (method === 'GET' || method === 'HEAD' || !requestBody) return request;
  return { ...request, ...bodyFor(contract, requestBody.content, headers, dice) };
}

function bodyFor(
  contract: Contract,
  content: Record<string, { schema: Schema }>,
  headers: Record<string, string>,
  dice: Dice,
): Pick<FuzzRequest, 'headers' | 'body'> {
  const [type, { schema }] = dice.pick(Object.entries(content));
  const given = { ...headers, 'content-type': dice.chance(0.05) ? 'text/plain' : type };
  if (dice.chance(0.08)) return { headers: given, body: dice.pick(BROKEN_BODIES) };
  const body = JSON.stringify(valueFor(contract, schema, dice, 0)) ?? '';
  // The same key twice: what was validated must be what is used.
  if (dice.chance(0.05)) return { headers: given, body: body.replace(/^\{("[^"]+":)/, '{$1null,$1') };
  return { headers: given, body };
}

function valueFor(contract: Contract, schema: Schema, dice: Dice, depth: number): unknown {
  if (dice.chance(depth === 0 ? 0.02 : 0.12)) return dice.pick(HOSTILE_VALUES);
  if (schema.$ref) {
    const named = contract.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
    return named ? valueFor(contract, named, dice, depth) : null;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueFor(contract, dice.pick(choices), dice, depth);
  if (schema.properties) return objectFor(contract, schema, dice, depth);
  if (schema.items) {
    const { items } = schema;
    return Array.from({ length: dice.upTo(3) }, () => valueFor(contract, items, dice, depth + 1));
  }
  if (schema.type === 'boolean') return dice.chance(0.5);
  if (schema.type === 'string') return sampleFor(contract, schema, dice);
  const least = schema.minimum ?? 1;
  return dice.chance(0.8) ? least + dice.upTo(20) : (schema.maximum ?? least);
}

function objectFor(contract: Contract, { properties = {}, required = [] }: Schema, dice: Dice, depth: number) {
  const given = Object.entries(properties).filter(([key]) => dice.chance(required.includes(key) ? 0.97 : 0.5));
  const entries = given.map(([key, value]): [string, unknown] => [key, valueFor(contract, value, dice, depth + 1)]);
  if (dice.chance(0.05)) entries.push([dice.pick(['__proto__', 'constructor', '', '\ud800', '\u0000']), 1]);
  // `fromEntries` makes `__proto__` an own key, as in JSON.
  return Object.fromEntries(entries);
}

function sampleFor(
  { samples = [] }: Contract,
  { pattern, minLength = 0, maxLength = 10_000 }: Schema,
  dice: Dice,
): string {
  const form = pattern === undefined ? /^/ : new RegExp(pattern, 'u');
  const fits = (one: string) => form.test(one) && one.length >= minLength && one.length <= maxLength;
  const own = samples.filter(fits);
  if (own.length > 0 && dice.chance(0.7)) return dice.pick(own);
  const fitting = SAMPLES.filter(fits);
  return fitting.length > 0 ? dice.pick(fitting) : 'none';
}

/** A value as text for an address; an object may have no text, or one that throws. */
function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** An address cannot contain half a surrogate pair. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}
