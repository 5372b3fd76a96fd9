import type { APIRequestContext } from '@playwright/test';
import { apiOf, type Buyer, fillCart, placeOrder } from '../full-cart.ts';
import { newMember } from '../new-member.ts';
import { expect, test } from './browser-test.ts';
import { button, field, heading, link, region, type Visitor, words } from './visitor.ts';

test('staff confirm a transfer, make and ship the order, and answer the buyer', async ({ visitor, request }) => {
  const buyer = await fillCart(request, await newMember(request));
  const code = await reportedOrder(request, buyer);
  const subject = `A question about ${code}`;
  const data = { subject, text: 'When will it arrive?' };
  const { thread_id } = await (await request.post('/api/message', { ...apiOf(buyer), data })).json();

  await visitor.open('/login');
  await visitor.fill(field('E-mail address'), 'admin@demo.example');
  await visitor.fill({ css: '[name=password]' }, 'Hang-It-145');
  await visitor.tap(button('Sign in'));
  await visitor.at(/^\/admin$/);

  await visitor.tap(link('Transfers to confirm', region('To do')));
  await visitor.fill(field('Order number, name, e-mail, phone or tracking number'), code);
  await visitor.tap(button('Search', { css: 'main' }));
  await visitor.tap(link(code, { css: 'main' }));
  await applyStep(visitor, 'Confirm the transfer');
  await applyStep(visitor, 'Start production');
  await applyStep(visitor, 'Mark as complete');
  await applyStep(visitor, 'Ship', async (panel) => {
    await visitor.choose({ css: 'select', name: /^Carrier/, inside: panel }, 'Chunghwa Post');
    await visitor.fill(field('Tracking number', panel), 'TW-1234');
  });
  await visitor.see(words('TW-1234', 'main'));

  await visitor.tap(link('Messages', { css: 'nav' }));
  await visitor.fill(field('Name, e-mail, phone or number of the member'), buyer.email);
  await visitor.tap(button('Search', { css: 'main' }));
  await visitor.at(/keyword=/);
  await visitor.tap(link('Mei Lin', { css: 'main li' }));
  await visitor.see(heading(subject));
  await visitor.fill(field('Your answer'), '明天送達。');
  await visitor.tap(button('Send the answer'));
  await visitor.see(words('Answered', '[role=status]'));

  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  expect(order).toMatchObject({ payment_status: 'paid', freight_stage: 'shipped' });
  const thread = await (await request.get(`/api/message/${thread_id}`, apiOf(buyer))).text();
  expect(thread).toContain('明天送達。');
});

/** An order whose buyer has reported the transfer. */
async function reportedOrder(request: APIRequestContext, buyer: Buyer): Promise<string> {
  const code = await placeOrder(request, buyer);
  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const data = { digits: '90461', amount: order.total, day };
  const reply = await request.post(`/api/order/${code}/transfer`, { ...apiOf(buyer), data });
  if (!reply.ok()) throw new Error(`the transfer could not be reported: ${await reply.text()}`);
  return code;
}

/** Opens a step on the order's page, fills it in and sends it. */
async function applyStep(
  visitor: Visitor,
  name: string,
  fillIn: (panel: ReturnType<typeof region>) => Promise<void> = async () => {},
): Promise<void> {
  const panel = region(name);
  await visitor.see(heading(/^Order /));
  await visitor.tap(button(name));
  await visitor.see(panel);
  await fillIn(panel);
  await visitor.tap(button(name, panel));
  await visitor.seeNo(panel);
}
