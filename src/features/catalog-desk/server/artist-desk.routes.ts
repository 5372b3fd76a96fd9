import { createRoute, z } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { uploadRoomOf } from '#features/studio/server/upload-room.service.ts';
import {
  deskArtistForm,
  deskArtistParam,
  deskArtistReply,
  deskArtistsQuery,
  deskArtistsReply,
  newDeskArtistForm,
} from '../artist-desk.contract.ts';
import { createDeskArtist, listDeskArtists, readDeskArtist, saveDeskArtist } from './artist-desk.service.ts';
import { removePortrait, takePortrait } from './portrait.service.ts';

const path = '/api/admin/artist';
const params = deskArtistParam;
const after = jsonReply(deskArtistReply, 'The artist after it');
const binary = { schema: z.string().meta({ format: 'binary' }) };

const list = createRoute({
  method: 'get',
  path,
  summary: 'All artists and galleries, also hidden ones and those without works',
  request: { query: deskArtistsQuery },
  responses: jsonReply(deskArtistsReply, 'A page of artists'),
});
const add = createRoute({
  method: 'post',
  path,
  summary: 'Takes an artist or a gallery in',
  request: { body: jsonBody(newDeskArtistForm) },
  responses: jsonReply(deskArtistReply, 'The artist'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One artist with all that an editor may change of them',
  request: { params },
  responses: jsonReply(deskArtistReply, 'The artist'),
});
const save = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Saves an artist’s names, texts and categories, and whether they are shown',
  request: { params, body: jsonBody(deskArtistForm) },
  responses: after,
});
const portrait = createRoute({
  method: 'put',
  path: `${path}/{id}/portrait`,
  summary: 'Hangs a portrait on an artist’s page; the body is the photo itself',
  request: { params, body: { required: true, content: { 'application/octet-stream': binary } } },
  responses: after,
});
const noPortrait = createRoute({
  method: 'delete',
  path: `${path}/{id}/portrait`,
  summary: 'Takes the portrait of an artist down',
  request: { params },
  responses: after,
});

export const artistDeskRoutes = createApi()
  .openapi(list, async (c) => {
    const found = await listDeskArtists(c.var.db, c.var.lang, c.req.valid('query'));
    return c.json({ code: 'success', ...found } as const, 200);
  })
  .openapi(add, async (c) => {
    const id = await createDeskArtist(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', artist: await readDeskArtist(c.var.db, id) } as const, 200);
  })
  .openapi(one, async (c) => {
    const artist = await readDeskArtist(c.var.db, c.req.valid('param').id);
    return c.json({ code: 'success', artist } as const, 200);
  })
  .openapi(save, async (c) => {
    const { id } = c.req.valid('param');
    await saveDeskArtist(c.var.db, signedIn(c).member_id, id, c.req.valid('json'));
    return c.json({ code: 'success', artist: await readDeskArtist(c.var.db, id) } as const, 200);
  })
  .openapi(portrait, async (c) => {
    const { id: artistId } = c.req.valid('param');
    const sent = { staff_id: signedIn(c).member_id, artistId, body: c.req.raw.body };
    await takePortrait(c.var.db, uploadRoomOf(c.var.shop.config), sent);
    return c.json({ code: 'success', artist: await readDeskArtist(c.var.db, artistId) } as const, 200);
  })
  .openapi(noPortrait, async (c) => {
    const { id: artistId } = c.req.valid('param');
    await removePortrait(c.var.db, { staff_id: signedIn(c).member_id, artistId });
    return c.json({ code: 'success', artist: await readDeskArtist(c.var.db, artistId) } as const, 200);
  });
