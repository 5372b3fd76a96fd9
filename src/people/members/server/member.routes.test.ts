import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { exportReply, loginCheckReply, profileReply, signedInReply } from '../member.contract.ts';
import { member, memberAddress } from './member.tables.ts';
import { session } from './session.tables.ts';
import { bearer, newMember, register, tryLogin } from './testing-members.ts';
import { artist, gallery, home, PASSWORD, person } from './testing-people.ts';

const isLogin = async (api: TestApi, headers: Record<string, string>) =>
  (await api('/api/login/check', { headers })).as(loginCheckReply).isLogin;

describe('opening an account', () => {
  test('signs its owner in, saves a default address and mails a link', async ({ api, db }) => {
    const reply = await register(api, db, { ...person, email: ' Mei@Example.COM ' }, { lang: 'zh-Hant' });
    const headers = bearer(reply.as(signedInReply).token);

    expect(reply.status).toBe(200);
    expect(await isLogin(api, headers)).toBe('Y');
    expect((await api('/api/member/profile', { headers })).body).toMatchObject({
      type: 'basic',
      email: 'mei@example.com',
      username: 'Mei Lin',
      standing: 'none',
      address: { country: 'TW', city: '臺北市', postal_code: '103' },
    });
    expect(await db.select().from(mailOutbox)).toMatchObject([
      { to: 'mei@example.com', kind: 'verify_address', lang: 'zh-Hant' },
    ]);
  });

  test('stores neither the password nor any token', async ({ api, db }) => {
    const { token, cart } = await newMember(api, db, 'mei@example.com');

    const stored = JSON.stringify([await db.select().from(member), await db.select().from(session)]);

    for (const secret of [PASSWORD, token, cart]) expect(stored).not.toContain(secret);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('makes artists and galleries members immediately and sellers only after review', async ({ api, db }) => {
    for (const form of [artist, gallery]) {
      const { headers } = await newMember(api, db, `${form.type}@example.com`, form);

      expect((await api('/api/member/profile', { headers })).body).toMatchObject({
        type: form.type,
        standing: 'pending',
        statement: 'I paint.',
      });
    }
  });

  test('needs an address that has no account yet', async ({ api, db }) => {
    await register(api, db);

    const again = await register(api, db, { ...person, email: 'MEI@example.com' });

    expect([again.status, again.code]).toEqual([409, 'email_taken']);
    expect(await db.select().from(member)).toHaveLength(1);
  });

  test('needs a captcha, and a new one each time', async ({ api, db }) => {
    const without = await api('/api/member/register', { method: 'POST', json: { ...person, captcha: '' } });

    expect([without.status, without.code]).toEqual([422, 'captcha']);
    expect(await db.select().from(member)).toEqual([]);
  });

  test('cannot be used to become staff or to skip the review', async ({ api, db }) => {
    const raised = [
      { type: 'staff' },
      { staff_role: 'admin' },
      { standing: 'approved' },
      { role: 'admin' },
      { member_id: 1 },
      { email_verified_at: '2026-01-01' },
    ];

    for (const extra of raised) expect((await register(api, db, { ...person, ...extra })).status).toBe(422);
    expect(await db.select().from(member)).toEqual([]);
  });
});

describe('signing in', () => {
  test('works with the password and the address in any case', async ({ api, db }) => {
    await register(api, db);

    const { token } = (await tryLogin(api, { email: 'MEI@example.com' })).as(signedInReply);

    expect((await api('/api/member/profile', { headers: bearer(token) })).code).toBe('success');
  });

  test('answers a wrong password like an unknown address', async ({ api, db }) => {
    await register(api, db);

    const wrong = await tryLogin(api, { password: 'Gilded-Oak-43' });
    const unknown = await tryLogin(api, { email: 'nobody@example.com' });

    expect([wrong.status, wrong.code]).toEqual([401, 'wrong_credentials']);
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  test('makes as many queries for a known address as for an unknown one', async ({ api, db }) => {
    await register(api, db);
    await tryLogin(api, { email: 'warmed-up@example.com', password: 'Gilded-Oak-43' });
    const asked = (email: string) => countQueries(db, () => tryLogin(api, { email, password: 'Gilded-Oak-43' }));

    const [known, unknown] = [await asked(person.email), await asked('nobody@example.com')];

    expect([known > 2, known]).toEqual([true, unknown]);
  });

  test('accepts a password from any keyboard, composed or not', async ({ api, db }) => {
    const typed = 'Café-Gärten-1';
    const [composed, decomposed] = [typed.normalize('NFC'), typed.normalize('NFD')];
    for (const [email, password] of [
      ['one@example.com', composed],
      ['two@example.com', decomposed],
    ] as const)
      await register(api, db, { ...person, email, password });

    for (const email of ['one@example.com', 'two@example.com'])
      for (const password of [composed, decomposed])
        expect((await tryLogin(api, { email, password })).code).toBe('success');
  });

  test('from a new device sends a mail, from a known one does not', async ({ api, db }) => {
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    await register(api, db, person, firefox);
    await tryLogin(api, {}, firefox);
    await tryLogin(api, {}, { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1' });

    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'new_device'));

    expect(mails).toMatchObject([{ to: 'mei@example.com', data: { name: 'Mei Lin', device: 'Safari · iPhone' } }]);
  });

  test('with a hash of weaker parameters renews it', async ({ api, db }) => {
    await register(api, db);
    const { hash } = await import('@node-rs/argon2');
    await db.update(member).set({ password_hash: await hash(PASSWORD, { memoryCost: 4_096, timeCost: 1 }) });

    expect((await tryLogin(api)).code).toBe('success');

    const [row] = await db.select().from(member);
    expect(row?.password_hash).toContain('m=19456,t=2,p=1');
  });

  test('ends with logging out, on this device only', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const other = (await tryLogin(api)).as(signedInReply).token;

    expect((await api('/api/member/logout')).code).toBe('success');
    expect(await isLogin(api, headers)).toBe('Y');
    await api('/api/member/logout', { headers });

    expect(await isLogin(api, headers)).toBe('N');
    expect((await api('/api/member/profile', { headers })).code).toBe('unauthenticated');
    expect(await isLogin(api, bearer(other))).toBe('Y');
  });
});

describe('the profile', () => {
  const { email: _email, password: _password, ...form } = person;

  test('is changed by its owner, and the default address with it', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const json = { ...form, firstname: '小美', lastname: '林', address: { ...home, city: '高雄市', remark: '後門' } };

    const reply = await api('/api/member/basic', { method: 'POST', json, headers });

    expect(reply.body).toMatchObject({ code: 'success', showMessage: true });
    expect((await api('/api/member/profile', { headers })).body).toMatchObject({
      username: '林小美',
      address: { city: '高雄市', remark: '後門' },
    });
    expect(await db.select().from(memberAddress)).toHaveLength(1);
  });

  test('keeps absent fields, and clears empty ones', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'house@example.com', gallery);
    const {
      email: _e,
      password: _p,
      agree: _a,
      type: _t,
      company: _c,
      portfolio: _f,
      statement: _s,
      ...bare
    } = gallery;
    const save = async (json: object) => {
      expect((await api('/api/member/gallery', { method: 'POST', json: { ...bare, ...json }, headers })).status).toBe(
        200,
      );
      const { company, job_title, portfolio, statement, address } = (await api('/api/member/profile', { headers })).as(
        profileReply,
      );
      return { company, job_title, portfolio, statement, remark: address?.remark };
    };
    const phone = { code: '886', number: '223456789' };
    const saved = await save({
      company: { name: 'Lin Gallery', contact: 'Mei Lin', tax_id: '04595257', phone },
      job_title: 'Director',
      address: { ...home, remark: 'Second door' },
    });
    expect(saved).toEqual({
      company: { name: 'Lin Gallery', contact: 'Mei Lin', tax_id: '04595257', phone },
      job_title: 'Director',
      portfolio: 'https://mei.example',
      statement: 'I paint.',
      remark: 'Second door',
    });

    expect(await save({})).toEqual(saved);
    expect(await save({ company: { name: 'Lin & Daughters' } })).toEqual({
      ...saved,
      company: { ...saved.company, name: 'Lin & Daughters' },
    });
    const emptied = { tax_id: '', phone: { code: '', number: '' } };
    expect((await save({ company: emptied })).company).toEqual({ name: 'Lin & Daughters', contact: 'Mei Lin' });
    expect(
      await save({ company: {}, job_title: '', portfolio: '', statement: '', address: { ...home, remark: '' } }),
    ).toEqual({ company: {}, job_title: '', portfolio: '', statement: '', remark: '' });
  });

  test('of another kind of member is refused and changes nothing', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const { email: _e, password: _p, agree: _a, type: _t, ...galleryForm } = gallery;
    const before = (await api('/api/member/profile', { headers })).body;

    const asGallery = await api('/api/member/gallery', { method: 'POST', json: galleryForm, headers });
    const asStaff = await api('/api/member/staff', { method: 'POST', json: form, headers });
    const raised = await api('/api/member/basic', { method: 'POST', json: { ...form, type: 'gallery' }, headers });

    expect([asGallery.status, asStaff.status, raised.status]).toEqual([403, 403, 422]);
    expect((await api('/api/member/profile', { headers })).body).toEqual(before);
  });

  test('is refused without a sign-in before anything is read', async ({ api }) => {
    expect((await api('/api/member/staff', { method: 'POST', json: {} })).status).toBe(401);
    expect((await api('/api/member/basic', { method: 'POST', json: {} })).status).toBe(401);
  });
});

describe('leaving', () => {
  test('needs the password and erases all personal data', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const leave = (password: string) => api('/api/member/delete', { method: 'POST', json: { password }, headers });

    expect((await leave('Gilded-Oak-43')).code).toBe('wrong_password');
    expect((await leave(PASSWORD)).code).toBe('success');

    expect((await api('/api/member/profile', { headers })).status).toBe(401);
    const left = JSON.stringify([
      await db.select().from(member),
      await db.select().from(memberAddress),
      await db.select().from(session),
      await db.select().from(mailOutbox),
    ]);
    for (const trace of ['mei', 'Mei', 'Lin', '912345678', '迪化街', 'argon2']) expect(left).not.toContain(trace);
    expect((await register(api, db)).code).toBe('success');
  });

  test('starts with an export of everything', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);

    const { data } = (await api('/api/member/export', { headers })).as(exportReply);

    expect(data).toMatchObject({ profile: { email: person.email }, addresses: [{ city: '臺北市' }], cart: [] });
    expect(JSON.stringify(data)).not.toContain('argon2');
  });
});
