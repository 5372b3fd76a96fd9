import type { Lang } from '#shared/languages.ts';
import { type Asked, ProviderTrouble } from '../payment-provider.ts';
import { paypalAmount } from './paypal-amount.ts';

const LOCALES: Record<Lang, string> = { en: 'en-US', 'zh-Hant': 'zh-TW', 'zh-Hans': 'zh-CN' };
const NAME_LENGTH = 127;

/** The body of a new order at PayPal. It has no data of the buyer: PayPal knows its own customer. */
export function paypalOrderBody(asked: Asked): string {
  const { currency, amount, subtotal, shipping, lines } = asked;
  const sum = lines.reduce((total, { nums, unit_price }) => total + nums * unit_price, 0);
  if (sum !== subtotal || subtotal + shipping !== amount) throw new ProviderTrouble('amounts_do_not_add_up');
  const money = (minor: number) => paypalAmount(minor, currency);
  return JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: asked.code,
        custom_id: asked.attempt_id,
        invoice_id: asked.reference,
        amount: { ...money(amount), breakdown: { item_total: money(subtotal), shipping: money(shipping) } },
        items: lines.map(({ name, nums, unit_price }) => ({
          name: shortened(name),
          quantity: String(nums),
          unit_amount: money(unit_price),
          category: 'PHYSICAL_GOODS',
        })),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: asked.urls.back,
          cancel_url: asked.urls.cancel,
          user_action: 'PAY_NOW',
          // The order already has its address; one that PayPal considers wrong would stop the payment.
          shipping_preference: 'NO_SHIPPING',
          locale: LOCALES[asked.lang],
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        },
      },
    },
  });
}

/** Cut between characters: a lone surrogate is invalid text. */
function shortened(name: string): string {
  let shortName = '';
  for (const character of name) {
    if (shortName.length + character.length > NAME_LENGTH) break;
    shortName += character;
  }
  return shortName;
}
