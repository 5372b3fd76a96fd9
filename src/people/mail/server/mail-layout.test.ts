import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locale.ts';
import { renderMail } from './mail-layout.ts';

const body = {
  subject: 'Your order is on its way',
  greeting: 'Dear Ann',
  paragraphs: ['It has left the workshop.'],
  action: { label: 'See your order', url: 'https://shop.test/account/order/1' },
  closing: [],
};

test.each(LOCALES)('a mail in %s has the fonts and colours of the pages', (locale) => {
  const { html } = renderMail(body, { locale, brand: 'Cornice', footer: 'Taipei' });

  expect(html).toMatch(/<h1 style="[^"]*Newsreader,Georgia[^"]*">Your order is on its way<\/h1>/);
  expect(html).toMatch(/<a href="[^"]*" style="[^"]*background:#8a3220[^"]*">See your order<\/a>/);
  expect(html).not.toContain('Arial');
});

test('the number of an order stays on one line', () => {
  const subject = 'Your order CN-261114-7F3K9Q is on its way';
  const { html, text } = renderMail({ ...body, subject }, { locale: 'en', brand: 'Cornice', footer: 'Taipei' });

  expect(html).toContain('>Your order <span style="white-space:nowrap">CN-261114-7F3K9Q</span> is on its way</h1>');
  expect(html).toContain(`<title>${subject}</title>`);
  expect(text).not.toContain('span');
});
