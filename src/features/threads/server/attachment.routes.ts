import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonReply } from '#api/server/replies.ts';
import { applicationFileParam, attachmentParam, attachmentQuery, attachmentReply } from '../thread.contract.ts';
import { ACCEPTED_FILES } from '../thread.rules.ts';
import { keepAttachment, openApplicationFile, openAttachment } from './attachment.service.ts';
import { attachmentFileReply, attachmentRoomOf, fileContentOf, sendAttachment } from './send-attachment.service.ts';

const upload = createRoute({
  method: 'post',
  path: '/api/message/attachment',
  summary: 'Takes in a file that will be sent with a message; the body is the file itself',
  request: { query: attachmentQuery, body: { required: true, content: fileContentOf(ACCEPTED_FILES) } },
  responses: jsonReply(attachmentReply, 'The file as it was kept'),
});
const own = createRoute({
  method: 'get',
  path: '/api/message/attachment/{id}',
  summary: 'A file the member sent',
  request: { params: attachmentParam },
  responses: attachmentFileReply,
});
const any = createRoute({
  method: 'get',
  path: '/api/admin/message/attachment/{id}',
  summary: 'A file a member sent, for staff',
  request: { params: attachmentParam },
  responses: attachmentFileReply,
});

const ofApplication = createRoute({
  method: 'get',
  path: '/api/admin/application/{id}/attachment/{file}',
  summary: 'A file that was sent in the conversation about an application, for reviewers',
  request: { params: applicationFileParam },
  responses: attachmentFileReply,
});

export const attachmentRoutes = createApi()
  .openapi(upload, async (c) => {
    const { name } = c.req.valid('query');
    const kept = await keepAttachment(c.var.db, attachmentRoomOf(c), signedIn(c).member_id, {
      name,
      body: c.req.raw.body,
    });
    return c.json({ code: 'success', ...kept } as const, 200);
  })
  .openapi(own, (c) => {
    const { id } = c.req.valid('param');
    return sendAttachment(c, id, openAttachment(c.var.db, attachmentRoomOf(c).storage, id, signedIn(c).member_id));
  })
  .openapi(any, (c) => {
    const { id } = c.req.valid('param');
    return sendAttachment(c, id, openAttachment(c.var.db, attachmentRoomOf(c).storage, id));
  })
  .openapi(ofApplication, (c) => {
    const { id, file } = c.req.valid('param');
    return sendAttachment(c, file, openApplicationFile(c.var.db, attachmentRoomOf(c).storage, file, id));
  });
