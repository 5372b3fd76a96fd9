import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PAY_METHOD_NAMES } from '#catalogue/site/pay-method-names.rules.ts';
import type { CodeMethod, PayMethod } from '#catalogue/site/pay-methods.rules.ts';
import type { Locale } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';

const COMMA: Record<Locale, string> = { en: ', ', 'zh-Hant': '、', 'zh-CN': '、' };
const THROUGH_ECPAY = ['ecpay_credit', 'ecpay_atm', 'ecpay_cvs'] as const;

interface Offered {
  /** The methods that buyers can choose. */
  methods: readonly PayMethod[];
  most: Record<CodeMethod, number>;
}

/** The payment methods for pages. One that the shop does not offer is empty, so no page promises it. */
export function payFacts({ methods, most }: Offered, i18n: I18n, locale: Locale) {
  const name = (code: PayMethod) => (methods.includes(code) ? i18n._(PAY_METHOD_NAMES[code]) : '');
  const units = [methods.includes('cybersource') && 'NT$', methods.includes('cybersource_usd') && 'US$'].filter(
    Boolean,
  );
  return {
    pay_transfer: name('transfer'),
    pay_card_taiwan: name('ecpay_credit'),
    pay_atm: name('ecpay_atm'),
    pay_store: name('ecpay_cvs'),
    pay_line: name('linepay'),
    pay_card_abroad:
      units.length > 0 ? i18n._(msg`Credit card issued outside Taiwan (${{ units: units.join(COMMA[locale]) }})`) : '',
    pay_paypal: name('paypal'),
    pay_through_ecpay: THROUGH_ECPAY.map(name)
      .filter((one) => one !== '')
      .join(COMMA[locale]),
    atm_most: formatMoney(most.ecpay_atm, 'NTD', locale),
    store_most: formatMoney(most.ecpay_cvs, 'NTD', locale),
  };
}
