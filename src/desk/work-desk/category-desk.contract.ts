import { z } from 'zod';
import { text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';

export const CATEGORY_NAME_LIMIT = 40;
/** More would not help visitors to find anything. */
const MOST_CATEGORIES = 24;
const CATEGORY_CODE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const category = z.strictObject({
  /** Part of addresses; never changed, because links use it. */
  code: text(40).regex(CATEGORY_CODE),
  name: z.strictObject(perLang(() => text(CATEGORY_NAME_LIMIT).min(1))),
  hidden: z.boolean(),
});

/** All categories in display order, including new ones. */
export const categoriesForm = z
  .strictObject({
    /** The version that was read: saving over another one is refused with `conflict`. */
    version: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
    list: z
      .array(category)
      .min(1)
      .max(MOST_CATEGORIES)
      .refine((list) => new Set(list.map(({ code }) => code)).size === list.length)
      .refine((list) => list.some(({ hidden }) => !hidden)),
  })
  .meta({ id: 'CategoriesForm' });
export type CategoriesForm = z.infer<typeof categoriesForm>;

export const deskCategoriesReply = successReply({
  version: z.string(),
  changed_at: z.string().nullable(),
  list: z.array(z.object({ code: z.string(), name: z.object(perLang(() => z.string())), hidden: z.boolean() })),
}).meta({ id: 'DeskCategories' });
export type DeskCategories = Pick<z.infer<typeof deskCategoriesReply>, 'version' | 'changed_at' | 'list'>;
