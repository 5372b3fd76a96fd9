import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { signedInReply } from '../../member.contract.ts';
import { bearer, tryLogin } from '../testing-members.ts';
import { newStaff } from '../testing-staff.ts';
import { appCode, secondStep, ticketOf, withApp, withPasskey } from './testing-second-factor.ts';

type Headers = Record<string, string>;
const email = 'admin@shop.example';
const statusOf = async (api: TestApi, headers: Headers) => (await api('/api/member/profile', { headers })).status;

describe('the first second factor of an account', () => {
  test.for([
    ['an app', withApp],
    ['a passkey', withPasskey],
  ] as const)('signs out every other device, which came in by a password alone: %s', async ([, setUp], { api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const other = bearer((await tryLogin(api, { email })).as(signedInReply).token);
    expect(await statusOf(api, other)).toBe(200);

    await setUp(api, headers);

    expect([await statusOf(api, other), await statusOf(api, headers)]).toEqual([401, 200]);
  });

  test('is followed by others, which sign nobody out', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const { secret } = await withApp(api, headers);
    const ticket = ticketOf(await tryLogin(api, { email }));
    const other = bearer((await secondStep(api, { ticket, code: appCode(secret) })).as(signedInReply).token);

    await withPasskey(api, headers);

    expect([await statusOf(api, other), await statusOf(api, headers)]).toEqual([200, 200]);
  });
});
