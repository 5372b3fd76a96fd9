import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
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

async function pageReply(c: Context<ApiEnv>, artistId: number) {
  const { db, lang } = c.var;
  return { ...(await readSellersPage(db, lang, signedIn(c), artistId)) };
}
async function allReply(c: Context<ApiEnv>) {
  return { ...(await readSellerArtists(c.var.db, signedIn(c))) };
}

export const sellerArtistRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The public pages that a seller manages',
      access: 'seller',
      reply: sellerArtistsReply,
      returns: "The seller's own page, and whom a gallery represents",
    },
    (c) => allReply(c),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'A gallery adds an artist who is not in the shop yet',
      access: 'seller',
      limits: ['artist_add'],
      refuses: ['artist_taken'],
      body: newArtistForm,
      reply: addedArtistReply,
      returns: 'The page that was opened',
    },
    async (c, { body }) => {
      const artist_id = await addArtist(c.var.db, signedIn(c), body);
      return { artist_id };
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'A public page as its seller edits it',
      access: 'seller',
      params: sellerArtistParam,
      reply: artistPageReply,
      returns: 'The page with all its texts, and the categories that can be chosen',
    },
    (c, { params }) => pageReply(c, params.id),
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Saves a public page, if nobody has saved another version since',
      access: 'seller',
      limits: ['artist_page'],
      refuses: ['conflict'],
      params: sellerArtistParam,
      body: artistPageForm,
      reply: artistPageReply,
      returns: 'The page with all its texts, and the categories that can be chosen',
    },
    async (c, { params: { id }, body }) => {
      await saveSellersPage(c.var.db, signedIn(c), id, body);
      return pageReply(c, id);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/end`,
      summary: 'A gallery stops representing an artist; today is the last day',
      access: 'seller',
      limits: ['representation'],
      refuses: ['conflict'],
      params: sellerArtistParam,
      reply: sellerArtistsReply,
      returns: "The seller's own page, and whom a gallery represents",
    },
    async (c, { params }) => {
      await changeRepresentation(c.var.db, signedIn(c), params.id, 'end');
      return allReply(c);
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}/end`,
      summary: 'A gallery says on which day its representation of an artist ends',
      access: 'seller',
      limits: ['representation'],
      refuses: ['conflict', 'artist_taken'],
      params: sellerArtistParam,
      body: endForm,
      reply: sellerArtistsReply,
      returns: "The seller's own page, and whom a gallery represents",
    },
    async (c, { params, body }) => {
      await endOn(c.var.db, signedIn(c), params.id, body.last_day);
      return allReply(c);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/proposal`,
      summary: 'A gallery asks to represent an artist from a certain day; the shop decides',
      access: 'seller',
      limits: ['proposal'],
      refuses: ['forbidden', 'conflict'],
      params: sellerArtistParam,
      body: proposalForm,
      reply: sellerArtistsReply,
      returns: "The seller's own page, and whom a gallery represents",
    },
    async (c, { params, body }) => {
      await propose(c.var.db, signedIn(c), params.id, body);
      return allReply(c);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/sales/proposal/{id}/withdraw',
      summary: 'A gallery withdraws a request that has not been decided',
      access: 'seller',
      limits: ['proposal'],
      refuses: ['conflict'],
      params: sellerArtistParam,
      reply: sellerArtistsReply,
      returns: "The seller's own page, and whom a gallery represents",
    },
    async (c, { params }) => {
      await withdrawProposal(c.var.db, signedIn(c), params.id);
      return allReply(c);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/restore`,
      summary: 'A gallery continues to represent an artist, or represents them again',
      access: 'seller',
      limits: ['representation'],
      refuses: ['artist_taken', 'conflict'],
      params: sellerArtistParam,
      reply: sellerArtistsReply,
      returns: "The seller's own page, and whom a gallery represents",
    },
    async (c, { params }) => {
      await changeRepresentation(c.var.db, signedIn(c), params.id, 'restore');
      return allReply(c);
    },
  ),
);
