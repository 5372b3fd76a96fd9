import type { EcpayConfig } from '#http/server/payment-config.ts';
import type { Message, Outcome, ProviderPayType, RawMessage } from '../payment-provider.ts';
import { type EcpayAnswer, ecpayAmount, readEcpay, tradeNumber } from './ecpay-answer.ts';
import { readDeadline } from './ecpay-time.ts';

const PAID = '1';
/** A number was given, and nothing is paid. */
const ACCOUNT_GIVEN = '2';
const STORE_CODE_GIVEN = '10100073';

const NOTED = ['RtnCode', 'RtnMsg', 'TradeNo', 'TradeAmt', 'PaymentType', 'PaymentDate', 'SimulatePaid', 'ExpireDate'];
const LONGEST = 100;

/** A message about a payment or a number; the buyer’s browser brings the same one. */
export function ecpayMessage({ body, headers }: RawMessage, config: EcpayConfig): Message {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    return refused('content_type');
  const answer = readEcpay(new TextDecoder().decode(body), config);
  if ('problem' in answer) return refused(answer.problem);
  const { kind, outcome } = meaningOf(answer);
  const provider_id = answer.get('MerchantTradeNo') ?? null;
  return {
    verified: true,
    problem: null,
    event_id: [provider_id, kind, answer.get('TradeNo'), answer.get('TradeAmt'), answer.get('RtnCode')].join(':'),
    attempt_id: null,
    reference: null,
    provider_id,
    transaction_id: tradeNumber(answer) ?? null,
    paytype: payTypeOf(answer),
    kind,
    outcome,
    noted: Object.fromEntries(
      NOTED.flatMap((name) => {
        const value = answer.get(name);
        return value ? [[name, value.slice(0, LONGEST)]] : [];
      }),
    ),
  };
}

function meaningOf(answer: EcpayAnswer): { kind: string; outcome: Outcome | null } {
  switch (answer.get('RtnCode')) {
    case PAID: {
      // Pressed in ECPay’s back office to try the address: no money moved.
      if (answer.get('SimulatePaid') !== '0') return { kind: 'simulated', outcome: null };
      const [amount, transaction_id] = [ecpayAmount(answer.get('TradeAmt')), tradeNumber(answer)];
      if (amount === undefined || transaction_id === undefined) return { kind: 'paid', outcome: null };
      return { kind: 'paid', outcome: { state: 'paid', transaction_id, amount, currency: 'NTD' } };
    }
    case ACCOUNT_GIVEN:
      return { kind: 'number', outcome: numbered(answer, answer.get('vAccount'), answer.get('BankCode') ?? null) };
    case STORE_CODE_GIVEN:
      return { kind: 'number', outcome: numbered(answer, answer.get('PaymentNo'), null) };
    default:
      // We ask ECPay what became of it.
      return { kind: 'failed', outcome: null };
  }
}

function numbered(answer: EcpayAnswer, number = '', bank: string | null): Outcome | null {
  const until = readDeadline(answer.get('ExpireDate') ?? '');
  const amount = ecpayAmount(answer.get('TradeAmt'));
  if (!/^\w{4,30}$/.test(number) || (bank !== null && !/^\d{3}$/.test(bank)) || !until || amount === undefined)
    return null;
  return { state: 'numbered', bank, number, until, amount };
}

const PAY_TYPES: Readonly<Record<string, ProviderPayType>> = {
  Credit: 'ecpay_credit',
  ATM: 'ecpay_atm',
  CVS: 'ecpay_cvs',
};

/** `ATM_TAISHIN` is a payment by ATM. */
function payTypeOf(answer: EcpayAnswer): ProviderPayType | null {
  const [method = ''] = (answer.get('PaymentType') ?? '').split('_');
  return Object.hasOwn(PAY_TYPES, method) ? (PAY_TYPES[method] ?? null) : null;
}

/** An unverified message has no ids: a forged id must not block the real message. */
function refused(problem: string): Message {
  return {
    verified: false,
    problem,
    event_id: null,
    attempt_id: null,
    reference: null,
    provider_id: null,
    transaction_id: null,
    paytype: null,
    kind: 'refused',
    outcome: null,
    noted: {},
  };
}
