import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Config } from '#api/server/config.ts';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonReply, refusalReplies } from '#api/server/replies.ts';
import { answerFile } from '#ground/files/server/answer-file.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { applicationFileParam, attachmentParam, attachmentQuery, attachmentReply } from '../thread.contract.ts';
import { ACCEPTED_FILES, ATTACHMENT_TYPES } from '../thread.rules.ts';
import { type AttachmentRoom, keepAttachment, openApplicationFile, openAttachment } from './attachment.service.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };
const contentOf = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, binary]));
const fileReply = {
  200: { description: 'The file', content: contentOf(ATTACHMENT_TYPES) },
  ...refusalReplies,
};

const upload = createRoute({
  method: 'post',
  path: '/api/message/attachment',
  summary: 'Takes in a file that will be sent with a message; the body is the file itself',
  request: { query: attachmentQuery, body: { required: true, content: contentOf(ACCEPTED_FILES) } },
  responses: jsonReply(attachmentReply, 'The file as it was kept'),
});
const own = createRoute({
  method: 'get',
  path: '/api/message/attachment/{id}',
  summary: 'A file the member sent',
  request: { params: attachmentParam },
  responses: fileReply,
});
const any = createRoute({
  method: 'get',
  path: '/api/admin/message/attachment/{id}',
  summary: 'A file a member sent, for staff',
  request: { params: attachmentParam },
  responses: fileReply,
});

const ofApplication = createRoute({
  method: 'get',
  path: '/api/admin/application/{id}/attachment/{file}',
  summary: 'A file that was sent in the conversation about an application, for reviewers',
  request: { params: applicationFileParam },
  responses: fileReply,
});

const opened = new WeakMap<Config, AttachmentRoom>();

function roomOf(c: Context<ApiEnv>): AttachmentRoom {
  const { config } = c.var.shop;
  const room = opened.get(config) ?? { intake: openIntake(intakeFolder(config)), storage: openStorage(config) };
  opened.set(config, room);
  return room;
}

async function sendFile(c: Context<ApiEnv>, attachmentId: string, file: ReturnType<typeof openAttachment>) {
  const { body, size, name, type } = await file;
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  return answerFile(c, {
    type,
    tag: attachmentId,
    cacheControl: 'private, no-store',
    // A picture is plain pixels; a PDF could do things, and is saved instead of opened.
    disposition: { kind: type === 'application/pdf' ? 'attachment' : 'inline', name },
    content: { body, size },
  });
}

export const attachmentRoutes = createApi()
  .openapi(upload, async (c) => {
    const { name } = c.req.valid('query');
    const kept = await keepAttachment(c.var.db, roomOf(c), signedIn(c).member_id, { name, body: c.req.raw.body });
    return c.json({ code: 'success', ...kept } as const, 200);
  })
  .openapi(own, (c) => {
    const { id } = c.req.valid('param');
    return sendFile(c, id, openAttachment(c.var.db, roomOf(c).storage, id, signedIn(c).member_id));
  })
  .openapi(any, (c) => {
    const { id } = c.req.valid('param');
    return sendFile(c, id, openAttachment(c.var.db, roomOf(c).storage, id));
  })
  .openapi(ofApplication, (c) => {
    const { id, file } = c.req.valid('param');
    return sendFile(c, file, openApplicationFile(c.var.db, roomOf(c).storage, file, id));
  });
