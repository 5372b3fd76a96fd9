const any = (most: number) => new RegExp(`^[\\s\\S]{1,${most}}$`);
const or_none = (most: number) => new RegExp(`^[\\s\\S]{0,${most}}$`);
const URL_RULE = /^https?:\/\/[^\s<>"]{1,190}$/;

export const REQUIRED = [
  'MerchantID',
  'MerchantTradeNo',
  'MerchantTradeDate',
  'PaymentType',
  'TotalAmount',
  'TradeDesc',
  'ItemName',
  'ReturnURL',
  'ChoosePayment',
  'EncryptType',
  'CheckMacValue',
] as const;

const RULES: Readonly<Record<string, RegExp>> = {
  MerchantID: /^\d{1,10}$/,
  MerchantTradeNo: /^[A-Za-z0-9]{1,20}$/,
  MerchantTradeDate: /^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/,
  PaymentType: /^aio$/,
  TotalAmount: /^[1-9]\d{0,7}$/,
  TradeDesc: any(200),
  // The real page truncates longer names, and then the MAC of its answers differs from the shop's.
  ItemName: any(400),
  ReturnURL: URL_RULE,
  ChoosePayment: /^(?:Credit|ATM|CVS)$/,
  EncryptType: /^1$/,
  CheckMacValue: /^[0-9A-F]{64}$/,
  StoreID: or_none(20),
  ClientBackURL: URL_RULE,
  OrderResultURL: URL_RULE,
  ClientRedirectURL: URL_RULE,
  PaymentInfoURL: URL_RULE,
  NeedExtraPaidInfo: /^[YN]$/,
  Language: /^(?:ENG|CHI|KOR|JPN)?$/,
  CustomField1: or_none(50),
  CustomField2: or_none(50),
  CustomField3: or_none(50),
  CustomField4: or_none(50),
  ExpireDate: /^(?:[1-9]|[1-5]\d|60)$/,
  StoreExpireDate: /^[1-9]\d{0,4}$/,
  CreditInstallment: /^(?:3|6|12|18|24|30)(?:,(?:3|6|12|18|24|30))*$/,
  Remark: or_none(100),
};

/** Fields that are allowed for one payment method only. */
const ONLY: Readonly<Record<string, readonly string[]>> = {
  ExpireDate: ['ATM'],
  StoreExpireDate: ['CVS'],
  CreditInstallment: ['Credit'],
  PaymentInfoURL: ['ATM', 'CVS'],
  ClientRedirectURL: ['ATM', 'CVS'],
};

/** A merchant's contract sets the ceilings; these are the simulator's. */
const LIMITS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  Credit: [1, 199_999],
  ATM: [11, 49_999],
  CVS: [33, 20_000],
};
const LONGEST_CVS_MINUTES = 43_200;

/** What is wrong with the fields of a form, without its MAC; nothing if all is right. */
export function wrongFields(form: ReadonlyMap<string, string>): string | undefined {
  const missing = REQUIRED.find((name) => !form.has(name));
  if (missing) return `${missing} is missing`;
  const method = form.get('ChoosePayment') ?? '';
  for (const [name, value] of form) {
    if (!Object.hasOwn(RULES, name)) return `${name} is unknown`;
    if (!RULES[name]?.test(value)) return `${name} has a wrong value`;
    if (ONLY[name] && !ONLY[name].includes(method)) return `${name} does not go with ${method}`;
  }
  if (Number(form.get('StoreExpireDate') ?? 1) > LONGEST_CVS_MINUTES) return 'StoreExpireDate is more than 43200';
  const [least, most] = LIMITS[method] ?? [1, 0];
  const amount = Number(form.get('TotalAmount'));
  return amount < least || amount > most ? `TotalAmount is not within ${least}–${most} for ${method}` : undefined;
}
