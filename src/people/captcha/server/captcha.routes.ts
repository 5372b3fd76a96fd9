import { call, calls } from '#http/server/call.ts';
import { jsonReply } from '#http/server/replies.ts';
import { captchaChallenge, captchaQuery } from '../captcha.contract.ts';
import { createCaptcha } from './captcha.service.ts';

export const captchaRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/captcha',
      summary: 'A piece of work that tells people from machines, for one form',
      access: 'anyone',
      query: captchaQuery,
      responses: jsonReply(captchaChallenge, 'A bare challenge, outside the envelope'),
    },
    async (c, { query }) => c.json(await createCaptcha(c.var.db, query.form), 200),
  ),
);
