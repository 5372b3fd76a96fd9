import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { applicationFileParam, attachmentParam, attachmentQuery, attachmentReply } from '../thread.contract.ts';
import { ACCEPTED_FILES, MAX_FILE_BYTES } from '../thread.rules.ts';
import { openApplicationFile, openAttachment, saveAttachment } from './attachment.service.ts';
import { attachmentFileReply, attachmentTargetOf, fileContentOf, sendAttachment } from './send-attachment.service.ts';

export const attachmentRoutes = calls(
  call(
    {
      method: 'post',
      path: '/api/message/attachment',
      summary: 'Uploads a file that will be sent with a message; the body is the file itself',
      access: 'member',
      limits: ['attachment'],
      refuses: ['attachment_quota'],
      query: attachmentQuery,
      file: { content: fileContentOf(ACCEPTED_FILES), most: MAX_FILE_BYTES },
      reply: attachmentReply,
      returns: 'The stored file',
    },
    (c, { query: { name } }) =>
      saveAttachment(c.var.db, attachmentTargetOf(c), signedIn(c).member_id, {
        name,
        body: c.req.raw.body,
      }),
  ),
  call(
    {
      method: 'get',
      path: '/api/message/attachment/{id}',
      summary: 'A file the member sent',
      access: 'member',
      params: attachmentParam,
      responses: attachmentFileReply,
    },
    (c, { params: { id } }) =>
      sendAttachment(c, id, openAttachment(c.var.db, attachmentTargetOf(c).storage, id, signedIn(c).member_id)),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/message/attachment/{id}',
      summary: 'A file a member sent, for staff',
      access: 'support',
      params: attachmentParam,
      responses: attachmentFileReply,
    },
    (c, { params: { id } }) => sendAttachment(c, id, openAttachment(c.var.db, attachmentTargetOf(c).storage, id)),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/application/{id}/attachment/{file}',
      summary: 'A file that was sent in the conversation about an application, for reviewers',
      access: 'reviewer',
      params: applicationFileParam,
      responses: attachmentFileReply,
    },
    (c, { params: { id, file } }) =>
      sendAttachment(c, file, openApplicationFile(c.var.db, attachmentTargetOf(c).storage, file, id)),
  ),
);
