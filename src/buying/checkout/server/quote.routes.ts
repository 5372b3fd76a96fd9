import { call, calls } from '#http/server/call.ts';
import { quoteReply, quoteRequest } from '../checkout.contract.ts';
import { destinationOf, priceOrder } from './quote.service.ts';

export const quoteRoutes = calls(
  call(
    {
      method: 'post',
      path: '/api/quote',
      summary: 'What prints cost, delivered to a place or picked up, with the tax contained and the days of arrival',
      access: 'visitor',
      unlimited: 'writes nothing; prices come from memory',
      refuses: [
        'unauthenticated',
        'not_found',
        'undeliverable',
        'pickup_unavailable',
        'cart_item_unavailable',
        'sold_out',
        'cart_full',
      ],
      body: quoteRequest,
      reply: quoteReply,
      returns: 'All amounts in minor units of the currency asked for',
    },
    async (c, { body: { items, currency, destination } }) => {
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
      return { currency, subtotal, shipping, tax, total, arrival, lines: amounts };
    },
  ),
);
