import { expect, test } from 'vitest';
import type { NoticeSummary } from '#ground/staff-notices/notice.rules.ts';
import { i18nFor } from '#shared/i18n.ts';
import { LOCALES } from '#shared/locale.ts';
import { staffDigest, staffNotice } from './mail-texts-notices.ts';

const order = (subject: string) => ({
  kind: 'new_order' as const,
  subject,
  facts: { amount: 3110, currency: 'NTD' as const },
});
const data: NoticeSummary = {
  name: 'Mei',
  counts: [
    { kind: 'new_order', count: 2 },
    { kind: 'message', count: 1 },
  ],
  lines: [order('LP-1'), order('LP-2'), { kind: 'message', subject: '7', facts: {} }],
};

test.for(LOCALES)('the summary counts once, in its subject, and names each event (%s)', async (locale) => {
  const i18n = await i18nFor(locale);
  const context = { i18n, brand: 'Lin', hours: '', urlOf: (path: string) => path, fileOf: (path: string) => path };

  const digest = staffDigest(data, context);

  const { subject: counts } = staffNotice(data, context);
  expect(digest.subject).toContain(counts);
  expect(digest.subject.replace(counts, '')).not.toMatch(/[:：]/);
  expect(digest.paragraphs).toHaveLength(3);
  expect(digest.paragraphs).not.toContain(counts);
  expect(digest.paragraphs[0]).toContain('LP-1');
});
