import { Hono } from 'hono';
import { describe, expect, test as pure } from 'vitest';
import { act, newStaff, order, test } from '#buying/orders/server/testing-orders.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { auditGate } from './audit-gate.ts';
import { bookOf } from './call-book.ts';
import type { ApiEnv } from './context.ts';

describe('the audit log', () => {
  pure('is what no call of the back office can forget', async () => {
    const app = new Hono<ApiEnv>();
    app.onError((error, c) => c.text(error.message, 500));
    const facts = { path: '/api/admin/thing', summary: 'A thing', access: 'staff' } as const;
    app.use(
      '/api/admin/*',
      auditGate(
        bookOf([
          { ...facts, method: 'post' },
          { ...facts, method: 'get' },
        ]),
      ),
    );
    app.post('/api/admin/thing', (c) => c.text('done'));
    app.get('/api/admin/thing', (c) => c.text('read'));

    const changed = await app.request('/api/admin/thing', { method: 'POST' });

    expect(await changed.text()).toBe('POST /api/admin/thing changed something and did not tell the audit log');
    expect((await app.request('/api/admin/thing')).status).toBe(200);
  });

  test('says who changed what, from what, to what', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const support = await newStaff(api, db, 'support');

    await act(api, support, `admin/order/${code}/cancel`, { reason: 'Ordered twice.' });
    const refused = await act(api, support, `admin/order/${code}/cancel`, { reason: 'Ordered twice.' });

    expect(refused.code).toBe('conflict');
    expect(await db.select().from(staffChange)).toMatchObject([
      {
        subject: 'order',
        subject_id: code,
        action: 'cancel',
        before: { cancellation: 'none' },
        after: { cancellation: 'accepted', reason: 'Ordered twice.' },
      },
    ]);
  });
});
