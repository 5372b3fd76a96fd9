import { call, calls } from '#http/server/call.ts';
import { missingQuery, missingReply } from '../missing.contract.ts';
import { listMissing } from './missing.service.ts';

export const missingRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/missing',
      summary: 'Texts that are missing in one of the languages',
      access: 'editor',
      query: missingQuery,
      reply: missingReply,
      returns: 'One page of a kind, and the number of each',
    },
    (c, { query }) => listMissing(c.var.db, c.var.lang, query),
  ),
);
