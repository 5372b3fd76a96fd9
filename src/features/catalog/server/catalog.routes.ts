import { createRoute, z } from '@hono/zod-openapi';
import { etag } from 'hono/etag';
import { createApi } from '#api/server/create-api.ts';
import { jsonReply } from '#api/server/replies.ts';
import { keywordItemIds } from '#features/search-index/server/search.service.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { idText } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { itemReply, listQuery, shopReply } from '../catalog.contract.ts';
import { listItems } from './catalog.service.ts';
import { readItem } from './item.service.ts';
import { countView } from './item-view.service.ts';

/** Answers are the same for everyone in a language. */
const SHARED = { 'Cache-Control': 'public, max-age=60', Vary: 'lang' } as const;

/** A keyword narrows the list to the most loved works it finds. */
const KEYWORD_WORKS = 10_000;

const idParam = z.object({ id: idText });

const list = createRoute({
  method: 'get',
  path: '/api/shop',
  summary: 'Works on sale, by any filter and sort, with what every other choice would show',
  request: { query: listQuery },
  middleware: [etag()] as const,
  responses: jsonReply(shopReply, 'One page of works'),
});

const detail = createRoute({
  method: 'get',
  path: '/api/shop/{id}',
  summary: 'Everything the product page shows',
  request: { params: idParam },
  middleware: [etag()] as const,
  responses: jsonReply(itemReply, 'The work, its sizes and frames, its artist and its neighbours'),
});

const view = createRoute({
  method: 'post',
  path: '/api/shop/{id}/view',
  summary: 'Tells that a visitor looks at a work; counted once per visitor and day',
  request: { params: idParam },
  responses: jsonReply(successReply({}), 'Noted'),
});

export const catalogRoutes = createApi()
  .openapi(list, async (c) => {
    const find = (keyword: string) => keywordItemIds(c.var.db, keyword, KEYWORD_WORKS);
    const page = await listItems(c.var.db, c.var.lang, c.req.valid('query'), find);
    return c.json({ code: 'success', ...page } as const, 200, SHARED);
  })
  .openapi(detail, async (c) => {
    const work = await readItem(c.var.db, c.var.lang, c.req.valid('param').id);
    return c.json({ code: 'success', ...work } as const, 200, SHARED);
  })
  // A page that was rendered before and kept by a cache asks for nothing more, so the browser says that somebody saw it.
  .openapi(view, (c) => {
    const item_id = c.req.valid('param').id;
    countView(c.var.db, { item_id, network: networkOf(c.var.address) });
    return c.json({ code: 'success' } as const, 200);
  });
