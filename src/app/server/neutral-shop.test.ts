import { expect } from 'vitest';
import { initialReply } from '#buying/initial/initial.contract.ts';
import { orderReply } from '#buying/orders/order.contract.ts';
import { orderMailData } from '#buying/orders/server/order-mail.service.ts';
import { lockOrder } from '#buying/orders/server/order-write.service.ts';
import { receiptSheet } from '#buying/orders/server/receipt-sheet.ts';
import { order, test } from '#buying/orders/server/testing-orders.ts';
import { labelOf, slipOf } from '#buying/orders/server/workshop-parcel.ts';
import { faqReply, pageReply } from '#catalogue/pages/page.contract.ts';
import { PAGES } from '#catalogue/pages/page.rules.ts';
import { demoSettings } from '#catalogue/site/server/demo.settings.ts';
import { markReal, writeMark } from '#catalogue/site/server/shop-mark.service.ts';
import { nameShop, readSettings, saveSetting } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { MAIL_KINDS, previewMail } from '#people/mail/server/mail-preview.service.ts';
import { i18nFor } from '#shared/i18n.ts';
import { LANGS, localeOf } from '#shared/locale.ts';
import type { TestApi } from './testing.ts';

/** The demo's company, places, people and bank, and its claims about a workshop. */
const OF_THE_DEMO = new RegExp(
  [
    'cornice|框境|dihua|迪化|dadaocheng|大稻埕|taipei workshop|台北工坊|\\bpuli\\b|埔里|oaxaca|瓦哈卡|morishige|森重',
    'ezra quill|奎[爾尔]|aydın|艾登|museum standard|sample commercial|[範范]例商[業业]|2311 0100|000-1234|in taipei\\b',
    'hsu wan-ju|許婉如|许婉如',
  ].join('|'),
  'i',
);

/** Everything that visitors of the shop can read through its calls, in one language. */
async function publicTexts(api: TestApi, lang: (typeof LANGS)[number]): Promise<string[]> {
  const headers = { lang };
  const calls = ['/api/initial', '/api/home', '/api/faq', '/api/shop', '/api/artist', '/api/article'];
  const found = ['/llms.txt', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/news/atom.xml'];
  const paths = [...PAGES.map((page) => `/api/page/${page}`), ...calls, ...found];
  // Every township of Taiwan is in the initial data, so also those of the demo's stories.
  const withoutPlaces = (text: string) => text.replace(/"cities":\[.*?\]\}\]/, '');
  return (await Promise.all(paths.map((path) => api(path, { headers })))).map(({ text }) => withoutPlaces(text));
}

/** The sheets of the PDF files about an order, and every mail of the shop. */
async function documents(db: Db, api: TestApi, code: string, headers: Record<string, string>): Promise<string[]> {
  const texts: string[] = [];
  const placed = await lockOrder(db, code);
  const { info } = await readSettings(db);
  for (const lang of LANGS) {
    const locale = localeOf(lang);
    const i18n = await i18nFor(locale);
    const shown = (await api(`/api/order/${code}`, { headers: { ...headers, lang } })).as(orderReply).order;
    const one = { ...placed, order: { ...placed.order, lang } };
    const words = { en: i18n, 'zh-Hant': i18n, 'zh-Hans': i18n };
    const sheets = [receiptSheet(shown, { i18n, locale, info }), slipOf(one, i18n, info), labelOf(one, words, info)];
    texts.push(JSON.stringify(sheets));
    const [now, awaited] = [
      await orderMailData(db, placed, { lang }),
      await orderMailData(db, placed, { lang, awaited: true }),
    ];
    const facts = {
      ...{ lang, now: new Date(), name: 'Mei', email: 'mei@example.com', answer: 'Yes.', question: 'Is it?' },
      ...{
        work: { item_id: 1, title: 'Poppies' },
        place: { name: 'Counter', address: 'Yongkang Street', note: '' },
        order: { now, awaited, tax_rate: 5, carrier: 'Post', tracking: '1' },
      },
    };
    for (const kind of MAIL_KINDS) texts.push(JSON.stringify(await previewMail(db, kind, facts, 'https://shop.test')));
  }
  return texts;
}

