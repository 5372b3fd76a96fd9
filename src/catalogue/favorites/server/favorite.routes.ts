import { networkOf } from '#ground/throttle/server/network.ts';
import { call, calls } from '#http/server/call.ts';
import { favoriteParam, favoriteReply } from '../favorite.contract.ts';
import { addFavorite, readFavorites, removeFavorite, restoreFavorite } from './favorite.service.ts';

const path = '/api/favorite/{item_id}';

export const favoriteRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/favorite',
      summary: "The visitor's favourites",
      access: 'visitor',
      isOnCart: true,
      reply: favoriteReply,
      returns: 'The visitor’s favourites',
    },
    (c) => readFavorites(c.var.db, c.var.lang, c.var.cartToken),
  ),
  call(
    {
      method: 'put',
      path,
      summary: 'Adds a work to the favourites',
      access: 'visitor',
      limits: ['new_cart'],
      isOnCart: true,
      params: favoriteParam,
      reply: favoriteReply,
      returns: 'The visitor’s favourites',
    },
    (c, { params }) => {
      const holder = { token: c.var.cartToken, network: networkOf(c.var.address) };
      return addFavorite(c.var.db, c.var.lang, holder, params.item_id);
    },
  ),
  call(
    {
      method: 'delete',
      path,
      summary: 'Removes a work from the favourites',
      access: 'visitor',
      unlimited: 'only what the visitor collected, and never a new cart',
      isOnCart: true,
      params: favoriteParam,
      reply: favoriteReply,
      returns: 'The visitor’s favourites',
    },
    (c, { params }) => removeFavorite(c.var.db, c.var.lang, c.var.cartToken, params.item_id),
  ),
  call(
    {
      method: 'post',
      path: `${path}/restore`,
      summary: 'Restores a removed favourite, with its original price',
      access: 'visitor',
      unlimited: 'only what the visitor collected, and never a new cart',
      isOnCart: true,
      params: favoriteParam,
      reply: favoriteReply,
      returns: 'The visitor’s favourites',
    },
    (c, { params }) => restoreFavorite(c.var.db, c.var.lang, c.var.cartToken, params.item_id),
  ),
);
