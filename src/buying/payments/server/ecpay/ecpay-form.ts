import type { EcpayConfig } from '#http/server/payment-config.ts';
import type { Lang } from '#shared/languages.ts';
import { NUMBER_DAYS } from '../../payment-states.rules.ts';
import { type Asked, type Begun, ProviderTrouble } from '../payment-provider.ts';
import { checkMacValue } from './check-mac-value.ts';
import { ecpayTime } from './ecpay-time.ts';

/** ECPay takes 400 characters and cuts longer texts, which breaks its own signature. */
const NAME_BYTES = 200;

const LANGUAGES: Record<Lang, string | undefined> = { en: 'ENG', 'zh-Hant': undefined, 'zh-Hans': 'CHI' };
type EcpayPayType = 'ecpay_credit' | 'ecpay_atm' | 'ecpay_cvs';

/** The signed form that takes the buyer to ECPay’s page for one method. It has no data of the buyer. */
export function ecpayForm(asked: Asked, config: EcpayConfig, now: Date): Begun {
  const { provider_id, amount, currency, code, lang, paytype, urls } = asked;
  if (provider_id === null || currency !== 'NTD') throw new ProviderTrouble('not_for_ecpay');
  const language = LANGUAGES[lang];
  const fields: [string, string][] = [
    ['MerchantID', config.merchantId],
    ['MerchantTradeNo', provider_id],
    ['MerchantTradeDate', ecpayTime(now)],
    ['PaymentType', 'aio'],
    ['TotalAmount', String(amount)],
    ['TradeDesc', code],
    ['ItemName', itemName(asked)],
    ['ReturnURL', urls.notify],
    ['ClientBackURL', urls.page],
    ['EncryptType', '1'],
    ...(language ? [['Language', language] as [string, string]] : []),
    ...methodFields(paytype as EcpayPayType, asked, config),
  ];
  return {
    way: 'form',
    action: `${config.pages}/Cashier/AioCheckOut/V5`,
    fields: [...fields, ['CheckMacValue', checkMacValue(fields, config)]],
  };
}

function methodFields(paytype: EcpayPayType, { urls }: Asked, { instalments }: EcpayConfig): [string, string][] {
  const info: [string, string][] = [
    ['PaymentInfoURL', urls.info],
    ['ClientRedirectURL', urls.back],
  ];
  switch (paytype) {
    case 'ecpay_credit':
      return [
        ['ChoosePayment', 'Credit'],
        ['OrderResultURL', urls.back],
        ...(instalments ? [['CreditInstallment', instalments] as [string, string]] : []),
      ];
    case 'ecpay_atm':
      return [['ChoosePayment', 'ATM'], ['ExpireDate', String(NUMBER_DAYS)], ...info];
    case 'ecpay_cvs':
      return [['ChoosePayment', 'CVS'], ['StoreExpireDate', String(NUMBER_DAYS * 24 * 60)], ...info];
  }
}

/** The works, separated by `#`. Spaces are plain ones: a browser would send others differently than they were signed. */
function itemName({ lines, code }: Asked): string {
  let name = '';
  for (const line of lines) {
    const clean = line.name
      .toWellFormed()
      .replaceAll('#', ' ')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim();
    const next = `${name}${name && '#'}${clean} x ${line.nums}`;
    if (Buffer.byteLength(next) > NAME_BYTES) break;
    name = next;
  }
  return name || code;
}
