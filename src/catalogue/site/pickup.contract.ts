import { z } from 'zod';
import { text } from '#shared/fields.ts';
import { LANGS, perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { MOST_PLACES, type PickupSetting } from './pickup.rules.ts';

export const placeKey = z.string().regex(/^[a-z0-9-]{1,40}$/);

const texts = (maximum: number) => z.strictObject(perLang(() => text(maximum)));
/** One language is enough; the others fall back to it (decision 53). */
const writtenTexts = (maximum: number) =>
  texts(maximum).check((ctx) => {
    if (LANGS.some((lang) => ctx.value[lang] !== '')) return;
    const path = ['zh-Hant'];
    ctx.issues.push({ code: 'custom', path, params: { rule: 'text_missing' }, input: ctx.value });
  });

/** Staff edit it; orders that are placed from now on follow it. */
export const pickupSetting = z
  .strictObject({
    active: z.boolean(),
    keep_days: z.int().min(1).max(90),
    places: z
      .array(z.strictObject({ key: placeKey, name: writtenTexts(149), address: writtenTexts(300), note: texts(300) }))
      .max(MOST_PLACES)
      .refine((places) => new Set(places.map(({ key }) => key)).size === places.length),
  })
  .refine(({ active, places }) => !active || places.length > 0, {
    path: ['active'],
    params: { rule: 'nothing_chosen' },
  })
  .meta({ id: 'PickupSetting' }) satisfies z.ZodType<PickupSetting>;

/** GET /api/pickup: empty while the shop offers no pickup. Texts are in the reader's language. */
export const pickupReply = successReply({
  keep_days: z.int(),
  list: z.array(z.object({ key: z.string(), name: z.string(), address: z.string(), note: z.string() })),
}).meta({ id: 'PickupPlaces' });
export type PickupPlaces = Pick<z.infer<typeof pickupReply>, 'keep_days' | 'list'>;
