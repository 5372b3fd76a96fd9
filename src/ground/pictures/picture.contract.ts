import { z } from 'zod';

/** A picture for pages: its proportions, its placeholder, and its widths. */
export const picture = z
  .object({
    /** Content hash; a changed picture has another hash, so the content of an address never changes. */
    hash: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    /** Base64 of a thumbhash, about 30 bytes: a blurred preview. */
    thumbhash: z.string(),
    /** The picture's main colour, `#rrggbb`, shown before the preview is drawn. */
    ground: z.string(),
    /** Rendered widths in pixels, ascending. */
    widths: z.array(z.int().positive()),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof picture>;

// @chunk forms
