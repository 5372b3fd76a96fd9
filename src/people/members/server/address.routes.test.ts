import { eq, isNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { type AddressEntry, addressesReply, addressReply } from '../address.contract.ts';
import { loginCheckReply } from '../member.contract.ts';
import { sessionsReply } from '../session.contract.ts';
import { memberAddress } from './member.tables.ts';
import { newMember } from './testing-members.ts';
import { home } from './testing-people.ts';

const harbour = {
  ...home,
  city: '高雄市',
  township: '鼓山區',
  postal_code: '804',
  receiver: 'Chen',
  remark: 'Ring twice',
};

const cities = (list: readonly AddressEntry[]) => list.map(({ city, is_default }) => (is_default ? `${city} *` : city));

function bookOf(api: TestApi, headers: Record<string, string>) {
  const call = (method: string, path = '', json?: unknown) =>
    api(`/api/address${path}`, { method, headers, ...(json !== undefined && { json }) });
  return {
    read: async () => cities((await call('GET')).as(addressesReply).list),
    add: (json: unknown) => call('POST', '', json),
    change: (id: number, json: unknown) => call('PUT', `/${id}`, json),
    remove: (id: number) => call('DELETE', `/${id}`),
    restore: (id: number) => call('POST', `/${id}/restore`),
  };
}

describe('an address book', () => {
  test('opens with the address of the registration as its default', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');

    expect(await bookOf(api, headers).read()).toEqual(['臺北市 *']);
  });

  test('adds an address, changes it, and always has one default', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const book = bookOf(api, headers);

    const { address_id, list } = (await book.add(harbour)).as(addressReply);
    expect(list[1]).toMatchObject({ receiver: 'Chen', remark: 'Ring twice', is_default: false });
    const changed = await book.change(address_id, { ...harbour, is_default: true });
    expect(cities(changed.as(addressReply).list)).toEqual(['高雄市 *', '臺北市']);
    const added = await book.add({ ...home, city: '臺南市', is_default: true });
    expect(cities(added.as(addressReply).list)).toEqual(['臺南市 *', '臺北市', '高雄市']);
  });

  test('keeps what a change does not name, and clears what is sent empty', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const book = bookOf(api, headers);
    const mobile = { code: '886', number: '922333444' };
    const { address_id } = (await book.add({ ...harbour, mobile })).as(addressReply);
    const changed = async (json: object) =>
      (await book.change(address_id, json)).as(addressReply).list.find((one) => one.address_id === address_id);

    expect(await changed({ ...home })).toMatchObject({
      city: home.city,
      receiver: 'Chen',
      remark: 'Ring twice',
      mobile,
    });
    const cleared = { ...home, receiver: '', remark: '', mobile: null };
    expect(await changed(cleared)).toMatchObject({ receiver: '', remark: '', mobile: null });
  });

  test('passes on a removed default, and restores it when the removal is undone', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const book = bookOf(api, headers);
    const { address_id } = (await book.add({ ...harbour, is_default: true })).as(addressReply);

    expect(cities((await book.remove(address_id)).as(addressReply).list)).toEqual(['臺北市 *']);
    expect((await book.remove(address_id)).status).toBe(404);
    expect(cities((await book.restore(address_id)).as(addressReply).list)).toEqual(['高雄市 *', '臺北市']);
  });

  test('refuses invalid addresses, field by field', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');

    const { status, errors } = await bookOf(api, headers).add({ ...home, city: '', postal_code: 'x'.repeat(150) });

    expect(status).toBe(422);
    expect(Object.keys(errors)).toEqual(['city', 'postal_code']);
  });

  test('holds fifty addresses and no more, removed ones that come back included', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const book = bookOf(api, headers);
    const { address_id } = (await book.add(harbour)).as(addressReply);
    await book.remove(address_id);
    const [first] = await db.select().from(memberAddress).where(isNull(memberAddress.deleted_at));
    const { address_id: _id, ...row } = first as typeof memberAddress.$inferSelect;
    await db.insert(memberAddress).values(Array.from({ length: 49 }, () => ({ ...row, is_default: false })));

    expect((await book.add(harbour)).code).toBe('address_book_full');
    expect((await book.restore(address_id)).code).toBe('address_book_full');
  });

  test('is closed to everyone else, even with a guessed id', async ({ api, db }) => {
    const mei = await newMember(api, db, 'mei@example.com');
    const thief = await newMember(api, db, 'thief@example.com');
    const [own] = (await api('/api/address', { headers: mei.headers })).as(addressesReply).list;
    const id = own?.address_id ?? 0;
    const book = bookOf(api, thief.headers);
    const before = await db.select().from(memberAddress).where(eq(memberAddress.address_id, id));

    expect((await book.change(id, harbour)).status).toBe(404);
    expect((await book.remove(id)).status).toBe(404);
    expect((await book.restore(id)).status).toBe(404);
    expect(await db.select().from(memberAddress).where(eq(memberAddress.address_id, id))).toEqual(before);
    expect((await book.change(2_147_483_647, harbour)).body).toEqual((await book.change(id, harbour)).body);
    await bookOf(api, mei.headers).remove(id);
    expect((await book.restore(id)).status).toBe(404);

    const [session] = (await api('/api/session', { headers: mei.headers })).as(sessionsReply).list;
    const ended = await api(`/api/session/${session?.session_id}`, { method: 'DELETE', headers: thief.headers });
    expect(ended.status).toBe(404);
    expect((await api('/api/login/check', { headers: mei.headers })).as(loginCheckReply).isLogin).toBe('Y');
  });
});
