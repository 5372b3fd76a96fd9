import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { kept } from '#api/server/kept/kept.ts';
import { jsonReply } from '#api/server/replies.ts';
import { artistListQuery, artistListReply, artistParam, artistReply } from '../artist.contract.ts';
import { readArtist, readDirectory } from './directory.service.ts';

const directory = createRoute({
  method: 'get',
  path: '/api/artist',
  summary: 'The directory of artists, ordered as its language orders names',
  request: { query: artistListQuery },
  middleware: kept,
  responses: jsonReply(artistListReply, 'One page of artists, with the categories they work in'),
});

const detail = createRoute({
  method: 'get',
  path: '/api/artist/{id}',
  summary: 'An artist by id or slug',
  request: { params: artistParam },
  middleware: kept,
  responses: jsonReply(artistReply, 'The artist with story and works'),
});

export const artistRoutes = createApi()
  .openapi(directory, async (c) => {
    const page = await readDirectory(c.var.db, c.var.lang, c.req.valid('query'));
    return c.json({ code: 'success', ...page } as const, 200);
  })
  .openapi(detail, async (c) => {
    const artist = await readArtist(c.var.db, c.var.lang, c.req.valid('param').id);
    return c.json({ code: 'success', ...artist } as const, 200);
  });
