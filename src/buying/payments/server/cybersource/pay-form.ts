import type { CybersourceConfig } from '#http/server/payment-config.ts';
import type { Lang } from '#shared/languages.ts';
import { type Asked, type Begun, ProviderTrouble } from '../payment-provider.ts';
import { cybersourceAmount } from './cybersource-amount.ts';
import { signatureOf, signedText } from './secure-acceptance-signature.ts';

const LOCALES: Record<Lang, string> = { en: 'en-us', 'zh-Hant': 'zh-tw', 'zh-Hans': 'zh-cn' };

/**
 * The form that sends the buyer's browser to the card page. It contains no text of the customer: a comma in a name could make
 * the signed text read as other fields. CyberSource's page asks for the bank's data.
 */
export function payForm(asked: Asked, config: CybersourceConfig, now: Date): Begun {
  const { amount, currency } = cybersourceAmount(asked.amount, asked.currency, config.twdDecimals);
  const fields = new Map([
    ['access_key', config.key.accessKey],
    ['profile_id', config.profileId],
    ['transaction_uuid', asked.attempt_id],
    ['signed_field_names', ''],
    ['unsigned_field_names', ''],
    ['signed_date_time', `${now.toISOString().slice(0, 19)}Z`],
    ['locale', LOCALES[asked.lang]],
    ['transaction_type', 'sale'],
    ['reference_number', asked.reference],
    ['amount', amount],
    ['currency', currency],
    ['override_custom_receipt_page', asked.urls.back],
    ['override_custom_cancel_page', asked.urls.cancel],
    ['override_backoffice_post_url', asked.urls.notify],
  ]);
  for (const [name, value] of fields) if (!isPlain(name, value)) throw new ProviderTrouble(`unsignable_${name}`);
  const names = [...fields.keys()];
  fields.set('signed_field_names', names.join(','));
  fields.set('signature', signatureOf(signedText(fields, names), config.key.secretKey));
  return { way: 'form', action: config.payUrl, fields: [...fields] };
}

/** Whether a value stays one value in the signed text. A URL of the shop may have `=` in its query. */
function isPlain(name: string, value: string): boolean {
  return name.startsWith('override_') ? !value.includes(',') : !/[,=\s]/.test(value);
}
