import { call, calls } from '#http/server/call.ts';
import { artistListQuery, artistListReply, artistParam, artistReply } from '../artist.contract.ts';
import { readArtist, readDirectory } from './directory.service.ts';

export const artistRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/artist',
      summary: 'The directory of artists, ordered as its language orders names',
      access: 'anyone',
      isCached: true,
      query: artistListQuery,
      reply: artistListReply,
      returns: 'One page of artists, with the categories they work in',
    },
    (c, { query }) => readDirectory(c.var.db, c.var.lang, query),
  ),
  call(
    {
      method: 'get',
      path: '/api/artist/{id}',
      summary: 'An artist by id or slug',
      access: 'anyone',
      refuses: ['gone'],
      isCached: true,
      params: artistParam,
      reply: artistReply,
      returns: 'The artist with story and works',
    },
    (c, { params }) => readArtist(c.var.db, c.var.lang, params.id),
  ),
);
