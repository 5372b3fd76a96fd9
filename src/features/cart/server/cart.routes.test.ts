import { expect } from 'vitest';
import { test } from '#api/server/testing.ts';

test('a visitor without a cart has an empty one and no token', async ({ api }) => {
  expect((await api('/api/cart')).body).toEqual({ code: 'success', token: '', list: [] });
});
