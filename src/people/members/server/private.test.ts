import { expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { shopWorkReply } from '#catalogue/works/works.contract.ts';
import { addressReply } from '../address.contract.ts';
import { profileReply } from '../member.contract.ts';
import { sessionsReply } from '../session.contract.ts';
import { linkIdentity } from './oauth/identity.service.ts';
import { newMember, tryLogin } from './testing-members.ts';
import { artist, home, person } from './testing-people.ts';
import { CANARY, call, expectPrivate, type OwnedThing } from './testing-private.ts';

const place = { ...home, address: `${CANARY} Road 1` };
const otherPlace = { ...home, address: 'Elsewhere 2' };
const profile = ({ firstname, lastname, mobile, birthday, gender }: typeof person) => ({
  firstname,
  lastname,
  mobile,
  birthday,
  gender,
  address: home,
});

const THINGS: OwnedThing[] = [
  {
    name: 'an address',
    async make(owner, { api }) {
      const added = await call(api, { path: '/api/address', method: 'POST', json: place }, owner.headers);
      const path = `/api/address/${added.as(addressReply).address_id}`;
      return {
        look: { path: '/api/address' },
        tries: [
          { path, method: 'PUT', json: otherPlace },
          { path, method: 'DELETE' },
          { path: `${path}/restore`, method: 'POST' },
        ],
      };
    },
  },
  {
    name: 'a removed address',
    async make(owner, { api }) {
      const added = await call(api, { path: '/api/address', method: 'POST', json: place }, owner.headers);
      const path = `/api/address/${added.as(addressReply).address_id}`;
      await call(api, { path: '/api/address', method: 'POST', json: place }, owner.headers);
      await call(api, { path, method: 'DELETE' }, owner.headers);
      return { look: { path: '/api/address' }, tries: [{ path: `${path}/restore`, method: 'POST' }] };
    },
  },
  {
    name: 'a device',
    async make(owner, { api }) {
      const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' };
      await tryLogin(api, { email: `owner-${CANARY}@example.com` }, agent);
      const { list } = (await api('/api/session', { headers: owner.headers })).as(sessionsReply);
      const tries = list.map(({ session_id }) => ({ path: `/api/session/${session_id}`, method: 'DELETE' }));
      return { look: { path: '/api/member/export' }, tries };
    },
  },
  {
    name: 'a profile',
    async make() {
      return {
        look: { path: '/api/member/profile' },
        tries: [{ path: '/api/member/staff', method: 'POST', json: {} }],
      };
    },
  },
  {
    name: 'a way to sign in',
    async make(owner, { api, db }) {
      const { uid } = (await api('/api/member/profile', { headers: owner.headers })).as(profileReply);
      await linkIdentity(db, uid, { provider: 'google', subject: 'g-1', email: `${CANARY}@gmail.example` });
      const path = '/api/member/identities';
      return { look: { path }, tries: [{ path: `${path}/google`, method: 'DELETE' }] };
    },
  },
  {
    name: 'a cart and its favourites, whose token got about',
    async make({ headers, cart }, { api, db }) {
      await openWorkIndex(db);
      const item_id = await hangWork(db, await addArtist(db, 'Lin'), `Work ${CANARY}`);
      const { sizes } = (await api(`/api/shop/${item_id}`)).as(shopWorkReply);
      const line = { item_id, size_id: sizes[0]?.size_id, frame_id: 1, nums: 1 };
      await api('/api/cart', { method: 'PUT', json: line, headers: { ...headers, cart } });
      await api(`/api/favorite/${item_id}`, { method: 'PUT', headers: { ...headers, cart } });
      const tries = [
        { path: '/api/cart' },
        { path: '/api/cart/item' },
        { path: '/api/cart', method: 'PUT', json: line },
        { path: '/api/cart', method: 'POST', json: [line] },
        { path: `/api/cart/${item_id}`, method: 'DELETE' },
        { path: '/api/cart', method: 'DELETE' },
        { path: '/api/favorite' },
        { path: `/api/favorite/${item_id}`, method: 'PUT' },
        { path: `/api/favorite/${item_id}`, method: 'DELETE' },
        { path: `/api/favorite/${item_id}/restore`, method: 'POST' },
      ].map((attempt) => ({ ...attempt, headers: { cart } }));
      return { look: { path: '/api/favorite', headers: { cart } }, tries };
    },
  },
];

test.for(THINGS)('only its owner reaches $name', async (thing, { api, db }) => {
  const named = { ...person, firstname: CANARY };
  const owner = await newMember(api, db, `owner-${CANARY}@example.com`, named);
  const other = await newMember(api, db, 'other@example.com');
  const seller = await newMember(api, db, 'seller@example.com', artist);

  await expectPrivate(api, db, thing, owner, [other, seller]);
});

test('a member’s own data contains nothing of others', async ({ api, db }) => {
  const owner = await newMember(api, db, `owner-${CANARY}@example.com`, {
    ...person,
    firstname: CANARY,
    address: place,
  });
  const other = await newMember(api, db, 'other@example.com');
  await call(api, { path: '/api/address', method: 'POST', json: place }, owner.headers);

  const attempts = ['profile', 'export', 'identities'].map((name) => ({ path: `/api/member/${name}` }));
  for (const path of ['/api/address', '/api/session', '/api/cart', '/api/favorite']) attempts.push({ path });
  await call(api, { path: '/api/member/basic', method: 'POST', json: profile(person) }, other.headers);

  for (const attempt of attempts) {
    const { status, text } = await call(api, attempt, other.headers);
    expect([attempt.path, status]).toEqual([attempt.path, 200]);
    expect(text).not.toContain(CANARY);
  }
});
