import { call, calls } from '#http/server/call.ts';
import { textIn } from '#shared/locale.ts';
import { pickupReply } from '../pickup.contract.ts';
import { offeredPlaces } from '../pickup.rules.ts';
import { readSettings } from './site.service.ts';

export const pickupRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/pickup',
      summary: 'The places where orders can be picked up, and how long they are kept',
      access: 'anyone',
      isCached: true,
      reply: pickupReply,
      returns: 'The places in their order; none while the shop offers no pickup',
    },
    async (c) => {
      const { pickup } = await readSettings(c.var.db);
      const { lang } = c.var;
      const list = offeredPlaces(pickup).map(({ key, name, address, note }) => ({
        key,
        name: textIn(name, lang),
        address: textIn(address, lang),
        note: textIn(note, lang),
      }));
      return { keep_days: pickup.keep_days, list };
    },
  ),
);
