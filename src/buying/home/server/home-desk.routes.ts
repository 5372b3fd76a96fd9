import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { homeReply } from '../home.contract.ts';
import { homeDeskReply, homeDraft, homeEdit } from '../home-desk.contract.ts';
import { homeWith } from './home.service.ts';
import { readHomeDesk, saveHomeChoice } from './home-choice.service.ts';

const path = '/api/admin/home';

export const homeDeskRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The editors’ choice for the front page',
      access: 'editor',
      reply: homeDeskReply,
      returns: 'The choice with its version',
    },
    (c) => readHomeDesk(c.var.db, c.var.lang),
  ),
  call(
    {
      method: 'post',
      path: `${path}/preview`,
      summary: 'A preview of the front page with an unsaved choice',
      access: 'editor',
      unlogged: 'only works something out',
      body: homeDraft,
      reply: homeReply,
      returns: 'The front page as visitors would get it',
    },
    (c, { body }) => homeWith(c.var.db, c.var.lang, body),
  ),
  call(
    {
      method: 'put',
      path,
      summary: 'Changes the front page; visitors see it immediately',
      access: 'editor',
      refuses: ['conflict'],
      body: homeEdit,
      reply: homeDeskReply,
      returns: 'The choice after it',
    },
    async (c, { body }) => {
      await saveHomeChoice(c.var.db, signedIn(c).member_id, body);
      return readHomeDesk(c.var.db, c.var.lang);
    },
  ),
);
