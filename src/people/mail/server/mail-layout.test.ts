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
