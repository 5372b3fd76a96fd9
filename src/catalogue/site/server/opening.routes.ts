import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { PREVIEW_COOKIE } from '#http/server/opening-state.ts';
import { Refusal } from '#shared/errors.ts';
import { previewReply, previewVisit } from '../opening.contract.ts';
import { linkUntil } from './opening.service.ts';

const path = '/api/preview';

/** Calls that give a browser the cookie with which it can load a closed shop (decision 51). */
export const previewAccessRoutes = calls(
  call(
    {
      method: 'post',
      path,
      summary: 'Lets the holder of an invitation link see the closed shop',
      access: 'anyone',
      unlimited: 'needs a secret of 256 bits, and reads one row that every request reads',
      refuses: ['link_expired'],
      body: previewVisit,
      reply: previewReply,
      returns: 'A cookie until the link expires',
    },
    async (c, { body: { token } }) => {
      keep(c, token, await linkUntil(c.var.db, token));
      return {};
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/staff`,
      summary: 'Lets the browser of someone of the staff load the pages of the closed shop',
      access: 'staff',
      unlimited: 'writes nothing',
      reply: previewReply,
      returns: 'A cookie for the duration of the session',
    },
    (c) => {
      const { bearer } = c.var;
      if (!bearer) throw new Refusal('unauthenticated');
      keep(c, bearer);
      return {};
    },
  ),
  call(
    {
      method: 'delete',
      path,
      summary: 'Leaves the preview: the browser sees what everyone sees',
      access: 'anyone',
      unlimited: 'writes nothing',
      reply: previewReply,
      returns: 'An expired cookie',
    },
    (c) => {
      deleteCookie(c, PREVIEW_COOKIE, { path: '/' });
      return {};
    },
  ),
);

function keep(c: Context<ApiEnv>, token: string, expires?: Date): void {
  const secure = c.var.shop.config.baseUrl.startsWith('https:');
  setCookie(c, PREVIEW_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    ...(expires && { expires }),
  });
}
