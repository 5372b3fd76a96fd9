import { contentType, isObject, type JsonObject, json, parseJson, type Reply, type Request } from '../http/exchange.ts';
import type { Handler } from '../http/router.ts';
import { noteRefusal, type World } from '../world.ts';
import { decrypt, encrypt, type HashPair } from './cipher.ts';

/** [1] official: the Timestamp of a call is valid for ten minutes. */
const VALID_SECONDS = 600;

/** The inner answer of a call. */
export interface Inner {
  RtnCode: number;
  RtnMsg: string;
  readonly [name: string]: unknown;
}

/** A refusal with ECPay's code. Codes from 9900001 on are the simulator's own: the true ones are not known. */
export const refuse = (RtnCode: number, RtnMsg: string): Inner => ({ RtnCode, RtnMsg });
export const done = (more: JsonObject = {}): Inner => ({ RtnCode: 1, RtnMsg: 'Success', ...more });

export const pairOf = ({ keys }: World): HashPair => ({
  key: keys.ECPAY_INVOICE_HASH_KEY,
  iv: keys.ECPAY_INVOICE_HASH_IV,
});

/** A call of the invoice interface: opens the envelope, lets `handler` answer, and encrypts the answer. */
export function invoiceCall(handler: (world: World, asked: JsonObject) => Inner): Handler {
  return (world, request) => {
    const asked = opened(world, request);
    if (typeof asked === 'string') {
      noteRefusal(world, request.path, asked);
      return sealed(world, 0, asked, undefined);
    }
    const inner = handler(world, asked);
    if (inner.RtnCode !== 1) noteRefusal(world, request.path, `${inner.RtnCode} ${inner.RtnMsg}`);
    return sealed(world, 1, 'Success', inner);
  };
}

function sealed(world: World, TransCode: number, TransMsg: string, inner: Inner | undefined): Reply {
  return json(200, {
    PlatformID: '',
    MerchantID: world.keys.ECPAY_INVOICE_MERCHANT_ID,
    RpHeader: { Timestamp: Math.floor(world.clock() / 1000) },
    TransCode,
    TransMsg,
    Data: inner ? encrypt(inner, pairOf(world)) : '',
  });
}

function opened(world: World, request: Request): JsonObject | string {
  if (contentType(request) !== 'application/json') return 'the body is no application/json';
  const body = parseJson(request.body.toString('utf8'));
  if (!isObject(body)) return 'the body is no JSON object';
  const stray = Object.keys(body).find((name) => !['PlatformID', 'MerchantID', 'RqHeader', 'Data'].includes(name));
  if (stray) return `${stray} is unknown`;
  if (body.MerchantID !== world.keys.ECPAY_INVOICE_MERCHANT_ID) return 'MerchantID is unknown';
  const wrong = wrongHeader(world, body.RqHeader);
  if (wrong) return wrong;
  if (typeof body.Data !== 'string') return 'Data is no text';
  const inner = decrypt(body.Data, pairOf(world));
  if (typeof inner === 'string') return inner;
  return inner.MerchantID === body.MerchantID ? inner : 'the MerchantID in Data is another';
}

/** Revision: ECPay's guide calls it mandatory, although calls without it were seen to work; a strict simulator requires it. */
function wrongHeader(world: World, header: unknown): string | undefined {
  if (!isObject(header)) return 'RqHeader is missing';
  const stray = Object.keys(header).find((name) => name !== 'Timestamp' && name !== 'Revision');
  if (stray) return `RqHeader.${stray} is unknown`;
  const { Timestamp, Revision } = header;
  if (typeof Timestamp !== 'number' || !Number.isInteger(Timestamp)) return 'Timestamp is no integer';
  if (Math.abs(world.clock() / 1000 - Timestamp) > VALID_SECONDS) return 'Timestamp is more than 10 minutes away';
  return Revision === '3.0.0' ? undefined : 'Revision is not 3.0.0';
}
