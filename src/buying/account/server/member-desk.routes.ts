import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
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
import { addNote, editNote, removeOrRestoreNote } from './member-note.service.ts';

const path = '/api/admin/member';

async function memberNow(c: Context<ApiEnv>, id: number) {
  return { member: await readMember(c.var.db, c.var.lang, signedIn(c), id) };
}

export const memberDeskRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'Members by name, e-mail address, telephone or number',
      access: 'support',
      query: membersQuery,
      reply: membersReply,
      returns: 'A page of members',
    },
    (c, { query }) => listMembers(c.var.db, query),
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'A member’s data; each person’s look is recorded in the audit log, once a day',
      access: 'support',
      params: memberParam,
      reply: memberReply,
      returns: 'The member, with the data that support may see',
    },
    (c, { params }) => memberNow(c, params.id),
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/end_sessions`,
      summary: 'Signs all devices of a member out',
      access: 'support',
      params: memberParam,
      reply: memberReply,
      returns: 'The member, with the data that support may see',
    },
    async (c, { params: { id } }) => {
      await endMemberSessions(c.var.db, signedIn(c), id);
      return memberNow(c, id);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/note`,
      summary: 'Adds a note about a member, for colleagues',
      access: 'support',
      params: memberParam,
      body: newNote,
      reply: memberReply,
      returns: 'The member, with the data that support may see',
    },
    async (c, { params: { id }, body }) => {
      await addNote(c.var.db, signedIn(c), id, body.text);
      return memberNow(c, id);
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}/note/{note}`,
      summary: 'Changes a note',
      access: 'support',
      refuses: ['conflict'],
      params: noteParam,
      body: noteEdit,
      reply: memberReply,
      returns: 'The member, with the data that support may see',
    },
    async (c, { params: { id, note: noteId }, body }) => {
      await editNote(c.var.db, signedIn(c), id, noteId, body);
      return memberNow(c, id);
    },
  ),
  call(
    {
      method: 'delete',
      path: `${path}/{id}/note/{note}`,
      summary: 'Removes a note, which can be restored',
      access: 'support',
      params: noteParam,
      reply: memberReply,
      returns: 'The member, with the data that support may see',
    },
    async (c, { params: { id, note: noteId } }) => {
      await removeOrRestoreNote(c.var.db, signedIn(c), id, noteId, false);
      return memberNow(c, id);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/note/{note}/restore`,
      summary: 'Restores a removed note',
      access: 'support',
      params: noteParam,
      reply: memberReply,
      returns: 'The member, with the data that support may see',
    },
    async (c, { params: { id, note: noteId } }) => {
      await removeOrRestoreNote(c.var.db, signedIn(c), id, noteId, true);
      return memberNow(c, id);
    },
  ),
);
