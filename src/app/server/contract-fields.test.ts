import { expect, test } from 'vitest';
import { LARGEST_ID } from '#shared/row-id.ts';
import { openApiDocument } from './app.ts';

/** The parts of a JSON schema that request fields use. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

// The document is plain JSON; its library's types allow many more shapes than ours has.
const contract: Contract = JSON.parse(JSON.stringify(openApiDocument()));

/** Files and addresses have their own format; a password is hashed, never stored. */
const KNOWN_FORMATS = ['binary', 'date', 'email', 'password', 'uuid'];
/** Cleaned instead of refused: a file's name is not the member's fault. */
const CLEANED = [
  'post /api/message/attachment: name',
  'post /api/sales/upload: .name',
  'post /api/admin/upload: .name',
  'post /api/admin/import/{id}/file: .files[].name',
];
const HOSTILE = ['a\u0000', '\u0007', '\ud800', 'a\udfff'];

interface Field {
  name: string;
  schema: Schema;
}

/** Every value of a schema, by its dotted name. */
function fieldsOf(name: string, schema: Schema): Field[] {
  if (schema.$ref) return fieldsOf(name, contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  return [
    ...(choices.length + Object.keys(schema.properties ?? {}).length === 0 && !schema.items ? [{ name, schema }] : []),
    ...choices.flatMap((choice) => fieldsOf(name, choice)),
    ...(schema.items ? fieldsOf(`${name}[]`, schema.items) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) => fieldsOf(`${name}.${key}`, value)),
  ];
}

const fields = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => [
    ...parameters.flatMap(({ name, schema }) => fieldsOf(`${method} ${path}: ${name}`, schema)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(`${method} ${path}: `, schema)),
  ]),
);
const isA = (type: string) => (field: Field) => [field.schema.type].flat().includes(type);

function refusesHostileText({ name, schema: { pattern, format = '', ...schema } }: Field): boolean {
  if (schema.enum || schema.const !== undefined || CLEANED.includes(name)) return true;
  if (pattern === undefined) return KNOWN_FORMATS.includes(format);
  const form = new RegExp(pattern, 'u');
  return !HOSTILE.some((text) => form.test(text));
}

test('every text of a request has a field that refuses what the database cannot keep', () => {
  const texts = fields.filter(isA('string'));

  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((field) => !refusesHostileText(field)).map(({ name }) => name)).toEqual([]);
});

test('every id of a request is a whole number that a row can have', () => {
  const ids = fields.filter(({ name }) => /(\bid|_id|Id)$/.test(name)).filter((field) => !isA('string')(field));

  expect(ids.length).toBeGreaterThan(20);
  const unbounded = ids.filter((field) => !isA('integer')(field) || field.schema.maximum !== LARGEST_ID);
  expect(unbounded.map(({ name }) => name)).toEqual([]);
});

test('every value of a request has a type', () => {
  const typeless = fields.filter(({ schema }) => !schema.type && !schema.enum && schema.const === undefined);

  expect(typeless.map(({ name }) => name)).toEqual([]);
});

test('numbers of a query are whole and have a limit', () => {
  const numbers = fields.filter(isA('number')).map(({ name }) => name);
  const endless = fields.filter((field) => isA('integer')(field) && field.schema.maximum === undefined);

  expect([...numbers, ...endless.map(({ name }) => name)]).toEqual([]);
});
