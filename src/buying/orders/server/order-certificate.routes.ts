import type { Context } from 'hono';
import { printCertificatesReply } from '#buying/certificates/certificate.contract.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { orderParam } from '../order.contract.ts';
import { certificatesQuery } from '../workshop.contract.ts';
import { orderCertificates, orderPaper, workshopPaper } from './order-certificate.service.ts';
import { paperResponses, sendPaper } from './send-paper.ts';

function shopOf(c: Context<ApiEnv>) {
  const { config } = c.var.shop;
  return { config, storage: openStorage(config) };
}

/** Staff see every order, members their own. */
function ownerOf(c: Context<ApiEnv>): number | undefined {
  const { member_id, staff_role } = signedIn(c);
  return staff_role ? undefined : member_id;
}

export const orderCertificateRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/order/{code}/certificate',
      summary: 'The certificates of an order’s prints; the member’s own, or any for staff',
      access: 'member',
      refuses: ['not_found'],
      params: orderParam,
      reply: printCertificatesReply,
      returns: 'All, including those that are no longer valid, oldest first',
    },
    async (c, { params: { code } }) => ({ list: await orderCertificates(c.var.db, code, ownerOf(c)) }),
  ),
  call(
    {
      method: 'get',
      path: '/api/order/{code}/certificate/paper',
      summary: 'The valid certificates of an order as one PDF; the member’s own, or any for staff',
      access: 'member',
      refuses: ['not_found', 'unavailable'],
      params: orderParam,
      responses: paperResponses,
    },
    async (c, { params: { code } }) =>
      sendPaper(c, await orderPaper(c.var.db, shopOf(c), code, ownerOf(c)), `certificate-${code}.pdf`),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/workshop/certificate',
      summary: 'The certificates of many orders in one PDF',
      access: 'workshop',
      refuses: ['not_found', 'not_in_workshop', 'unavailable'],
      query: certificatesQuery,
      responses: paperResponses,
    },
    async (c, { query: { codes } }) =>
      sendPaper(c, await workshopPaper(c.var.db, shopOf(c), codes.split(',')), 'certificates.pdf'),
  ),
);
