import { describe, expect } from 'vitest';
import { openApiDocument } from '#app/server/app.ts';
import { test } from '#app/server/testing.ts';
import { newMember } from '#people/members/server/testing-members.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

const contract = openApiDocument() as unknown as {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, { requestBody: { content: { 'application/json': { schema: Schema } } } }>>;
};

const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** The required fields of a form, nested ones with a dot. */
function requiredFields(schema: Schema): string[] {
  const { required = [], properties = {}, oneOf, anyOf } = resolved(schema);
  // If a form has several kinds, the first is the plain one.
  const kinds = oneOf ?? anyOf;
  if (kinds?.[0]) return requiredFields(kinds[0]);
  return required.flatMap((name) => {
    const inner = requiredFields(properties[name] ?? {});
    return inner.length > 0 ? inner.map((field) => `${name}.${field}`) : [name];
  });
}

const FORMS = ['/api/member/register', '/api/contact', '/api/address', '/api/member/basic', '/api/order/order'];
const fieldsOf = (path: string) =>
  requiredFields(contract.paths[path]?.post?.requestBody.content['application/json'].schema ?? {});

/** A form in which every required field is missing or has the same value; nested objects are present. */
function blankForm(fields: readonly string[], value: unknown): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const field of fields) {
    const [name = '', inner] = field.split('.');
    if (inner === undefined) form[name] = value;
    else form[name] = { ...(form[name] as object), [inner]: value };
  }
  return form;
}

const WORDS = {
  fill: ['Please fill this in.', '請填寫此欄位。', '请填写此项。'],
  choose: ['Please choose one.', '請選擇一項。', '请选择一项。'],
  tick: ['Please tick this box.', '請勾選此項。', '请勾选此项。'],
  line: ['Please select at least one item.', '請至少選取一幅作品。', '请至少选择一幅作品。'],
  address: ['Please choose an address.', '請選擇地址。', '请选择地址。'],
} as const;
const LANGS = ['en', 'zh-Hant', 'zh-Hans'] as const;
const SAYS: Record<string, keyof typeof WORDS> = {
  gender: 'choose',
  kind: 'choose',
  language: 'choose',
  title: 'choose',
  paytype: 'choose',
  currency: 'choose',
  agree: 'tick',
  items: 'line',
};

describe('a required field of a public form', () => {
  test('is found in the published contract', () => {
    expect(fieldsOf('/api/member/register')).toEqual(
      expect.arrayContaining(['firstname', 'mobile.code', 'birthday', 'gender', 'address.city', 'email', 'password']),
    );
    expect(fieldsOf('/api/order/order')).toEqual(['paytype', 'items', 'agree', 'currency']);
    expect(FORMS.map((path) => fieldsOf(path).length)).toEqual([14, 10, 5, 11, 4]);
  });

  test.for([
    ['is missing', undefined],
    ['is empty', ''],
    ['is null', null],
  ] as const)('that %s is asked for in the words of the pages, in every language', async ([, value], { api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    for (const path of FORMS) {
      // An empty solution is well formed; another check rejects it.
      const fields = fieldsOf(path).filter((field) => field !== 'captcha' || value !== '');
      for (const [at, lang] of LANGS.entries()) {
        const json = {
          ...blankForm(fields, value),
          ...(value === '' && path.match(/register|contact/) && { captcha: '' }),
        };
        const reply = await api(path, { method: 'POST', json, headers: { ...headers, lang } });

        expect([path, reply.status, reply.code]).toEqual([path, 422, 'validation']);
        const expected = fields.map((field) => [field, WORDS[SAYS[field] ?? 'fill'][at]]);
        expect(reply.errors).toEqual(Object.fromEntries(expected));
      }
    }
  });

  test('that only a delivery needs is asked for when nothing is picked up', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const items = [{ item_id: 1, size_id: 1, frame_id: 1, nums: 1 }];
    const json = { paytype: 'transfer', items, agree: true, currency: 'NTD' };
    for (const [at, lang] of LANGS.entries()) {
      const reply = await api('/api/order/order', { method: 'POST', json, headers: { ...headers, lang } });

      expect([reply.status, reply.errors]).toEqual([422, { address_id: WORDS.address[at] }]);
    }
  });

  test('with no text or no tick gets its own message, and a wrong value is not reported as missing', async ({
    api,
    db,
  }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const json = { paytype: 'cash', items: [], address_id: 'home', agree: false, currency: 7 };

    const { errors } = await api('/api/order/order', { method: 'POST', json, headers });

    expect(errors).toEqual({
      paytype: 'This value is not valid.',
      items: WORDS.line[0],
      address_id: 'This value is not valid.',
      agree: WORDS.tick[0],
      currency: 'This value is not valid.',
    });
  });
});
