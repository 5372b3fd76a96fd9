import { z } from 'zod';

/** A picture as pages need it: its own proportions, what to show before it is there, and the widths it exists in. */
export const picture = z
  .object({
    /** Names the picture's content; a changed picture is another hash, so its addresses never change their content. */
    hash: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    /** Base64 of a thumbhash, about 30 bytes: a blurred preview. */
    thumbhash: z.string(),
    /** The picture's main colour, `#rrggbb`, for the ground before even the preview is drawn. */
    ground: z.string(),
    /** Rendered widths in pixels, ascending. */
    widths: z.array(z.int().positive()),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof picture>;

// @chunk forms
