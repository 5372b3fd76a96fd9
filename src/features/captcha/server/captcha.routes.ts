import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { jsonReply } from '#api/server/replies.ts';
import { captchaChallenge, captchaQuery } from '../captcha.contract.ts';
import { createCaptcha } from './captcha.service.ts';

const challenge = createRoute({
  method: 'get',
  path: '/api/captcha',
  summary: 'A piece of work that tells people from machines, for one form',
  request: { query: captchaQuery },
  responses: jsonReply(captchaChallenge, 'A bare challenge, outside the envelope'),
});

export const captchaRoutes = createApi().openapi(challenge, async (c) =>
  c.json(await createCaptcha(c.var.db, c.req.valid('query').form), 200),
);
