import type { World } from '../world.ts';
import { sealed, slashTime } from './forms.ts';
import type { Trade } from './records.ts';
import type { Lie } from './trades.ts';

const TYPES = { Credit: 'Credit_CreditCard', ATM: 'ATM_TAISHIN', CVS: 'CVS_CVS' } as const;

/** The fields that every message begins with. */
function common(world: World, trade: Trade, code: number, message: string): [string, string][] {
  const form = new Map(trade.form);
  const custom = [1, 2, 3, 4].map((number): [string, string] => [
    `CustomField${number}`,
    form.get(`CustomField${number}`) ?? '',
  ]);
  return [
    ['MerchantID', world.keys.ECPAY_MERCHANT_ID],
    ['MerchantTradeNo', trade.id],
    ['StoreID', form.get('StoreID') ?? ''],
    ['RtnCode', String(code)],
    ['RtnMsg', message],
    ['TradeNo', trade.trade_no],
    ['TradeAmt', String(trade.amount)],
    ['PaymentType', TYPES[trade.method]],
    ['TradeDate', slashTime(trade.created_at)],
    ...custom,
  ];
}

/** The message that a buyer has an account (2) or a code (10100073): nothing is paid. */
export function sendNumber(world: World, trade: Trade): Promise<void> {
  const url = new Map(trade.form).get('PaymentInfoURL');
  if (!url) return Promise.resolve();
  return post(world, 'number', url, sealed(world, numberFields(world, trade)));
}

export function numberFields(world: World, trade: Trade): [string, string][] {
  const expires = slashTime(trade.expires_at ?? 0);
  if (trade.method === 'ATM')
    return [
      ...common(world, trade, 2, 'Get VirtualAccount Succeeded'),
      ['BankCode', trade.bank ?? ''],
      ['vAccount', trade.number ?? ''],
      ['ExpireDate', expires.slice(0, 10)],
    ];
  return [
    ...common(world, trade, 10100073, 'Get CVS Code Succeeded'),
    ['PaymentNo', trade.number ?? ''],
    ['ExpireDate', expires],
    ['Barcode1', ''],
    ['Barcode2', ''],
    ['Barcode3', ''],
  ];
}

/** The message to ReturnURL; RtnCode 1 means paid. */
export function sendPaid(world: World, trade: Trade, code: number, lie: Lie): Promise<void> {
  const url = new Map(trade.form).get('ReturnURL') ?? '';
  const body = sealed(world, paidFields(world, trade, code, lie));
  return post(world, code === 1 ? 'paid' : 'failed', url, lie.forged ? forge(body) : body);
}

export function paidFields(world: World, trade: Trade, code: number, lie: Lie = {}): [string, string][] {
  const { amount = trade.amount, simulated = false } = lie;
  return [
    ...common(world, { ...trade, amount }, code, code === 1 ? '交易成功' : '授權失敗'),
    ['PaymentDate', trade.paid_at === null ? '' : slashTime(trade.paid_at)],
    ['PaymentTypeChargeFee', '5'],
    ['SimulatePaid', simulated ? '1' : '0'],
  ];
}

/** Another MAC of the same length. */
const forge = (body: string) => body.replace(/CheckMacValue=.*$/, `CheckMacValue=${'0123456789ABCDEF'.repeat(4)}`);

function post(world: World, kind: string, url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return world.deliveries.post({ provider: 'ecpay', kind, url, headers, body });
}
