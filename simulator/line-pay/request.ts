import { randomInt } from 'node:crypto';
import { type Fields, integer, must, text, wrongField } from '../ecpay-invoice/fields.ts';
import { isObject, type JsonObject, type Request } from '../http/exchange.ts';
import type { World } from '../world.ts';
import { bare, type Said, said } from './call.ts';

const URL_RULE = /^https?:\/\/[^\s<>"]{1,480}$/;
const PRODUCT: Fields = {
  id: text(50),
  name: must(text(4000)),
  imageUrl: text(500),
  quantity: must(integer(6)),
  price: must(integer(10)),
  originalPrice: integer(10),
};
const REQUEST: Fields = {
  amount: must(integer(10)),
  currency: must(text(3, /^(?:TWD|USD|THB)$/)),
  orderId: must(text(100)),
  packages: must({
    kind: 'list',
    most: 100,
    of: {
      id: must(text(50)),
      amount: must(integer(10)),
      userFee: integer(10),
      name: text(100),
      products: must({ kind: 'list', most: 1000, of: PRODUCT }),
    },
  }),
  redirectUrls: must({
    kind: 'object',
    of: {
      confirmUrl: must(text(500, URL_RULE)),
      cancelUrl: must(text(500, URL_RULE)),
      confirmUrlType: text(10, /^CLIENT$/),
      appPackageName: text(100),
    },
  }),
  options: {
    kind: 'object',
    of: {
      display: { kind: 'object', of: { locale: text(10, /^(?:en|ja|ko|th|zh_TW|zh_CN)$/) } },
    },
  },
};

/** POST /v3/payments/request: opens a payment, and answers where the buyer approves it. */
export function requestPayment(world: World, asked: JsonObject, _request: Request, version: string): Said {
  const wrong = wrongField(REQUEST, asked) ?? wrongSums(asked);
  // 2101: one source; that wrong sums have the same code is from memory.
  if (wrong) return said('2101', wrong);
  const orderId = String(asked.orderId);
  if (world.store.all('line_payments').some(({ order_id }) => order_id === orderId))
    return said('1172', 'There is a record of a transaction with the same order number.');
  const urls = isObject(asked.redirectUrls) ? asked.redirectUrls : {};
  const id = `${new Date(world.now()).toISOString().slice(0, 10).replaceAll('-', '')}${digits(6)}${digits(5)}`;
  world.store.put('line_payments', {
    id,
    order_id: orderId,
    amount: Number(asked.amount),
    currency: String(asked.currency),
    name: nameOf(asked),
    locale: localeOf(asked),
    confirm_url: String(urls.confirmUrl),
    cancel_url: String(urls.cancelUrl),
    state: 'REQUESTED',
    refunds: [],
    created_at: world.now(),
    paid_at: null,
  });
  const web = `${world.url}/line-pay/page?transactionId=${id}`;
  const info = {
    transactionId: bare(id),
    paymentUrl: { web, app: `line://pay/payment/${id}` },
    paymentAccessToken: digits(12),
    // Version 4 adds this; what else it adds is not known.
    ...(version === 'v4' && { paymentProvider: 'TWN' }),
  };
  return { code: '0000', info };
}

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

/** The lines make a package, the packages with their fees make the amount. */
function wrongSums(asked: JsonObject): string | undefined {
  let sum = 0;
  for (const part of listOf(asked.packages)) {
    const lines = listOf(part.products).map(({ quantity, price }) => Number(quantity) * Number(price));
    const made = lines.reduce((added, line) => added + line, 0);
    if (made !== part.amount) return `the products of package ${String(part.id)} do not add up to its amount`;
    sum += made + Number(part.userFee ?? 0);
  }
  if (Number(asked.amount) <= 0) return 'amount is not positive';
  return sum === asked.amount ? undefined : 'the packages do not add up to amount';
}

const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

function nameOf(asked: JsonObject): string {
  const products = listOf(asked.packages).flatMap((part) => listOf(part.products));
  return products.map(({ name, quantity }) => `${String(name)} × ${String(quantity)}`).join(' · ');
}

function localeOf({ options }: JsonObject): string {
  const display = isObject(options) && isObject(options.display) ? options.display : {};
  return typeof display.locale === 'string' ? display.locale.replace('_', '-') : 'zh-TW';
}
