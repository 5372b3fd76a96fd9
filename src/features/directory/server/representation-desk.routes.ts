import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
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
const responses = jsonReply(representationReply, 'Who represents the artist, did and will');

const list = createRoute({
  method: 'get',
  path,
  summary: 'All artists with the gallery of today, and what galleries ask for',
  request: { query: representationsQuery },
  responses: jsonReply(representationsReply, 'A page of artists, and the open requests'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'Who represents an artist, did and will',
  request: { params: representationParam },
  responses,
});
const save = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Changes who represents an artist from which day on; what was sold stays on its statement',
  request: { params: representationParam, body: jsonBody(representationForm) },
  responses,
});
const decide = createRoute({
  method: 'post',
  path: '/api/admin/proposal/{id}/{step}',
  summary: 'Approves a gallery’s request to represent an artist, or refuses it',
  request: { params: decisionParam, body: jsonBody(decisionForm) },
  responses,
});

async function reply(c: Context<ApiEnv>, artistId: number) {
  const { db, lang } = c.var;
  return { code: 'success', ...(await readRepresentation(db, lang, signedIn(c), artistId)) } as const;
}

export const representationDeskRoutes = createApi()
  .openapi(list, async (c) => {
    const found = await listRepresentations(c.var.db, c.var.lang, c.req.valid('query'));
    return c.json({ code: 'success', ...found } as const, 200);
  })
  .openapi(one, async (c) => c.json(await reply(c, c.req.valid('param').id), 200))
  .openapi(save, async (c) => {
    const { id } = c.req.valid('param');
    await saveRepresentation(c.var.db, signedIn(c), id, c.req.valid('json'));
    return c.json(await reply(c, id), 200);
  })
  .openapi(decide, async (c) => {
    const { id, step } = c.req.valid('param');
    const artistId = await decideProposal(c.var.db, signedIn(c), id, { step, ...c.req.valid('json') });
    return c.json(await reply(c, artistId), 200);
  });
