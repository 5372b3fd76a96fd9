import { z } from '@hono/zod-openapi';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { uploadTargetOf } from '#selling/studio/server/upload-target.service.ts';
import {
  deskArtistForm,
  deskArtistParam,
  deskArtistReply,
  deskArtistsQuery,
  deskArtistsReply,
  newDeskArtistForm,
} from '../artist-desk.contract.ts';
import { MOST_PORTRAIT_BYTES } from '../artist-desk.rules.ts';
import { createDeskArtist, listDeskArtists, readDeskArtist, saveDeskArtist } from './artist-desk.service.ts';
import { removePortrait, savePortrait } from './portrait.service.ts';

const path = '/api/admin/artist';
const params = deskArtistParam;

const binary = { schema: z.string().meta({ format: 'binary' }) };

export const artistDeskRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'All artists and galleries, including hidden ones and those without works',
      access: 'editor',
      query: deskArtistsQuery,
      reply: deskArtistsReply,
      returns: 'A page of artists',
    },
    (c, { query }) => listDeskArtists(c.var.db, c.var.lang, query),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Adds an artist or a gallery',
      access: 'editor',
      body: newDeskArtistForm,
      reply: deskArtistReply,
      returns: 'The artist',
    },
    async (c, { body }) => {
      const id = await createDeskArtist(c.var.db, signedIn(c).member_id, body);
      return { artist: await readDeskArtist(c.var.db, id) };
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'One artist with all editable fields',
      access: 'editor',
      params,
      reply: deskArtistReply,
      returns: 'The artist',
    },
    async (c, { params }) => {
      const artist = await readDeskArtist(c.var.db, params.id);
      return { artist };
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Saves an artist’s names, texts and categories, and whether they are shown',
      access: 'editor',
      refuses: ['conflict'],
      params,
      body: deskArtistForm,
      reply: deskArtistReply,
      returns: 'The artist after it',
    },
    async (c, { params: { id }, body }) => {
      await saveDeskArtist(c.var.db, signedIn(c).member_id, id, body);
      return { artist: await readDeskArtist(c.var.db, id) };
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}/portrait`,
      summary: 'Sets the portrait on an artist’s page; the body is the photo itself',
      access: 'editor',
      limits: ['portrait'],
      params,
      file: { content: { 'application/octet-stream': binary }, most: MOST_PORTRAIT_BYTES },
      reply: deskArtistReply,
      returns: 'The artist after it',
    },
    async (c, { params: { id: artistId } }) => {
      const sent = { staff_id: signedIn(c).member_id, artistId, body: c.req.raw.body };
      await savePortrait(c.var.db, uploadTargetOf(c.var.shop.config), sent);
      return { artist: await readDeskArtist(c.var.db, artistId) };
    },
  ),
  call(
    {
      method: 'delete',
      path: `${path}/{id}/portrait`,
      summary: 'Removes the portrait of an artist',
      access: 'editor',
      params,
      reply: deskArtistReply,
      returns: 'The artist after it',
    },
    async (c, { params: { id: artistId } }) => {
      await removePortrait(c.var.db, { staff_id: signedIn(c).member_id, artistId });
      return { artist: await readDeskArtist(c.var.db, artistId) };
    },
  ),
);
