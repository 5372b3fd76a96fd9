import { createCipheriv, createDecipheriv, createHash, createHmac, randomUUID } from 'node:crypto';
import { keys, type Opened } from './testing.ts';

/** PHP's urlencode, implemented here with encodeURIComponent: the tests do not use the simulator's. */
export const urlencode = (text: string) =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/[!'()*~]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const INVOICE = { key: Buffer.from(keys.ECPAY_INVOICE_HASH_KEY), iv: Buffer.from(keys.ECPAY_INVOICE_HASH_IV) };

/** Calls the invoice interface as a shop would; answers with the inner answer. */
export async function invoiceCall(simulator: Opened, name: string, fields: object, outer: object = {}) {
  const cipher = createCipheriv('aes-128-cbc', INVOICE.key, INVOICE.iv);
  const text = urlencode(JSON.stringify({ MerchantID: keys.ECPAY_INVOICE_MERCHANT_ID, ...fields }));
  const body = {
    MerchantID: keys.ECPAY_INVOICE_MERCHANT_ID,
    RqHeader: { Timestamp: Math.floor(simulator.time.at / 1000), Revision: '3.0.0' },
    Data: cipher.update(text, 'utf8', 'base64') + cipher.final('base64'),
    ...outer,
  };
  const answer = await fetch(`http://127.0.0.1:${simulator.port}/B2CInvoice/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { TransCode, TransMsg, Data } = JSON.parse(await answer.text());
  if (TransCode !== 1) return { TransCode, TransMsg };
  const decipher = createDecipheriv('aes-128-cbc', INVOICE.key, INVOICE.iv);
  const inner = decipher.update(Data, 'base64', 'utf8') + decipher.final('utf8');
  return JSON.parse(decodeURIComponent(inner.replaceAll('+', '%20')));
}

/** An invoice of 3,150 for a consumer with ECPay's member carrier. */
export const invoiceFields = (altered: object = {}) => ({
  RelateNumber: `CN${randomUUID().replaceAll('-', '').slice(0, 24)}`,
  CustomerIdentifier: '',
  CustomerName: '',
  CustomerAddr: '',
  CustomerEmail: 'buyer@shop.example',
  Print: '0',
  Donation: '0',
  LoveCode: '',
  CarrierType: '1',
  CarrierNum: '',
  TaxType: '1',
  SalesAmount: 3150,
  InvType: '07',
  vat: '1',
  Items: [
    { ItemSeq: 1, ItemName: '霧中山', ItemCount: 2, ItemWord: '件', ItemPrice: 1475, ItemAmount: 2950 },
    { ItemSeq: 2, ItemName: '運費', ItemCount: 1, ItemWord: '式', ItemPrice: 200, ItemAmount: 200 },
  ],
  ...altered,
});

const MAC_SIGNS = { '%2d': '-', '%5f': '_', '%2e': '.', '%21': '!', '%2a': '*', '%28': '(', '%29': ')' };

/** ECPay's CheckMacValue, written a second time. */
export function mac(
  fields: Record<string, string>,
  [key, iv] = [keys.ECPAY_HASH_KEY, keys.ECPAY_HASH_IV],
  hash = 'sha256',
) {
  const names = Object.keys(fields).filter((name) => name !== 'CheckMacValue');
  names.sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en'));
  let text = urlencode(
    `HashKey=${key}&${names.map((name) => `${name}=${fields[name]}`).join('&')}&HashIV=${iv}`,
  ).toLowerCase();
  for (const [from, to] of Object.entries(MAC_SIGNS)) text = text.replaceAll(from, to);
  return createHash(hash).update(text).digest('hex').toUpperCase();
}

/** A form for the payment page as a shop sends it. */
export function tradeForm(altered: Record<string, string> = {}, shop = 'http://127.0.0.1:9'): Record<string, string> {
  const fields: Record<string, string> = {
    MerchantID: keys.ECPAY_MERCHANT_ID,
    MerchantTradeNo: `P${randomUUID().replaceAll('-', '').slice(0, 18)}`,
    MerchantTradeDate: '2026/11/16 16:00:00',
    PaymentType: 'aio',
    TotalAmount: '3150',
    TradeDesc: 'Cornice',
    ItemName: "霧中山 (A3) ~ Tom's#運費",
    ReturnURL: `${shop}/return`,
    ChoosePayment: 'Credit',
    EncryptType: '1',
    ...altered,
  };
  return { ...fields, CheckMacValue: mac(fields) };
}

/** Calls LINE Pay as a shop would; the answer as text too, because its numbers are longer than JavaScript's. */
export async function linePayCall(simulator: Opened, method: 'GET' | 'POST', path: string, body?: object, query = '') {
  const text = body ? JSON.stringify(body) : '';
  const nonce = randomUUID();
  const secret = keys.LINE_PAY_CHANNEL_SECRET;
  const signed = method === 'POST' ? text : query;
  const headers = {
    'content-type': 'application/json',
    'x-line-channelid': keys.LINE_PAY_CHANNEL_ID,
    'x-line-authorization-nonce': nonce,
    'x-line-authorization': createHmac('sha256', secret).update(`${secret}${path}${signed}${nonce}`).digest('base64'),
  };
  const url = `http://127.0.0.1:${simulator.port}${path}${query && `?${query}`}`;
  const answer = await fetch(url, { method, headers, ...(method === 'POST' && { body: text }) });
  const said = await answer.text();
  return { text: said, ...JSON.parse(said) };
}

/** A payment request of 3,150. */
export const linePayRequest = (altered: object = {}) => ({
  amount: 3150,
  currency: 'TWD',
  orderId: `P${randomUUID()}`,
  packages: [{ id: '1', amount: 3150, products: [{ name: '霧中山', quantity: 2, price: 1575 }] }],
  redirectUrls: { confirmUrl: 'https://shop.example/back?attempt=1', cancelUrl: 'https://shop.example/cancel' },
  ...altered,
});
