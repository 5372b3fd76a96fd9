import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { deletion, doneReply, exportReply, registration, signedInReply } from '#features/members/member.contract.ts';
import { arrivalOf, welcomeHome } from '#features/members/server/arrival.service.ts';
import { removePictures } from '#features/pictures/server/picture.service.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { deleteAccount, exportMember } from './account.service.ts';
import { registerMember } from './register.service.ts';

const register = createRoute({
  method: 'post',
  path: '/api/member/register',
  summary: 'Opens an account',
  request: { body: jsonBody(registration) },
  responses: jsonReply(signedInReply, 'The token of the new session, and of the cart'),
});
const getExport = createRoute({
  method: 'get',
  path: '/api/member/export',
  summary: 'Everything the shop knows about the member',
  responses: jsonReply(exportReply, 'All of it'),
});
const postDelete = createRoute({
  method: 'post',
  path: '/api/member/delete',
  summary: 'Closes the account for good',
  request: { body: jsonBody(deletion) },
  responses: jsonReply(doneReply, 'Done'),
});

export const accountRoutes = createApi()
  .openapi(register, async (c) => {
    const tokens = await registerMember(c.var.db, c.req.valid('json'), c.var.lang, arrivalOf(c));
    return c.json(welcomeHome(c.var.i18n, tokens), 200);
  })
  .openapi(getExport, async (c) =>
    c.json({ code: 'success', data: await exportMember(c.var.db, signedIn(c)) } as const, 200),
  )
  .openapi(postDelete, async (c) => {
    const pictures = await deleteAccount(c.var.db, signedIn(c), c.req.valid('json').password);
    // Afterwards: files cannot be brought back if the transaction fails.
    await removePictures(c.var.db, openStorage(c.var.shop.config), pictures);
    return c.json({ code: 'success' } as const, 200);
  });
