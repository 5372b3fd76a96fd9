import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import {
  addedArtistReply,
  artistPageForm,
  artistPageReply,
  endForm,
  newArtistForm,
  proposalForm,
  sellerArtistParam,
  sellerArtistsReply,
} from '../seller-artist.contract.ts';
import { endOn, propose, withdrawProposal } from './proposal-seller.service.ts';
import {
  addArtist,
  changeRepresentation,
  readSellerArtists,
  readSellersPage,
  saveSellersPage,
} from './seller-artist.service.ts';

const path = '/api/sales/artist';
const all = jsonReply(sellerArtistsReply, "The seller's own page, and whom a gallery represents");
const onePage = jsonReply(artistPageReply, 'The page with all its texts, and the categories that can be chosen');

const list = createRoute({
  method: 'get',
  path,
  summary: 'The public pages that a seller looks after',
  responses: all,
});
const add = createRoute({
  method: 'post',
  path,
  summary: 'A gallery takes in an artist whom the shop does not know',
  request: { body: jsonBody(newArtistForm) },
  responses: jsonReply(addedArtistReply, 'The page that was opened'),
});
const read = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'A public page as its seller edits it',
  request: { params: sellerArtistParam },
  responses: onePage,
});
const save = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Saves a public page, if nobody has saved another version since',
  request: { params: sellerArtistParam, body: jsonBody(artistPageForm) },
  responses: onePage,
});
const end = createRoute({
  method: 'post',
  path: `${path}/{id}/end`,
  summary: 'A gallery stops representing an artist; today is the last day',
  request: { params: sellerArtistParam },
  responses: all,
});
const restore = createRoute({
  method: 'post',
  path: `${path}/{id}/restore`,
  summary: 'A gallery goes on representing an artist, or begins again',
  request: { params: sellerArtistParam },
  responses: all,
});

const endLater = createRoute({
  method: 'put',
  path: `${path}/{id}/end`,
  summary: 'A gallery says on which day its representation of an artist ends',
  request: { params: sellerArtistParam, body: jsonBody(endForm) },
  responses: all,
});
const ask = createRoute({
  method: 'post',
  path: `${path}/{id}/proposal`,
  summary: 'A gallery asks to represent an artist from a day on; the shop decides',
  request: { params: sellerArtistParam, body: jsonBody(proposalForm) },
  responses: all,
});
const withdraw = createRoute({
  method: 'post',
  path: '/api/sales/proposal/{id}/withdraw',
  summary: 'A gallery withdraws a request that has not been decided',
  request: { params: sellerArtistParam },
  responses: all,
});

async function pageReply(c: Context<ApiEnv>, artistId: number) {
  const { db, lang } = c.var;
  return { code: 'success', ...(await readSellersPage(db, lang, signedIn(c), artistId)) } as const;
}
async function allReply(c: Context<ApiEnv>) {
  return { code: 'success', ...(await readSellerArtists(c.var.db, signedIn(c))) } as const;
}

export const sellerArtistRoutes = createApi()
  .openapi(list, async (c) => c.json(await allReply(c), 200))
  .openapi(add, async (c) => {
    const artist_id = await addArtist(c.var.db, signedIn(c), c.req.valid('json'));
    return c.json({ code: 'success', artist_id } as const, 200);
  })
  .openapi(read, async (c) => c.json(await pageReply(c, c.req.valid('param').id), 200))
  .openapi(save, async (c) => {
    const { id } = c.req.valid('param');
    await saveSellersPage(c.var.db, signedIn(c), id, c.req.valid('json'));
    return c.json(await pageReply(c, id), 200);
  })
  .openapi(end, async (c) => {
    await changeRepresentation(c.var.db, signedIn(c), c.req.valid('param').id, 'end');
    return c.json(await allReply(c), 200);
  })
  .openapi(endLater, async (c) => {
    await endOn(c.var.db, signedIn(c), c.req.valid('param').id, c.req.valid('json').last_day);
    return c.json(await allReply(c), 200);
  })
  .openapi(ask, async (c) => {
    await propose(c.var.db, signedIn(c), c.req.valid('param').id, c.req.valid('json'));
    return c.json(await allReply(c), 200);
  })
  .openapi(withdraw, async (c) => {
    await withdrawProposal(c.var.db, signedIn(c), c.req.valid('param').id);
    return c.json(await allReply(c), 200);
  })
  .openapi(restore, async (c) => {
    await changeRepresentation(c.var.db, signedIn(c), c.req.valid('param').id, 'restore');
    return c.json(await allReply(c), 200);
  });
