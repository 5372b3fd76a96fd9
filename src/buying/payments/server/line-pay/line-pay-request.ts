import type { Lang } from '#shared/languages.ts';
import { type Asked, ProviderTrouble } from '../payment-provider.ts';

const LOCALES: Record<Lang, string> = { en: 'en', 'zh-Hant': 'zh_TW', 'zh-Hans': 'zh_CN' };
const NAME_LENGTH = 200;

/** The body of a payment request: the works and the delivery as one package whose lines add up to the amount. */
export function linePayRequest(asked: Asked): Record<string, unknown> {
  const { amount, currency, reference, lines, subtotal, shipping, lang, urls } = asked;
  const sum = lines.reduce((total, { nums, unit_price }) => total + nums * unit_price, 0);
  if (currency !== 'NTD' || sum !== subtotal || subtotal + shipping !== amount)
    throw new ProviderTrouble('amounts_do_not_add_up');
  const products = lines.map(({ name, nums, unit_price }) => ({
    name: [...name.toWellFormed()].slice(0, NAME_LENGTH).join(''),
    quantity: nums,
    price: unit_price,
  }));
  const delivery = shipping > 0 ? [{ name: DELIVERY[lang], quantity: 1, price: shipping }] : [];
  return {
    amount,
    currency: 'TWD',
    orderId: reference,
    packages: [{ id: '1', amount, products: [...products, ...delivery] }],
    redirectUrls: { confirmUrl: urls.back, cancelUrl: urls.cancel },
    options: { display: { locale: LOCALES[lang] } },
  };
}

const DELIVERY: Record<Lang, string> = { en: 'Delivery', 'zh-Hant': '運費', 'zh-Hans': '运费' };
