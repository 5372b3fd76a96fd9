import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { quoteReply, quoteRequest } from '../checkout.contract.ts';
import { destinationOf, priceOrder } from './quote.service.ts';

const postQuote = createRoute({
  method: 'post',
  path: '/api/quote',
  summary: 'What prints cost, delivered to a place, with the tax contained and the days of arrival',
  request: { body: jsonBody(quoteRequest) },
  responses: jsonReply(quoteReply, 'All amounts in minor units of the currency asked for'),
});

export const quoteRoutes = createApi().openapi(postQuote, async (c) => {
  const { items, currency, destination } = c.req.valid('json');
  const place = await destinationOf(c.var.db, c.get('member')?.member_id, destination);
  const { subtotal, shipping, tax, total, arrival, lines } = await priceOrder(c.var.db, {
    items,
    currency,
    destination: place,
  });
  const amounts = lines.map(({ item_id, size_id, frame_id, nums, unit_price, line_total, net, tax: part }) => ({
    item_id,
    size_id,
    frame_id,
    nums,
    unit_price,
    line_total,
    net,
    tax: part,
  }));
  return c.json({ code: 'success', currency, subtotal, shipping, tax, total, arrival, lines: amounts } as const, 200);
});
