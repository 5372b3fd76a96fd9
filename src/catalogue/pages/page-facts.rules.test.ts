import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locale.ts';
import { partner } from './content/partner.ts';
import { terms } from './content/terms.ts';
import { taxFacts, withFacts } from './page-facts.rules.ts';

test('terms and the partner page tell the rate of tax that applies, with an example at that rate', () => {
  for (const locale of LOCALES) {
    const facts = taxFacts(8, locale);
    const [bought, sold] = [terms, partner].map((page) => JSON.stringify(withFacts(facts, page)));

    expect(bought).toMatch(/include 8% value-added tax.*含 8% 營業稅.*含 8% 营业税/);
    expect(sold).toMatch(/includes 8% tax.*NT\$5,870 is NT\$5,435 before tax, and your share is NT\$1,631/);
    expect(sold).toContain('含 8% 營業稅，先行扣除');
    expect(`${bought}${sold}`).not.toMatch(/[^\d.]5%|\{vat|\{example/);
  }
  expect(taxFacts(5, 'en')).toMatchObject({ vat: '5%', example_net: 'NT$5,590', example_share: 'NT$1,677' });
});
