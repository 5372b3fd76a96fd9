import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import type { OrderMailData } from '../mail.kinds.ts';
import { ORDER_WORDS } from './order-words.ts';

test('a return that is refunded by transfer does not promise the method of payment', async () => {
  const i18n = await i18nFor('en');
  const paragraphs = (account_wanted: boolean) => {
    const data = { code: 'CN-1', approved: true, collected: true, account_wanted, reason: '' };
    return ORDER_WORDS.return_decided(data as OrderMailData['return_decided'], i18n).paragraphs.map((each) =>
      i18n._(each),
    );
  };

  expect(paragraphs(false)).toContain(
    'We will refund you within 15 days of receiving them, by the method you paid with.',
  );
  expect(paragraphs(true)).toContain('We will refund you within 15 days of receiving them, by bank transfer.');
  expect(paragraphs(true).join(' ')).not.toContain('the method you paid with');
});

test('a pickup order that is paid at once says where to pick it up, and once that we will write', async () => {
  const i18n = await i18nFor('en');
  const pickup = { name: 'Gallery', address: '12 Dihua St.', note: '' };
  const text = (place: object) => {
    const data = { code: 'CN-1', total: 100, currency: 'NTD', ...place };
    const { paragraphs } = ORDER_WORDS.order_paid(data as OrderMailData['order_paid'], i18n);
    return paragraphs.map((each) => i18n._(each)).join(' ');
  };

  expect(text({ pickup })).toContain('You can pick up your prints at Gallery, 12 Dihua St.');
  expect(text({ pickup }).match(/We will e-mail you/g)).toHaveLength(1);
  expect(text({})).toContain('We will e-mail you again when they ship.');
});

test('the mail about an arrival leads to the hanging kit, if a print is framed', async () => {
  const i18n = await i18nFor('en');
  const words = (kit: object) => {
    const data = { code: 'CN-1', return_until: '2026-11-28T04:00:00Z', return_days: 14, ...kit };
    return ORDER_WORDS.arrived(data as OrderMailData['arrived'], i18n);
  };
  const text = (kit: object) => words(kit).paragraphs.map((each) => i18n._(each));

  expect(text({ kit: true }).join(' ')).toContain('The order page has a hanging kit');
  expect(words({ kit: true }).showsKit).toBe(true);
  expect(text({}).join(' ')).not.toContain('hanging kit');
  expect(words({}).showsKit).toBeUndefined();
});