test('a shop that is no demo shows nothing of the demo’s company and stories', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await writeMark(db, 'real');
  await nameShop(db, '山畫廊');

  const texts = await documents(db, api, code, shop.buyer.headers);
  for (const lang of LANGS) texts.push(...(await publicTexts(api, lang)));

  expect(texts.length).toBeGreaterThan(150);
  // The buyer happens to live there, and the artist of the tests elsewhere in the demo.
  for (const text of texts) expect(text.replaceAll(/迪化街一段 12 號|"place":"[^"]*"/g, '')).not.toMatch(OF_THE_DEMO);
  expect(texts.join()).toContain('山画廊');
});

test('what the owner has not entered has no line, and the rest of the page stays', async ({ api, db }) => {
  await writeMark(db, 'real');
  await nameShop(db, 'Lin’s Prints');

  const { info, param } = (await api('/api/initial')).as(initialReply);
  expect(info).toMatchObject({ brand: 'Lin’s Prints', company: '', phone: '', email: '', address: '' });
  // Nobody is asked to transfer money to no account.
  expect(param.pay_types.map(({ code }) => code)).not.toContain('transfer');
  for (const page of PAGES) {
    const { page: read } = (await api(`/api/page/${page}`)).as(pageReply);
    const words = JSON.stringify(read);
    expect(words, page).not.toMatch(/\{\w+\}|, ,|\(“|: \.| {2}/);
    expect(read.blocks.length, page).toBeGreaterThan(3);
  }
  const about = (await api('/api/page/about')).as(pageReply).page;
  const rows = about.blocks.flatMap((block) => (block.kind === 'facts' ? block.rows.map(({ term }) => term) : []));
  expect(rows).toEqual(['Service hours']);
});

test('a demo that becomes a real shop stops showing its company at once', async ({ api, db }) => {
  await writeMark(db, 'demo');
  expect((await api('/api/page/about')).text).toContain('Dihua');
  expect((await api('/api/initial')).as(initialReply).info.phone).toBe(demoSettings.info.phone);

  await markReal(db);

  expect((await api('/api/page/about')).text).not.toMatch(OF_THE_DEMO);
  expect((await api('/api/initial')).as(initialReply).info.phone).toBe('');
});

test('questions and terms name zones, fees and days from the settings', async ({ api, db }) => {
  expect((await api('/api/page/terms')).text).toContain('up to 60 cm NT$150 (US$5), up to 90 cm NT$250 (US$8.50)');
  expect((await api('/api/page/terms', { headers: { lang: 'zh-Hant' } })).text).toContain(
    '商品滿 NT$6,000（US$200）免運費',
  );
  const before = (await api('/api/faq')).as(faqReply).list.find(({ id }) => id === 'arrival');
  expect(JSON.stringify(before)).toContain('"Hong Kong, Macao, Japan, South Korea, Singapore","text":"8–13"');
  expect(JSON.stringify(before)).toContain('European Union, United Kingdom');

  const { delivery, orders } = await readSettings(db);
  const { europe } = delivery.abroad;
  const changed = {
    ...delivery,
    production: { min: 2, max: 3 },
    abroad: { ...delivery.abroad, europe: { ...europe, countries: [] } },
  };
  await saveSetting(db, 'delivery', changed);
  await saveSetting(db, 'orders', { ...orders, return_days: 7 });

  const after = JSON.stringify((await api('/api/faq')).as(faqReply).list);
  expect(after).toContain('2–3 business days from payment');
  expect(after).not.toMatch(/European Union|second week|day 8/i);
  const exchange = (await api('/api/page/exchange')).as(pageReply).page;
  expect(exchange.lead).toContain('within 7 days');
  expect(JSON.stringify(exchange)).not.toMatch(/Day 8|day 8|additional period/);
});
