import type { Reply, Request } from '../http/exchange.ts';
import { noteRefusal, type World } from '../world.ts';
import { type Form, formReply, readForm, sealed, slashTime } from './forms.ts';
import type { Trade } from './records.ts';

/** The time stamp of a query is valid for three minutes. */
const VALID_SECONDS = 180;
/** From memory: the status of a trade that nobody opened. */
const UNKNOWN = '10200047';
const STATUS = { OPEN: '0', NUMBERED: '0', PAID: '1', FAILED: '10200095' } as const;
const TYPES = { Credit: 'Credit_CreditCard', ATM: 'ATM_TAISHIN', CVS: 'CVS_CVS' } as const;

/** POST /Cashier/QueryTradeInfo/V5 */
export function queryTrade(world: World, request: Request): Reply {
  const form = checked(world, request, ['MerchantID', 'MerchantTradeNo', 'TimeStamp', 'CheckMacValue']);
  if (typeof form === 'string') return refused(world, request, form);
  const stamp = form.get('TimeStamp') ?? '';
  if (!/^\d{10}$/.test(stamp) || Math.abs(world.clock() / 1000 - Number(stamp)) > VALID_SECONDS)
    return refused(world, request, 'TimeStamp is more than 3 minutes away');
  const trade = world.store.get('trades', form.get('MerchantTradeNo') ?? '');
  return formReply(sealed(world, tradeFields(world, form.get('MerchantTradeNo') ?? '', trade)));
}

function tradeFields(world: World, id: string, trade: Trade | undefined): [string, string][] {
  const form = new Map(trade?.form ?? []);
  const text = (name: string): [string, string] => [name, form.get(name) ?? ''];
  return [
    ['MerchantID', world.keys.ECPAY_MERCHANT_ID],
    ['MerchantTradeNo', id],
    text('StoreID'),
    ['TradeNo', trade?.trade_no ?? ''],
    ['TradeAmt', String(trade?.amount ?? '')],
    ['PaymentDate', trade?.paid_at ? slashTime(trade.paid_at) : ''],
    ['PaymentType', trade ? TYPES[trade.method] : ''],
    ['HandlingCharge', '0'],
    ['PaymentTypeChargeFee', '0'],
    ['TradeDate', trade ? slashTime(trade.created_at) : ''],
    ['TradeStatus', trade ? STATUS[trade.state] : UNKNOWN],
    text('ItemName'),
    text('CustomField1'),
    text('CustomField2'),
    text('CustomField3'),
    text('CustomField4'),
  ];
}

const ACTION = ['MerchantID', 'MerchantTradeNo', 'TradeNo', 'Action', 'TotalAmount', 'CheckMacValue'];

/** POST /CreditDetail/DoAction: refunds a card. The real one does so in production only (one source). */
export function doAction(world: World, request: Request): Reply {
  const form = checked(world, request, ACTION);
  if (typeof form === 'string') return refused(world, request, form);
  const value = (name: string) => form.get(name) ?? '';
  const trade = world.store.get('trades', value('MerchantTradeNo'));
  const answer = (code: string, message: string) => {
    if (code !== '1') noteRefusal(world, request.path, message);
    const names = ['MerchantID', 'MerchantTradeNo', 'TradeNo'].map((name): [string, string] => [name, value(name)]);
    return formReply(new URLSearchParams([...names, ['RtnCode', code], ['RtnMsg', message]]).toString());
  };
  if (!trade || trade.trade_no !== value('TradeNo')) return answer('10200047', 'no such trade');
  if (trade.method !== 'Credit') return answer('10200130', 'only cards are refunded here');
  if (value('Action') !== 'R') return answer('10200131', 'the simulator plays Action R only');
  if (trade.state !== 'PAID') return answer('10200132', 'the trade is not paid');
  if (!/^[1-9]\d{0,7}$/.test(value('TotalAmount'))) return answer('10200133', 'TotalAmount is no amount');
  const amount = Number(value('TotalAmount'));
  if (amount > trade.amount - trade.refunded) return answer('10200134', 'TotalAmount is more than what is left');
  // It has no request id: the same call made twice refunds twice.
  world.store.put('trades', { ...trade, refunded: trade.refunded + amount });
  return answer('1', 'Succeeded.');
}

function checked(world: World, request: Request, names: readonly string[]): Form | string {
  const form = readForm(world, request);
  if (typeof form === 'string') return form;
  const missing = names.find((name) => !form.has(name));
  if (missing) return `${missing} is missing`;
  const stray = [...form.keys()].find((name) => !names.includes(name));
  return stray ? `${stray} is unknown` : form;
}

function refused(world: World, request: Request, why: string): Reply {
  noteRefusal(world, request.path, why);
  return formReply(`0|${why}`);
}
