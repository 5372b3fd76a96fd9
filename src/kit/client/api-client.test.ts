import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#http/server/context.ts';
import { setApp } from '#http/server/running-app.ts';
import { i18nFor } from '#shared/i18n.ts';
import { apiClient, pathPart } from './api-client.ts';

test.for(['5\u0000', '../cart', '5?a=b', '5#a', '%2e%2e', ' 5\n', '山'])(
  'a value in an address stays one part of a path: %j',
  async (id) => {
    setApp(new Hono<ApiEnv>().get('/api/shop/:id', (c) => c.json({ asked: c.req.param('id') })));
    const client = apiClient({ locale: 'en', i18n: await i18nFor('en') });

    const response = await client.api.shop[':id'].$get({ param: { id: pathPart(id) } });

    expect(await response.json()).toEqual({ asked: id });
  },
);
