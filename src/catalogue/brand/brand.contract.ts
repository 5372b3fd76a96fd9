import { z } from 'zod';
import { text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { BRAND_USES } from './brand.rules.ts';

const hash = z.string().regex(/^[\w-]{20}$/);

const brandPicture = z
  .object({
    hash,
    use: z.enum(BRAND_USES),
    width: z.int(),
    height: z.int(),
    /** The size of the uploaded file; null for a drawing, which is sharp in every size. */
    source: z.object({ width: z.int(), height: z.int() }).nullable(),
    transparent: z.boolean(),
    /** The share of the picture that stands out from the light and from the dark background. */
    on_light: z.number(),
    on_dark: z.number(),
  })
  .meta({ id: 'BrandPicture' });
export type BrandPicture = z.infer<typeof brandPicture>;

export const brandPictureQuery = z.object({ use: z.enum(BRAND_USES), name: text(200).default('') });
export const brandPictureReply = successReply({ picture: brandPicture }).meta({ id: 'BrandPictureReply' });

/** By hash; null is the name in letters, or the standard icon. With the version that was read. */
export const brandEdit = z
  .strictObject({
    version: z.int().min(0).max(LARGEST_ID),
    logo: hash.nullable(),
    dark: hash.nullable(),
    icon: hash.nullable(),
  })
  .refine(({ logo, dark }) => dark === null || logo !== null, { path: ['dark'], params: { rule: 'logo_first' } })
  .meta({ id: 'BrandEdit' });
export type BrandEdit = z.infer<typeof brandEdit>;

export const brandReply = successReply({
  version: z.int(),
  /** Null if staff never changed it. */
  updated_at: z.string().nullable(),
  logo: brandPicture.nullable(),
  dark: brandPicture.nullable(),
  icon: brandPicture.nullable(),
}).meta({ id: 'Brand' });
export type Brand = Omit<z.infer<typeof brandReply>, 'code'>;
