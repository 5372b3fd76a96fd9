import { randomInt } from 'node:crypto';
import type { Outbound } from '#ground/outbound/server/outbound.ts';
import { OutboundTrouble } from '#ground/outbound/server/outbound-trouble.ts';
import type { EcpayConfig } from '#http/server/payment-config.ts';
import {
  type Known,
  type Outcome,
  type PaymentProvider,
  ProviderTrouble,
  type RefundAsked,
  type Refunded,
} from '../payment-provider.ts';
import { withoutTrouble } from '../provider-trouble.ts';
import { checkMacValue } from './check-mac-value.ts';
import { ecpayAmount, readEcpay, tradeNumber } from './ecpay-answer.ts';
import { ecpayForm } from './ecpay-form.ts';
import { ecpayMessage } from './ecpay-message.ts';

type Field = [name: string, value: string];

/** ECPay’s payment page: cards issued in Taiwan, accounts for a transfer at an ATM, and codes to pay in a store. */
export function ecpayProvider(config: EcpayConfig, outbound: Outbound): PaymentProvider {
  return {
    name: 'ecpay',
    newNumber: newTradeNumber,
    begin: async (asked) => ecpayForm(asked, config, new Date()),
    read: (known) => withoutTrouble(() => read(config, outbound, known)),
    refund: (asked) => refund(config, outbound, asked),
    message: (raw) => ecpayMessage(raw, config),
  };
}

/** Twenty characters, never used twice: the time, and ten random digits. */
function newTradeNumber(): string {
  const time = Date.now().toString(36).toUpperCase();
  const chance = Array.from({ length: 10 }, () => randomInt(10)).join('');
  return `C${time}${chance}`.slice(0, 20);
}

/** Asks for the state of a trade. ECPay does not list refunds, and does not announce that a number has expired. */
async function read(config: EcpayConfig, outbound: Outbound, { provider_id }: Known): Promise<Outcome> {
  if (provider_id === null) return { state: 'unknown', reason: 'no_provider_id' };
  const answer = readEcpay(
    await post(config, outbound, '/Cashier/QueryTradeInfo/V5', [
      ['MerchantID', config.merchantId],
      ['MerchantTradeNo', provider_id],
      ['TimeStamp', String(Math.floor(Date.now() / 1000))],
    ]),
    config,
  );
  if ('problem' in answer) return { state: 'unknown', reason: answer.problem };
  if (answer.get('MerchantTradeNo') !== provider_id) return { state: 'unknown', reason: 'other_order' };
  const status = answer.get('TradeStatus') ?? '';
  switch (status) {
    case '1': {
      const [amount, transaction_id] = [ecpayAmount(answer.get('TradeAmt')), tradeNumber(answer)];
      if (amount === undefined || transaction_id === undefined) return { state: 'unknown', reason: 'not_understood' };
      return { state: 'paid', transaction_id, amount, currency: 'NTD' };
    }
    // The buyer has not paid; or has not even opened ECPay’s page.
    case '0':
    case '10200047':
      return { state: 'waiting' };
    case '10200095':
      return { state: 'declined', reason: status };
    default:
      return { state: 'unknown', reason: `status_${status.slice(0, 20)}` };
  }
}

/**
 * Refunds a card. ECPay knows no request numbers and lists no refunds: the same call twice refunds twice. So a refund whose
 * answer was lost is left to staff, who see ECPay’s own pages.
 */
async function refund(config: EcpayConfig, outbound: Outbound, asked: RefundAsked): Promise<Refunded> {
  const { known, amount, first_asked_at, request_id } = asked;
  if (known.provider_id === null || known.transaction_id === null)
    return { state: 'refused', reason: 'nothing_captured' };
  if (first_asked_at) return { state: 'refused', reason: 'answer_lost' };
  const text = await post(config, outbound, '/CreditDetail/DoAction', [
    ['MerchantID', config.merchantId],
    ['MerchantTradeNo', known.provider_id],
    ['TradeNo', known.transaction_id],
    ['Action', 'R'],
    ['TotalAmount', String(amount)],
  ]).catch((error: unknown) => {
    if (error instanceof ProviderTrouble) return '';
    throw error;
  });
  const answer = new URLSearchParams(text);
  const code = answer.get('RtnCode');
  if (code === null || answer.get('MerchantTradeNo') !== known.provider_id)
    return { state: 'unknown', reason: 'not_understood' };
  // ECPay gives a refund no number, so ours identifies it.
  return code === '1'
    ? { state: 'done', provider_refund_id: request_id }
    : { state: 'refused', reason: `ecpay_${code.slice(0, 20)}` };
}

async function post(config: EcpayConfig, outbound: Outbound, path: string, fields: Field[]): Promise<string> {
  const body = new URLSearchParams([...fields, ['CheckMacValue', checkMacValue(fields, config)]]).toString();
  try {
    const { status, text = '' } = await outbound({
      method: 'POST',
      url: `${config.api}${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: '*/*' },
      body,
      takes: 'text',
    });
    if (status !== 200) throw new ProviderTrouble(`http_${status}`);
    return text;
  } catch (error) {
    if (error instanceof OutboundTrouble) throw new ProviderTrouble(error.reason);
    throw error;
  }
}
