import { closing, linkOrder, noticeEdit } from '#catalogue/site/opening.contract.ts';
import { LINK_MARK } from '#catalogue/site/opening.rules.ts';
import {
  closeShop,
  makeLink,
  readOpening,
  saveCheck,
  saveNotice,
  withdrawLink,
} from '#catalogue/site/server/opening.service.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { joinPath, localeOf } from '#shared/locale.ts';
import { checkEdit, linkReply, openingOrder, openingReply, stepParam } from '../opening.contract.ts';
import { openShopToAll, readOpeningDesk } from './opening.service.ts';

const path = '/api/admin/opening';
const admin = { access: 'admin', reply: openingReply, returns: 'The state and the steps after it' } as const;

export const openingRoutes = calls(
  call(
    { ...admin, method: 'get', path, summary: 'Whether visitors may see the shop, and the steps left before opening' },
    (c) => readOpeningDesk({ ...c.var.shop, db: c.var.db }),
  ),
  call(
    {
      ...admin,
      method: 'post',
      path: `${path}/open`,
      summary: 'Opens the shop to everyone, within two seconds on every process',
      refuses: ['opening_incomplete', 'test_mode_on'],
      body: openingOrder.optional(),
    },
    async (c, { body = {} }) => {
      const shop = { ...c.var.shop, db: c.var.db };
      await openShopToAll(shop, signedIn(c).member_id, body);
      return readOpeningDesk(shop);
    },
  ),
  call(
    {
      ...admin,
      method: 'post',
      path: `${path}/close`,
      summary: 'Closes the shop again, with a reason for colleagues',
      refuses: ['conflict'],
      body: closing,
    },
    async (c, { body }) => {
      await closeShop(c.var.db, signedIn(c).member_id, body.reason);
      return readOpeningDesk({ ...c.var.shop, db: c.var.db });
    },
  ),
  call(
    {
      ...admin,
      method: 'put',
      path: `${path}/notice`,
      summary: 'The day of opening and a sentence, which visitors of the closed shop read',
      refuses: ['conflict'],
      body: noticeEdit,
    },
    async (c, { body }) => {
      await saveNotice(c.var.db, signedIn(c).member_id, body);
      return readOpeningDesk({ ...c.var.shop, db: c.var.db });
    },
  ),
  call(
    {
      ...admin,
      method: 'put',
      path: `${path}/step/{step}`,
      summary: 'Marks a step that only a person can judge as done, or as not done',
      params: stepParam,
      body: checkEdit,
    },
    async (c, { params, body }) => {
      await saveCheck(c.var.db, signedIn(c).member_id, params.step, body.done);
      return readOpeningDesk({ ...c.var.shop, db: c.var.db });
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/link`,
      summary: 'Creates an invitation link that replaces the former one',
      access: 'admin',
      body: linkOrder,
      reply: linkReply,
      returns: 'The link, this once',
    },
    async (c, { body }) => {
      const token = await makeLink(c.var.db, signedIn(c).member_id, body.days);
      const { baseUrl } = c.var.shop.config;
      const link = `${baseUrl}${joinPath(localeOf(c.var.lang), '/')}#${LINK_MARK}${token}`;
      return { opening: await readOpening(c.var.db), link };
    },
  ),
  call(
    {
      ...admin,
      method: 'delete',
      path: `${path}/link`,
      summary: 'Withdraws the invitation link; its guests lose access',
    },
    async (c) => {
      await withdrawLink(c.var.db, signedIn(c).member_id);
      return readOpeningDesk({ ...c.var.shop, db: c.var.db });
    },
  ),
);
