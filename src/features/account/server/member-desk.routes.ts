import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import {
  memberParam,
  memberReply,
  membersQuery,
  membersReply,
  newNote,
  noteEdit,
  noteParam,
} from '../member-desk.contract.ts';
import { endMemberSessions, listMembers, readMember } from './member-desk.service.ts';
import { addNote, editNote, keepNote } from './member-note.service.ts';

const path = '/api/admin/member';
const responses = jsonReply(memberReply, 'The member, as support may know them');

const list = createRoute({
  method: 'get',
  path,
  summary: 'Members by name, e-mail address, telephone or number',
  request: { query: membersQuery },
  responses: jsonReply(membersReply, 'A page of members'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'What is known of a member; that somebody looked is in the audit log, once a day',
  request: { params: memberParam },
  responses,
});
const endAll = createRoute({
  method: 'post',
  path: `${path}/{id}/end_sessions`,
  summary: 'Signs all devices of a member out',
  request: { params: memberParam },
  responses,
});
const note = createRoute({
  method: 'post',
  path: `${path}/{id}/note`,
  summary: 'Writes something down about a member, for colleagues',
  request: { params: memberParam, body: jsonBody(newNote) },
  responses,
});
const edit = createRoute({
  method: 'put',
  path: `${path}/{id}/note/{note}`,
  summary: 'Changes a note',
  request: { params: noteParam, body: jsonBody(noteEdit) },
  responses,
});
const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}/note/{note}`,
  summary: 'Removes a note; it can be brought back',
  request: { params: noteParam },
  responses,
});
const restore = createRoute({
  method: 'post',
  path: `${path}/{id}/note/{note}/restore`,
  summary: 'Brings a removed note back',
  request: { params: noteParam },
  responses,
});

async function memberNow(c: Context<ApiEnv>, id: number) {
  return { code: 'success', member: await readMember(c.var.db, c.var.lang, signedIn(c), id) } as const;
}

export const memberDeskRoutes = createApi()
  .openapi(list, async (c) =>
    c.json({ code: 'success', ...(await listMembers(c.var.db, c.req.valid('query'))) } as const, 200),
  )
  .openapi(one, async (c) => c.json(await memberNow(c, c.req.valid('param').id), 200))
  .openapi(endAll, async (c) => {
    const { id } = c.req.valid('param');
    await endMemberSessions(c.var.db, signedIn(c), id);
    return c.json(await memberNow(c, id), 200);
  })
  .openapi(note, async (c) => {
    const { id } = c.req.valid('param');
    await addNote(c.var.db, signedIn(c), id, c.req.valid('json').text);
    return c.json(await memberNow(c, id), 200);
  })
  .openapi(edit, async (c) => {
    const { id, note: noteId } = c.req.valid('param');
    await editNote(c.var.db, signedIn(c), id, noteId, c.req.valid('json'));
    return c.json(await memberNow(c, id), 200);
  })
  .openapi(remove, async (c) => {
    const { id, note: noteId } = c.req.valid('param');
    await keepNote(c.var.db, signedIn(c), id, noteId, false);
    return c.json(await memberNow(c, id), 200);
  })
  .openapi(restore, async (c) => {
    const { id, note: noteId } = c.req.valid('param');
    await keepNote(c.var.db, signedIn(c), id, noteId, true);
    return c.json(await memberNow(c, id), 200);
  });
