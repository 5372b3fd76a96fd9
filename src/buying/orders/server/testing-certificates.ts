import type { TestApi } from '#app/server/testing.ts';
import {
  certificateKeysReply,
  certificateReply,
  type PrintCertificate,
  printCertificatesReply,
} from '#buying/certificates/certificate.contract.ts';
import { signDue } from '#buying/certificates/server/certificate-sign.service.ts';
import type { Db } from '#db/server/connect.ts';
import { createSealer } from '#ground/sealing/server/sealing.ts';
import { orderReply } from '../order.contract.ts';
import type { orderPaper } from './order-certificate.service.ts';
import { act, newStaff, type OrderShop, order } from './testing-orders.ts';
import { staffOf } from './testing-sellers.ts';

/** As the shop of these tests has it. */
export const SEALER = createSealer(['5e'.repeat(32)]);

/** Without pictures: their places stay empty. */
export const PAPER_SHOP: Parameters<typeof orderPaper>[1] = {
  config: { secretsKeys: ['5e'.repeat(32)], dataDir: '', baseUrl: 'https://shop.test' },
  storage: {} as Parameters<typeof orderPaper>[1]['storage'],
};

interface Around {
  api: TestApi;
  db: Db;
  shop: OrderShop;
}

/** An order of two Poppies and one numbered Harbour, made by the workshop, with signed certificates. */
export async function madeOrder({ api, db, shop }: Around) {
  const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }, shop.harbour]);
  const admin = await newStaff(api, db, 'admin');
  const staff = staffOf(api, admin, code);
  const list = async () =>
    (await api(`/api/order/${code}/certificate`, { headers: shop.buyer.headers })).as(printCertificatesReply).list;
  await staff.pay();
  await staff.step('start_production');
  const before = await list();
  await staff.step('complete');
  await signDue(db, SEALER);
  const states = async () => (await list()).map(({ state }) => state);
  const { order: seen } = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply);
  const [poppies, harbour] = seen.lines.map(({ line_id }) => line_id);
  const giveBack = async (nums: number, line_id = poppies) => {
    await act(api, shop.buyer.headers, `order/${code}/refund`, { lines: [{ line_id, nums }], reason: 'Too large' });
    await staff.step('receive_return');
  };
  const arrive = async () => {
    await staff.step('ship', { carrier: 'Black Cat', tracking: '9001' });
    await staff.step('arrive');
  };
  return { code, admin, staff, before, list, states, poppies, harbour, giveBack, arrive, order: seen };
}

/** As anyone reads it. */
export const read = async (api: TestApi, id: string) =>
  (await api(`/api/certificate/${id}`)).as(certificateReply).certificate;
export const keysOf = async (api: TestApi) => (await api('/api/certificate/keys')).as(certificateKeysReply).keys;
export const idOf = (list: readonly PrintCertificate[], at: number) => list[at]?.certificate_id ?? '';
