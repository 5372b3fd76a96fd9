import { call, calls } from '#http/server/call.ts';
import { jsonReply } from '#http/server/replies.ts';
import { captchaChallenge, captchaQuery } from '../captcha.contract.ts';
import { createCaptcha } from './captcha.service.ts';

export const captchaRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/captcha',
      summary: 'A proof-of-work challenge against bots, for one form',
      access: 'anyone',
      query: captchaQuery,
      responses: jsonReply(captchaChallenge, 'A bare challenge, outside the envelope'),
    },
    async (c, { query }) => c.json(await createCaptcha(c.var.db, query.form), 200),
  ),
);
