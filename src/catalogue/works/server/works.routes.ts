import { z } from '@hono/zod-openapi';
import { keywordWorkIds } from '#catalogue/search-index/server/search.service.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { call, calls } from '#http/server/call.ts';
import { idText } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { listQuery, shopReply, shopWorkReply } from '../works.contract.ts';
import { readShopWork } from './work.service.ts';
import { countView } from './work-view.service.ts';
import { listWorks } from './works.service.ts';

/** A keyword narrows the list to the most popular works it finds. */
const KEYWORD_WORKS = 10_000;

const idParam = z.object({ id: idText });

export const worksRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/shop',
      summary: 'Works on sale, by any filter and sort, with what every other choice would show',
      access: 'anyone',
      isCached: true,
      query: listQuery,
      reply: shopReply,
      returns: 'One page of works',
    },
    (c, { query }) => {
      const find = (keyword: string) => keywordWorkIds(c.var.db, keyword, KEYWORD_WORKS);
      return listWorks(c.var.db, c.var.lang, query, find);
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/shop/{id}',
      summary: 'Everything the product page shows',
      access: 'anyone',
      refuses: ['gone'],
      isCached: true,
      params: idParam,
      reply: shopWorkReply,
      returns: 'The work, its sizes and frames, its artist and its neighbours',
    },
    (c, { params }) => readShopWork(c.var.db, c.var.lang, params.id),
  ),
  // A cached page causes no request, so the browser reports the view.
  call(
    {
      method: 'post',
      path: '/api/shop/{id}/view',
      summary: 'Reports a view of a work; counted once per visitor and day',
      access: 'anyone',
      unlimited: 'gathered in bounded memory, and counted once for a network and day',
      params: idParam,
      reply: successReply({}),
      returns: 'Noted',
    },
    (c, { params }) => {
      const item_id = params.id;
      countView(c.var.db, { item_id, network: networkOf(c.var.address) });
      return {};
    },
  ),
);
