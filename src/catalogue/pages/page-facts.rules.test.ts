import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locale.ts';
import { faq } from './content/faq.ts';
import { membership } from './content/membership.ts';
import { partner } from './content/partner.ts';
import { terms } from './content/terms.ts';
import { taxFacts, withFacts } from './page-facts.rules.ts';

const RATES = { artist: 3000, gallery: 4000 };

test('terms and the partner page state the current tax rate, with an example at that rate', () => {
  for (const locale of LOCALES) {
    const facts = taxFacts(8, RATES, locale);
    const [bought, sold] = [terms, partner].map((page) => JSON.stringify(withFacts(facts, page)));

    expect(bought).toMatch(/include 8% value-added tax.*含 8% 營業稅.*含 8% 营业税/);
    expect(sold).toMatch(/includes 8% tax.*NT\$5,870 is NT\$5,435 before tax, and your share is NT\$1,631/);
    expect(sold).toContain('含 8% 營業稅，先行扣除');
    expect(`${bought}${sold}`).not.toMatch(/[^\d.]5%|\{vat|\{example/);
  }
  expect(taxFacts(5, RATES, 'en')).toMatchObject({ vat: '5%', example_net: 'NT$5,590', example_share: 'NT$1,677' });
});

test('pages about selling name the shares, and the example follows them', () => {
  for (const locale of LOCALES) {
    const facts = taxFacts(5, { artist: 3250, gallery: 5000 }, locale);
    const words = JSON.stringify(withFacts(facts, [partner, membership, faq]));

    expect(words.match(/32\.5%/g)).toHaveLength(9);
    expect(words.match(/50%/g)).toHaveLength(9);
    expect(words).not.toMatch(/\{(artist|gallery)_share|[^\d.](30|40)%/);
  }
  expect(taxFacts(5, { artist: 3250, gallery: 5000 }, 'en').example_share).toBe('NT$1,817');
});
