import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { pageReply } from '../page.contract.ts';
import {
  hideablePageParam,
  shopPageDiscardForm,
  shopPageDraftForm,
  shopPageHidingForm,
  shopPageListReply,
  shopPageParam,
  shopPagePreviewForm,
  shopPagePublishForm,
  shopPageReply,
} from '../shop-page.contract.ts';
import { discardDraft } from './page-draft.service.ts';
import { listShopPages, previewPage, readShopPage } from './shop-page-desk.service.ts';
import { hidePage, publishPage, savePageDraft } from './shop-page-edit.service.ts';

const path = '/api/admin/page/{page}';

export const shopPageRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/page',
      summary: 'The pages about the shop, and the state of each',
      access: 'editor',
      reply: shopPageListReply,
      returns: 'About, technology, membership, partners, collaboration, contact',
    },
    async (c) => ({ list: await listShopPages(c.var.db) }),
  ),
  call(
    {
      method: 'get',
      path,
      summary: 'One page in all languages: its draft, or the published version',
      access: 'editor',
      params: shopPageParam,
      reply: shopPageReply,
      returns: 'The page as it is written now, and as it was delivered',
    },
    (c, { params }) => readShopPage(c.var.db, c.var.lang, params.page),
  ),
  call(
    {
      method: 'put',
      path,
      summary: 'Saves a draft of a page; visitors do not see it',
      access: 'editor',
      refuses: ['conflict'],
      params: shopPageParam,
      body: shopPageDraftForm,
      reply: shopPageReply,
      returns: 'The page as it is written now, and as it was delivered',
    },
    async (c, { params: { page }, body }) => {
      await savePageDraft(c.var.db, signedIn(c).member_id, page, body);
      return readShopPage(c.var.db, c.var.lang, page);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/page/{page}/publish',
      summary:
        'Publishes a page immediately. Publishing the delivered text makes the page follow the delivered version again',
      access: 'editor',
      refuses: ['conflict'],
      params: shopPageParam,
      body: shopPagePublishForm,
      reply: shopPageReply,
      returns: 'The page as it is written now, and as it was delivered',
    },
    async (c, { params: { page }, body }) => {
      await publishPage(c.var.db, signedIn(c).member_id, page, body);
      return readShopPage(c.var.db, c.var.lang, page);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/page/{page}/discard',
      summary: 'Discards the draft',
      access: 'editor',
      refuses: ['conflict'],
      params: shopPageParam,
      body: shopPageDiscardForm,
      reply: shopPageReply,
      returns: 'The page as it is written now, and as it was delivered',
    },
    async (c, { params: { page }, body }) => {
      await discardDraft(c.var.db, signedIn(c).member_id, page, body.revision);
      return readShopPage(c.var.db, c.var.lang, page);
    },
  ),
  call(
    {
      method: 'put',
      path: '/api/admin/page/{page}/hidden',
      summary: 'Hides a page from visitors, or shows it again',
      access: 'editor',
      refuses: ['conflict'],
      params: hideablePageParam,
      body: shopPageHidingForm,
      reply: shopPageReply,
      returns: 'The page as it is written now, and as it was delivered',
    },
    async (c, { params: { page }, body }) => {
      await hidePage(c.var.db, signedIn(c).member_id, page, body);
      return readShopPage(c.var.db, c.var.lang, page);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/page/{page}/preview',
      summary: 'A preview of a page with unsaved texts',
      access: 'editor',
      unlogged: 'only works something out',
      params: shopPageParam,
      body: shopPagePreviewForm,
      reply: pageReply,
      returns: 'The page, with the works and artists it shows',
    },
    (c, { params, body }) => previewPage(c.var.db, c.var.lang, params.page, body, c.var.shop.config),
  ),
);
