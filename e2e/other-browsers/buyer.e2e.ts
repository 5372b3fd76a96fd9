import { newEmail } from '../entry-page.ts';
import { PASSWORD } from '../new-member.ts';
import { expect, test } from './browser-test.ts';
import { button, field, heading, link, option, radio, region, type Visitor, words } from './visitor.ts';

interface Work {
  item_id: number;
  title: string;
  sale_mode: string;
  edition?: object | null;
}

test('a visitor finds a work, hangs it on a wall, registers with it in the cart, and pays for it', async ({
  visitor,
  request,
}) => {
  const { list }: { list: Work[] } = await (await request.get('/api/shop')).json();
  const title = list.find(({ sale_mode, edition }) => sale_mode === 'online' && !edition)?.title ?? '';

  await visitor.open('/shop');
  await visitor.tap(button('USD', { css: 'header' }));
  await visitor.tap(link(title, { css: 'main article' }));
  await visitor.see(heading(title));
  await visitor.tap(radio('Gold leaf'));
  await visitor.at(/\/shop\/\d+\?.*frame=/);
  await visitor.tap(link('See it on a wall'));
  await hangHigher(visitor, title);
  await visitor.tap(button('Add to cart'));
  await visitor.see(words('Added to your cart.', '[role=alert]'));

  await visitor.tap(link('Cart, 1 prints'));
  await visitor.at(/^\/login\?redirect=%2Fcart/);
  await visitor.tap(link('I am new here'));
  await register(visitor, newEmail());
  await visitor.at(/^\/cart/);
  await visitor.see(heading(title));

  await visitor.tap(link('Checkout', { css: 'main' }));
  await visitor.tap(radio(/^Credit card \(US\$\)/));
  await visitor.tap(button('Review order'));
  await visitor.tap({ css: 'input[type=checkbox]', name: /^I agree/ });
  await visitor.tap(button('Place order'));
  // At the provider, which sends the buyer back by a form.
  await visitor.tap(button('Accepted (reason 100)'));
  const url = await visitor.at(/^\/cart\/check\?status=success&code=CN-/);
  await visitor.see(heading('Thank you for your order'));
  await visitor.see(words('We have received your payment and are sending you a confirmation by e-mail.'));

  const code = new URL(url).searchParams.get('code') ?? '';
  await visitor.tap(link('See the order'));
  await visitor.see(heading(`Order ${code}`));
  expect(await visitor.text(region('Order status'))).toContain('Paid');
});

/** On the wall: with keys, and with the pointer. */
async function hangHigher(visitor: Visitor, title: string): Promise<void> {
  const sentence = (text: string | RegExp) => words(text, '[data-sentence]');
  const work = { css: '[data-work]' };
  await visitor.at(/^\/wall\?works=\d+\.\d+\.\d+/);
  await visitor.see(sentence('145 cm above the floor'));
  await visitor.see(region(title));
  await visitor.key(button(/^Move .* on the wall/), 'ArrowUp');
  await visitor.see(sentence('146 cm above the floor'));
  await visitor.drag(work, { x: 0, y: -60 });
  await visitor.see(sentence(/1[5-9]\d(\.\d)? cm above the floor/));
  await visitor.tap(radio('Evening'));
  await visitor.at(/light=evening/);
}

async function register(visitor: Visitor, email: string): Promise<void> {
  await visitor.at(/^\/register/);
  // The address is there before the page, and signing in has fields of the same names.
  await visitor.see(heading('Become a member'));
  await visitor.fill(field('E-mail address'), email);
  await visitor.fill({ css: '[name=password]' }, PASSWORD);
  await visitor.fill(field('First name'), 'Mei');
  await visitor.fill(field('Last name'), '林');
  await pick(visitor, 'Mobile country code', 'taiw', 'Taiwan +886');
  await visitor.fill(field('Mobile number'), '912345678');
  await visitor.fillDay(field('Birthday'), '1990-05-17');
  expect(await visitor.valueOf(field('Birthday'))).toBe('1990-05-17');
  await visitor.tap(radio('Female'));
  await pick(visitor, 'Country or region', 'taiw', 'Taiwan');
  await visitor.choose(field('County or city'), 'Taipei City');
  await visitor.choose(field('Township or district'), 'Datong District');
  await visitor.fill(field('Street address'), '迪化街一段 12 號');
  // The earlier toast has closed.
  await visitor.seeNo(words('Added to your cart.', '[role=alert]'));
  await visitor.tap(button('Create account'));
}

async function pick(visitor: Visitor, label: string, typed: string, name: string): Promise<void> {
  await visitor.fill(field(label), typed);
  await visitor.tap(option(name));
}
