import { z } from 'zod';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { prices } from '#ground/framing/framing.contract.ts';
import { idText } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';

export const favoriteParam = z.object({ item_id: idText });

/** With its price when it was collected; the card has the current one. */
export const favorite = z
  .object({
    item: workSummary,
    price_then: prices,
    added_at: z.string(),
    /** Why it is not for sale here; missing if it is. */
    unavailable: z.enum(['offline', 'exhibition', 'sold_out']).optional(),
  })
  .meta({ id: 'Favorite' });
export type Favorite = z.infer<typeof favorite>;

/** Visitors' favourites belong to their cart token (product §2). */
export const favoriteReply = successReply({ token: z.string(), list: z.array(favorite) }).meta({ id: 'Favorites' });
export type FavoriteReply = z.infer<typeof favoriteReply>;
