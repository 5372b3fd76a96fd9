import { isObject, type JsonObject, json, parseJson, type Reply } from '../http/exchange.ts';
import type { Handler, Route } from '../http/router.ts';
import type { World } from '../world.ts';
import { approve, card, complete, decide, refundThere } from './buyer.ts';
import { readLedger } from './ledger.ts';
import { redeliver, setManners, setSettings, signWebhook } from './settings.ts';
import { consentTo, ecpayBuyer, linePayBuyer, setNumbers } from './taiwan.ts';

/** A handler that reads a JSON object. */
function taking(handler: (world: World, asked: JsonObject) => Reply | Promise<Reply>): Handler {
  return (world, request) => {
    const asked = request.body.length === 0 ? {} : parseJson(request.body.toString('utf8'));
    return isObject(asked) ? handler(world, asked) : json(400, { error: 'the body is a JSON object' });
  };
}

function addFault(world: World, asked: JsonObject): Reply {
  const added = world.faults.add(asked);
  return typeof added === 'string' ? json(400, { error: added }) : json(201, added);
}

/** The calls by which tests control the simulator; the real providers have none of them. */
export const controlRoutes: readonly Route[] = [
  ['GET', /^\/control\/ledger$/, readLedger],
  [
    'GET',
    /^\/control\/sent$/,
    (world) => json(200, { waiting: world.deliveries.waiting(), sent: world.store.all('messages') }),
  ],
  ['GET', /^\/control\/refusals$/, (world) => json(200, { refusals: world.refusals })],
  ['GET', /^\/control\/faults$/, (world) => json(200, { faults: world.faults.list() })],
  ['POST', /^\/control\/faults$/, taking(addFault)],
  [
    'DELETE',
    /^\/control\/faults$/,
    (world) => {
      world.faults.clear();
      return json(200, { faults: [] });
    },
  ],
  ['GET', /^\/control\/line$/, (world) => json(200, world.line)],
  [
    'POST',
    /^\/control\/line$/,
    taking((world, { left, limited }) => {
      if (typeof left === 'number') world.line.left = left;
      if (typeof limited === 'number') world.line.limited = limited;
      return json(200, world.line);
    }),
  ],
  ['POST', /^\/control\/messages$/, taking(setManners)],
  ['POST', /^\/control\/redeliver$/, taking(redeliver)],
  ['POST', /^\/control\/settings$/, taking(setSettings)],
  ['POST', /^\/control\/sign$/, taking(signWebhook)],
  ['POST', /^\/control\/approve$/, taking(approve)],
  ['POST', /^\/control\/card$/, taking(card)],
  ['POST', /^\/control\/complete$/, taking(complete)],
  ['POST', /^\/control\/decide$/, taking(decide)],
  ['POST', /^\/control\/refund$/, taking(refundThere)],
  ['POST', /^\/control\/ecpay$/, taking(ecpayBuyer)],
  ['POST', /^\/control\/line-pay$/, taking(linePayBuyer)],
  ['POST', /^\/control\/consent$/, taking(consentTo)],
  ['POST', /^\/control\/invoice-numbers$/, taking(setNumbers)],
];
