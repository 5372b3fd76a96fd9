import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import {
  decisionForm,
  decisionParam,
  representationForm,
  representationParam,
  representationReply,
  representationsQuery,
  representationsReply,
} from '../representation-desk.contract.ts';
import {
  decideProposal,
  listRepresentations,
  readRepresentation,
  saveRepresentation,
} from './representation-desk.service.ts';

const path = '/api/admin/representation';

async function reply(c: Context<ApiEnv>, artistId: number) {
  const { db, lang } = c.var;
  return { ...(await readRepresentation(db, lang, signedIn(c), artistId)) };
}

export const representationDeskRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'All artists with their current gallery, and the open requests of galleries',
      access: 'reviewer',
      query: representationsQuery,
      reply: representationsReply,
      returns: 'A page of artists, and the open requests',
    },
    (c, { query }) => listRepresentations(c.var.db, c.var.lang, query),
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'Past, current and future representations of an artist',
      access: 'reviewer',
      params: representationParam,
      reply: representationReply,
      returns: 'Past, current and future representations of the artist',
    },
    (c, { params }) => reply(c, params.id),
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Changes who represents an artist from a certain day; earlier sales stay on their statements',
      access: 'reviewer',
      refuses: ['conflict', 'own_review', 'sales_in_the_way'],
      params: representationParam,
      body: representationForm,
      reply: representationReply,
      returns: 'Past, current and future representations of the artist',
    },
    async (c, { params: { id }, body }) => {
      await saveRepresentation(c.var.db, signedIn(c), id, body);
      return reply(c, id);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/proposal/{id}/{step}',
      summary: 'Approves a gallery’s request to represent an artist, or refuses it',
      access: 'reviewer',
      refuses: ['conflict', 'own_review', 'sales_in_the_way'],
      params: decisionParam,
      body: decisionForm,
      reply: representationReply,
      returns: 'Past, current and future representations of the artist',
    },
    async (c, { params: { id, step }, body }) => {
      const artistId = await decideProposal(c.var.db, signedIn(c), id, { step, ...body });
      return reply(c, artistId);
    },
  ),
);
