import { describe, expect } from 'vitest';
import { test } from '#api/server/testing.ts';
import { LANGS } from '#shared/locale.ts';
import { faqReply, pageReply } from '../page.contract.ts';
import { LEGAL_VERSIONS, PAGES } from '../page.rules.ts';

describe('the pages of words', () => {
  test.for(PAGES)(
    '%s reads in all three languages, and no text is missing or another language’s',
    async (page, { api }) => {
      for (const lang of LANGS) {
        const { page: read } = (await api(`/api/page/${page}`, { headers: { lang } })).as(pageReply);
        const words = [read.title, read.lead, read.description, JSON.stringify(read.blocks)].join(' ');
        expect(read.blocks.length, page).toBeGreaterThan(3);
        expect(read.title.trim()).not.toBe('');
        // A Chinese page has no sentence of English, an English one no sentence of Chinese.
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

  test('are no others than these', async ({ api }) => {
    expect((await api('/api/page/imprint')).status).toBe(404);
  });

  test('answer six questions', async ({ api }) => {
    const { list } = (await api('/api/faq', { headers: { lang: 'zh-Hant' } })).as(faqReply);

    expect(list).toHaveLength(6);
    expect(new Set(list.map(({ id }) => id)).size).toBe(6);
  });
});
