import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { demoSettings } from '#catalogue/site/server/demo.settings.ts';
import { siteSetting } from '#catalogue/site/server/site.tables.ts';
import { i18nFor } from '#shared/i18n.ts';
import { LANGS } from '#shared/locale.ts';
import { returnPromise } from '#shared/return-promise.ts';
import { exchange } from '../content/exchange.ts';
import { faqReply, pageReply } from '../page.contract.ts';
import { LEGAL_VERSIONS, PAGES } from '../page.rules.ts';

describe('the static pages', () => {
  test.for(PAGES)(
    '%s reads in all three languages, and no text is missing or another language’s',
    async (page, { api }) => {
      for (const lang of LANGS) {
        const { page: read } = (await api(`/api/page/${page}`, { headers: { lang } })).as(pageReply);
        const words = [read.title, read.lead, read.description, JSON.stringify(read.blocks)].join(' ');
        expect(read.blocks.length, page).toBeGreaterThan(3);
        expect(read.title.trim()).not.toBe('');
        // A Chinese page has no English sentence, an English one no Chinese sentence.
        if (lang === 'en') expect(words).not.toMatch(/\p{Script=Han}{12,}/u);
        else expect(words).not.toMatch(/(?:\b[a-z]{3,}\b[ ,]+){5,}/);
      }
    },
  );

  test.for(['terms', 'policy', 'exchange'] as const)(
    '%s is the version that orders agree to',
    async (page, { api }) => {
      const { page: read } = (await api(`/api/page/${page}`)).as(pageReply);

      expect(read.versions).toEqual(LEGAL_VERSIONS[page]);
      expect(read.version).toBe(LEGAL_VERSIONS[page][0]);
      const again = await api(`/api/page/${page}?version=${read.version}`);
      expect(again.as(pageReply).page).toEqual(read);
      expect((await api(`/api/page/${page}?version=1999-01-01`)).status).toBe(404);
      expect((await api(`/api/page/${page}?version=latest`)).status).toBe(422);
    },
  );

  test('name the company, its representative and its address from the settings', async ({ api, db }) => {
    const representative = { en: 'Ada "A." Chen', 'zh-Hant': '陳雅達', 'zh-Hans': '陈雅达' };
    const { info } = demoSettings;
    await db.insert(siteSetting).values({ key: 'info', value: { ...info, representative } });

    for (const page of ['about', 'policy', 'terms'] as const)
      for (const lang of LANGS) {
        const { page: read } = (await api(`/api/page/${page}`, { headers: { lang } })).as(pageReply);
        const words = JSON.stringify(read.blocks);
        for (const fact of [representative[lang], info.company[lang], info.address[lang], info.email])
          expect(words, page).toContain(JSON.stringify(fact).slice(1, -1));
        expect(words).not.toMatch(/\{\w+\}/);
      }
  });

  test('of a renamed shop contain no other name, and do not link to missing articles', async ({ api, db }) => {
    const brand = { en: 'Lin’s Prints', 'zh-Hant': '林家畫坊', 'zh-Hans': '林家画坊' };
    const { info } = demoSettings;
    const company = { en: 'Lin Ltd.', 'zh-Hant': '林家有限公司', 'zh-Hans': '林家有限公司' };
    await db.insert(siteSetting).values({ key: 'info', value: { ...info, brand, company, email: 'lin@example.com' } });

    for (const lang of LANGS) {
      const pages = await Promise.all(PAGES.map((page) => api(`/api/page/${page}`, { headers: { lang } })));
      const words = [...pages, await api('/api/faq', { headers: { lang } })].map(({ text }) => text).join(' ');
      expect(words).toContain(brand[lang]);
      expect(words).not.toMatch(/cornice|框境/i);
      expect(words).not.toContain('](/news/');
    }
  });

  test('describe returns in the same words as the order and its mails', async () => {
    for (const [lang, locale] of [
      ['en', 'en'],
      ['zh-Hant', 'zh-Hant'],
      ['zh-Hans', 'zh-CN'],
    ] as const)
      expect((await i18nFor(locale))._(returnPromise(14))).toBe(exchange.lead[lang].replace('{return_days}', '14'));
  });

  test('are no others than these', async ({ api }) => {
    expect((await api('/api/page/imprint')).status).toBe(404);
  });

  test('answer six questions', async ({ api }) => {
    const { list } = (await api('/api/faq', { headers: { lang: 'zh-Hant' } })).as(faqReply);

    expect(list).toHaveLength(6);
    expect(new Set(list.map(({ id }) => id)).size).toBe(6);
  });
});
