import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { jsonReply } from '#api/server/replies.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { favoriteParam, favoriteReply } from '../favorite.contract.ts';
import { addFavorite, readFavorites, removeFavorite, restoreFavorite } from './favorite.service.ts';

const responses = jsonReply(favoriteReply, 'The works the visitor collects');
const path = '/api/favorite/{item_id}';

const list = createRoute({ method: 'get', path: '/api/favorite', summary: "The visitor's favourites", responses });
const put = createRoute({
  method: 'put',
  path,
  summary: 'Collects a work',
  request: { params: favoriteParam },
  responses,
});
const remove = createRoute({
  method: 'delete',
  path,
  summary: 'Lets a work go',
  request: { params: favoriteParam },
  responses,
});

const restore = createRoute({
  method: 'post',
  path: `${path}/restore`,
  summary: 'Takes back a work that was let go, with its price of then',
  request: { params: favoriteParam },
  responses,
});

export const favoriteRoutes = createApi()
  .openapi(list, async (c) =>
    c.json({ code: 'success', ...(await readFavorites(c.var.db, c.var.lang, c.var.cartToken)) } as const, 200),
  )
  .openapi(put, async (c) => {
    const holder = { token: c.var.cartToken, network: networkOf(c.var.address) };
    const kept = await addFavorite(c.var.db, c.var.lang, holder, c.req.valid('param').item_id);
    return c.json({ code: 'success', ...kept } as const, 200);
  })
  .openapi(remove, async (c) => {
    const kept = await removeFavorite(c.var.db, c.var.lang, c.var.cartToken, c.req.valid('param').item_id);
    return c.json({ code: 'success', ...kept } as const, 200);
  })
  .openapi(restore, async (c) => {
    const kept = await restoreFavorite(c.var.db, c.var.lang, c.var.cartToken, c.req.valid('param').item_id);
    return c.json({ code: 'success', ...kept } as const, 200);
  });
