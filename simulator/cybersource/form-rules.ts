const URL_RULE = /^https?:\/\/[^\s<>"]{1,240}$/;
const up_to = (most: number) => new RegExp(`^[\\s\\S]{0,${most}}$`);

/** Fields without which no page is shown; each must be signed. */
export const REQUIRED = [
  'access_key',
  'profile_id',
  'transaction_uuid',
  'signed_field_names',
  'unsigned_field_names',
  'signed_date_time',
  'locale',
  'transaction_type',
  'reference_number',
  'amount',
  'currency',
] as const;

/** What the buyer types into the page, or the shop sends without signing it. */
const TYPED = /^(?:bill_to_|ship_to_|card_|consumer_id$|customer_)/;

const RULES: readonly (readonly [name: RegExp, value: RegExp])[] = [
  [/^access_key$/, /^[\w-]{1,32}$/],
  [/^profile_id$/, /^[\w-]{1,36}$/],
  [/^transaction_uuid$/, /^[\x21-\x7e]{1,50}$/],
  [/^signed_date_time$/, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/],
  [/^locale$/, /^(?:en-us|zh-tw|zh-cn|zh-hk|ja-jp|ko-kr|fr-fr|de-de|es-es)$/],
  [/^transaction_type$/, /^(?:sale|authorization)(?:,(?:create|update)_payment_token)?$/],
  [/^reference_number$/, /^[\x21-\x7e]{1,50}$/],
  [/^amount$/, /^\d{1,12}(?:\.\d{1,2})?$/],
  [/^currency$/, /^[A-Z]{3}$/],
  [/^payment_method$/, /^card$/],
  [/^override_(?:custom_receipt_page|custom_cancel_page|backoffice_post_url)$/, URL_RULE],
  [/^(?:bill|ship)_to_(?:forename|surname|address_line[12])$/, up_to(60)],
  [/^(?:bill|ship)_to_address_city$/, up_to(50)],
  [/^(?:bill|ship)_to_address_country$/, /^[A-Z]{2}$/],
  [/^(?:bill|ship)_to_address_state$/, up_to(60)],
  [/^(?:bill|ship)_to_address_postal_code$/, up_to(14)],
  [/^(?:bill|ship)_to_phone$/, /^[\d+() .-]{6,15}$/],
  [/^bill_to_email$/, /^[^\s@]+@[^\s@]{1,240}$/],
  [/^customer_ip_address$/, /^[\da-fA-F.:]{3,45}$/],
  [/^line_item_count$/, /^(?:[1-9]|[1-9]\d|1\d\d)$/],
  [/^item_\d{1,3}_(?:name|sku)$/, up_to(255)],
  [/^item_\d{1,3}_code$/, up_to(255)],
  [/^item_\d{1,3}_quantity$/, /^[1-9]\d{0,9}$/],
  [/^item_\d{1,3}_(?:unit_price|tax_amount)$/, /^\d{1,12}(?:\.\d{1,2})?$/],
  [/^merchant_defined_data(?:[1-9]|[1-9]\d|100)$/, up_to(100)],
  [/^(?:signed|unsigned)_field_names$/, /^[a-z0-9_,]*$/],
  [/^signature$/, /^[A-Za-z0-9+/]{43}=$/],
];

/** Whether the provider knows a field and accepts its value. */
export function isKnownField(name: string, value: string): boolean {
  return RULES.some(([known, rule]) => known.test(name) && rule.test(value));
}

/** Whether a field may be listed in unsigned_field_names. */
export function mayBeUnsigned(name: string): boolean {
  return TYPED.test(name);
}
