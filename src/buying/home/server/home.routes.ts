import { call, calls } from '#http/server/call.ts';
import { homeReply } from '../home.contract.ts';
import { readHome } from './home.service.ts';

export const homeRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/home',
      summary: 'What the front page shows today',
      access: 'anyone',
      isCached: true,
      reply: homeReply,
      returns: 'The work of the season, three works to hang, what is new, an article, artists',
    },
    (c) => readHome(c.var.db, c.var.lang),
  ),
);
