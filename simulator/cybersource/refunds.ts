import { isObject, json, parseJson, type Reply, type Request } from '../http/exchange.ts';
import { cybersourceId, timeText } from '../ids.ts';
import { toDecimal, toMinor } from '../money.ts';
import type { CardPayment, CardRefund } from '../state/records.ts';
import type { World } from '../world.ts';
import { placesOf } from './form-check.ts';
import { invalidRequest } from './rest-signature.ts';

interface Asked {
  totalAmount: string;
  currency: string;
  code: string | null;
}

/**
 * POST /pts/v2/payments/{id}/refunds
 *
 * There is no request id here: the same call made twice refunds twice, as long as there is something left. A shop that has
 * lost an answer searches by the reference first.
 */
export function refundPayment(world: World, request: Request): Reply {
  const [id = ''] = request.params;
  const payment = world.store.get('payments', id);
  if (!payment) return invalidRequest(world, 'NOT_FOUND', 'The requested resource does not exist.', 'id');
  const asked = readAsked(parseJson(request.body.toString('utf8')));
  if (typeof asked === 'string') return invalidRequest(world, 'MISSING_FIELD', 'A required field is missing.', asked);
  const { currency, totalAmount } = asked;
  const field = 'orderInformation.amountDetails.totalAmount';
  if (currency !== payment.currency)
    return invalidRequest(world, 'INVALID_DATA', 'Another currency.', 'orderInformation.amountDetails.currency');
  const minor = toMinor(totalAmount, placesOf(currency));
  if (minor === undefined || minor <= 0n || !/^\d{1,12}(?:\.\d{1,2})?$/.test(totalAmount))
    return invalidRequest(world, 'INVALID_DATA', 'One or more fields contain invalid data.', field);
  if (minor > payment.charged_minor - payment.refunded_minor)
    return invalidRequest(world, 'INVALID_AMOUNT', 'The amount exceeds what can be credited.', field);
  return refunded(world, payment, asked, Number(minor));
}

/** A credit that the shop's owner makes on CyberSource's own pages: it has the sale's reference. */
export function creditOnPage(world: World, payment: CardPayment, minor: number): CardRefund {
  const { currency } = payment;
  return credited(world, payment, { totalAmount: toDecimal(minor, placesOf(currency)), currency, code: null }, minor);
}

function readAsked(body: unknown): Asked | string {
  const order = isObject(body) && isObject(body.orderInformation) ? body.orderInformation : {};
  const { totalAmount, currency } = isObject(order.amountDetails) ? order.amountDetails : {};
  if (typeof totalAmount !== 'string') return 'orderInformation.amountDetails.totalAmount';
  if (typeof currency !== 'string') return 'orderInformation.amountDetails.currency';
  const client = isObject(body) && isObject(body.clientReferenceInformation) ? body.clientReferenceInformation : {};
  return { totalAmount, currency, code: typeof client.code === 'string' ? client.code.slice(0, 50) : null };
}

function credited(
  world: World,
  payment: CardPayment,
  { totalAmount, currency, code }: Asked,
  minor: number,
): CardRefund {
  const refund = world.store.put('card_refunds', {
    id: cybersourceId(world.now()),
    payment_id: payment.id,
    reference: code ?? payment.reference_number,
    currency,
    amount: totalAmount,
    minor,
    created_at: world.now(),
  });
  world.store.put('payments', { ...payment, refunded_minor: payment.refunded_minor + minor, updated_at: world.now() });
  return refund;
}

function refunded(world: World, payment: CardPayment, asked: Asked, minor: number): Reply {
  const { totalAmount, currency } = asked;
  const { id, reference } = credited(world, payment, asked, minor);
  return json(201, {
    _links: {
      void: { method: 'POST', href: `/pts/v2/refunds/${id}/voids` },
      self: { method: 'GET', href: `/pts/v2/refunds/${id}` },
    },
    id,
    submitTimeUtc: timeText(world.now()),
    status: 'PENDING',
    reconciliationId: id,
    clientReferenceInformation: { code: reference },
    refundAmountDetails: { refundAmount: totalAmount, currency },
    orderInformation: { amountDetails: { currency } },
  });
}
