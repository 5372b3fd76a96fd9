import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cardForm, HOUR, openSimulator, orderRequest, postForm } from '../testing.ts';
import { langOf, WORDS } from './words.ts';

const EVIL = '"><script>alert(1)</script>';

async function openApprove(locale: string, unit: object = {}) {
  const simulator = await openSimulator();
  const { payment_source } = orderRequest();
  payment_source.paypal.experience_context.locale = locale;
  const body = orderRequest(unit, { payment_source });
  const { id } = (await simulator.paypal.call('POST', '/v2/checkout/orders', body, { 'paypal-request-id': 'a' })).body;
  const answer = await fetch(`http://127.0.0.1:${simulator.port}/checkoutnow?token=${id}`);
  return { simulator, id, answer, html: await answer.text() };
}

test.for(['en-US', 'zh-TW', 'zh-CN'])('the approve page speaks %s and says that no money moves', async (locale) => {
  const { html } = await openApprove(locale);
  const words = WORDS[langOf(locale)];
  expect(html).toContain(`<html lang="${langOf(locale)}">`);
  for (const text of [words.notice, words.approve, words.approve_pending, words.decline, words.cancel, words.leave])
    expect(html).toContain(text);
});

test('what the shop sends is shown, never run', async () => {
  const { html } = await openApprove('en-US', { invoice_id: EVIL });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&#34;&#62;&#60;script&#62;');
  const simulator = await openSimulator();
  const form = cardForm(simulator, { unsigned_field_names: 'bill_to_forename', bill_to_forename: EVIL });
  const page = await (await postForm(simulator, '/pay', form)).text();
  const session = /name="session" value="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(await (await postForm(simulator, '/pay/card', { session, card: 'accept' })).text()).not.toContain(
    '<script>alert',
  );
  const refused = await postForm(simulator, '/pay', { locale: EVIL });
  expect(await refused.text()).not.toContain('<script>');
});

test('the policy allows the page’s own style and script by their hash, and forms to the shop alone', async () => {
  const simulator = await openSimulator();
  const page = await postForm(
    simulator,
    '/pay',
    cardForm(simulator, { override_custom_receipt_page: 'https://shop.example/back' }),
  );
  const session = /name="session" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const receipt = await postForm(simulator, '/pay/card', { session, card: 'accept' });
  const policy = receipt.headers.get('content-security-policy') ?? '';
  const html = await receipt.text();
  for (const tag of ['style', 'script']) {
    const text = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '';
    expect(policy).toContain(`${tag}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  expect(policy).toContain("form-action 'self' https://shop.example;");
  expect(html).toMatch(/<button class="first">/);
});

test('each choice leads where PayPal would lead', async () => {
  const { simulator, id } = await openApprove('en-US');
  const choose = (choice: string) => postForm(simulator, '/checkoutnow', { token: id, choice });
  expect((await choose('cancel')).headers.get('location')).toBe(
    `https://shop.example/api/payment/paypal/cancel?attempt=1&token=${id}`,
  );
  const left = await choose('leave');
  expect([left.status, left.headers.get('location')]).toEqual([200, null]);
  const approved = await choose('approve');
  expect(approved.status).toBe(303);
  expect(approved.headers.get('location')).toMatch(new RegExp(`/paypal/return\\?attempt=1&token=${id}&PayerID=\\w+$`));
  expect((await choose('steal')).status).toBe(404);
});

test('an order whose time is over shows no choice', async () => {
  const { simulator, id } = await openApprove('zh-CN');
  simulator.time.at += 4 * HOUR;
  const late = await fetch(`http://127.0.0.1:${simulator.port}/checkoutnow?token=${id}`);
  expect([late.status, (await late.text()).includes(WORDS['zh-CN'].gone_text)]).toEqual([404, true]);
});
