import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
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
import { listShopPages, previewPage, readShopPage } from './shop-page-desk.service.ts';
import { discardPageDraft, hidePage, publishPage, savePageDraft } from './shop-page-edit.service.ts';

const path = '/api/admin/page/{page}';
const responses = jsonReply(shopPageReply, 'The page as it is written now, and as it was delivered');

const list = createRoute({
  method: 'get',
  path: '/api/admin/page',
  summary: 'The pages on which the shop tells of itself, and how each stands',
  responses: jsonReply(shopPageListReply, 'About, technology, membership, partners, collaboration, contact'),
});
const one = createRoute({
  method: 'get',
  path,
  summary: 'One page in all languages: its draft, or what visitors read',
  request: { params: shopPageParam },
  responses,
});
const save = createRoute({
  method: 'put',
  path,
  summary: 'Keeps a draft of a page; visitors do not see it',
  request: { params: shopPageParam, body: jsonBody(shopPageDraftForm) },
  responses,
});
const publish = createRoute({
  method: 'post',
  path: '/api/admin/page/{page}/publish',
  summary: 'Publishes a page; visitors read it at once. The delivered words give it back to the shop',
  request: { params: shopPageParam, body: jsonBody(shopPagePublishForm) },
  responses,
});
const discard = createRoute({
  method: 'post',
  path: '/api/admin/page/{page}/discard',
  summary: 'Throws the draft away',
  request: { params: shopPageParam, body: jsonBody(shopPageDiscardForm) },
  responses,
});
const hide = createRoute({
  method: 'put',
  path: '/api/admin/page/{page}/hidden',
  summary: 'Hides a page from visitors, or shows it again',
  request: { params: hideablePageParam, body: jsonBody(shopPageHidingForm) },
  responses,
});
const preview = createRoute({
  method: 'post',
  path: '/api/admin/page/{page}/preview',
  summary: 'A page as visitors would read it, of words that are not saved',
  request: { params: shopPageParam, body: jsonBody(shopPagePreviewForm) },
  responses: jsonReply(pageReply, 'The page, with the works and artists it shows'),
});

export const shopPageRoutes = createApi()
  .openapi(list, async (c) => c.json({ code: 'success', list: await listShopPages(c.var.db) } as const, 200))
  .openapi(one, async (c) => {
    const read = await readShopPage(c.var.db, c.var.lang, c.req.valid('param').page);
    return c.json({ code: 'success', ...read } as const, 200);
  })
  .openapi(save, async (c) => {
    const { page } = c.req.valid('param');
    await savePageDraft(c.var.db, signedIn(c).member_id, page, c.req.valid('json'));
    return c.json({ code: 'success', ...(await readShopPage(c.var.db, c.var.lang, page)) } as const, 200);
  })
  .openapi(publish, async (c) => {
    const { page } = c.req.valid('param');
    await publishPage(c.var.db, signedIn(c).member_id, page, c.req.valid('json'));
    return c.json({ code: 'success', ...(await readShopPage(c.var.db, c.var.lang, page)) } as const, 200);
  })
  .openapi(discard, async (c) => {
    const { page } = c.req.valid('param');
    await discardPageDraft(c.var.db, signedIn(c).member_id, page, c.req.valid('json').revision);
    return c.json({ code: 'success', ...(await readShopPage(c.var.db, c.var.lang, page)) } as const, 200);
  })
  .openapi(hide, async (c) => {
    const { page } = c.req.valid('param');
    await hidePage(c.var.db, signedIn(c).member_id, page, c.req.valid('json'));
    return c.json({ code: 'success', ...(await readShopPage(c.var.db, c.var.lang, page)) } as const, 200);
  })
  .openapi(preview, async (c) => {
    const read = await previewPage(c.var.db, c.var.lang, c.req.valid('param').page, c.req.valid('json'));
    return c.json({ code: 'success', ...read } as const, 200);
  });
