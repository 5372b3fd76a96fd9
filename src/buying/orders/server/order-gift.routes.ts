import type { Context } from 'hono';
import { giftKitForm, giftLinkReply, giftReply, openGift } from '#buying/gifts/gift.contract.ts';
import { sealerOf } from '#ground/sealing/server/sealing.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { orderParam } from '../order.contract.ts';
import { certificatesQuery } from '../workshop.contract.ts';
import { ownCard, workshopCards } from './order-gift-card.service.ts';
import { giftCertificates, giftKit, readGift } from './order-gift-page.service.ts';
import { readGiftLink, renewGiftLink, withdrawGiftLink } from './own-gift.service.ts';
import { paperResponses, sendPaper } from './send-paper.ts';

/** The member's own order, and what opens its link. */
function own(c: Context<ApiEnv>, { code }: { code: string }) {
  return [c.var.db, { code, member_id: signedIn(c).member_id }, sealerOf(c.var.shop.config)] as const;
}

function visitor(c: Context<ApiEnv>, secret: string) {
  return { secret, who: networkOf(c.var.address), lang: c.var.lang };
}

const recipient = calls(
  call(
    {
      method: 'post',
      path: '/api/gift',
      summary: 'What the recipient of a gift sees: its works, without prices and without the buyer',
      description: 'The secret of the link is in the body, so that no log has it',
      access: 'anyone',
      limits: ['gift_open'],
      refuses: ['not_found'],
      body: openGift,
      reply: giftReply,
      returns: 'The works with their stories, frames and certificates',
    },
    async (c, { body: { secret } }) => ({ gift: await readGift(c.var.db, visitor(c, secret)) }),
  ),
  call(
    {
      method: 'post',
      path: '/api/gift/kit',
      summary: 'The hanging kit of a gift as PDF',
      access: 'anyone',
      limits: ['gift_paper'],
      refuses: ['not_found', 'too_many_works', 'nothing_to_hang'],
      body: giftKitForm,
      responses: paperResponses,
    },
    async (c, { body: { secret, paper, line } }) => {
      const { draw } = await giftKit(c.var.db, { ...visitor(c, secret), paper, line });
      return sendPaper(c, await draw(), 'hanging-kit.pdf');
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/gift/certificate',
      summary: 'The valid certificates of a gift as PDF',
      access: 'anyone',
      limits: ['gift_paper'],
      refuses: ['not_found', 'unavailable'],
      body: openGift,
      responses: paperResponses,
    },
    async (c, { body: { secret } }) => {
      const { config } = c.var.shop;
      const shop = { config, storage: openStorage(config) };
      return sendPaper(c, await giftCertificates(c.var.db, shop, visitor(c, secret)), 'certificates.pdf');
    },
  ),
);

const buyer = calls(
  call(
    {
      method: 'get',
      path: '/api/order/{code}/gift',
      summary: 'The link of the member’s own gift',
      access: 'member',
      refuses: ['not_found'],
      params: orderParam,
      reply: giftLinkReply,
      returns: 'The path of the recipient’s page, or that it was withdrawn',
    },
    async (c, { params }) => ({ link: await readGiftLink(...own(c, params)) }),
  ),
  call(
    {
      method: 'post',
      path: '/api/order/{code}/gift',
      summary: 'Makes a new link for the recipient; the former one stops working',
      access: 'member',
      limits: ['gift_link'],
      refuses: ['not_found'],
      params: orderParam,
      reply: giftLinkReply,
      returns: 'The new link',
    },
    async (c, { params }) => ({ link: await renewGiftLink(...own(c, params)) }),
  ),
  call(
    {
      method: 'delete',
      path: '/api/order/{code}/gift',
      summary: 'Withdraws the link of the recipient',
      access: 'member',
      unlimited: 'changes one row of the member’s own',
      refuses: ['not_found'],
      params: orderParam,
      reply: giftLinkReply,
      returns: 'That it was withdrawn',
    },
    async (c, { params }) => ({ link: await withdrawGiftLink(...own(c, params)) }),
  ),
  call(
    {
      method: 'get',
      path: '/api/order/{code}/gift/card',
      summary: 'The message card of the member’s own gift as PDF',
      access: 'member',
      refuses: ['not_found', 'no_gift_card'],
      params: orderParam,
      responses: paperResponses,
    },
    async (c, { params: { code } }) =>
      sendPaper(c, await ownCard(c.var.db, c.var.shop.config, code, signedIn(c).member_id), `card-${code}.pdf`),
  ),
);

const staff = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/workshop/card',
      summary: 'The message cards of many gifts in one PDF',
      access: 'workshop',
      refuses: ['not_found', 'not_in_workshop', 'no_gift_card'],
      query: certificatesQuery,
      responses: paperResponses,
    },
    async (c, { query: { codes } }) =>
      sendPaper(
        c,
        await workshopCards(c.var.db, c.var.shop.config, { codes: codes.split(','), lang: c.var.lang }),
        'cards.pdf',
      ),
  ),
);

export const orderGiftRoutes = calls(...recipient, ...buyer, ...staff);
