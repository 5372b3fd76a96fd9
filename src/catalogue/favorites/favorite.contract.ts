import { z } from 'zod';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { prices } from '#ground/framing/framing.contract.ts';
import { idText } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';

export const favoriteParam = z.object({ item_id: idText });

/** A collected work with its price then; its price now is the card's. */
export const favorite = z
  .object({
    item: workSummary,
    price_then: prices,
    added_at: z.string(),
    /** Why it cannot be bought here now; missing when it can. */
    unavailable: z.enum(['offline', 'exhibition', 'sold_out']).optional(),
  })
  .meta({ id: 'Favorite' });
export type Favorite = z.infer<typeof favorite>;

/** Visitors collect too: theirs hang on the cart token (product §2). */
export const favoriteReply = successReply({ token: z.string(), list: z.array(favorite) }).meta({ id: 'Favorites' });
export type FavoriteReply = z.infer<typeof favoriteReply>;
