import { z } from 'zod';
import { DRAWINGS } from './block.rules.ts';

/** A block of an article or a page in one language; its texts may contain only `*stressed*` words and `[links](/path)`. */
export const shownBlock = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), text: z.string() }),
    z.object({ kind: z.literal('heading'), text: z.string(), id: z.string() }),
    z.object({ kind: z.literal('list'), items: z.array(z.string()), ordered: z.boolean().optional() }),
    z.object({ kind: z.literal('quote'), text: z.string(), by: z.string().optional() }),
    z.object({ kind: z.literal('facts'), rows: z.array(z.object({ term: z.string(), text: z.string() })) }),
    z.object({ kind: z.literal('drawing'), drawing: z.enum(DRAWINGS), caption: z.string() }),
    z.object({
      kind: z.literal('work'),
      item_id: z.int(),
      caption: z.string().optional(),
      detail: z.boolean().optional(),
    }),
    z.object({ kind: z.literal('artist'), artist_id: z.int() }),
    z.object({ kind: z.literal('image'), hash: z.string(), alt: z.string(), caption: z.string().optional() }),
  ])
  .meta({ id: 'Block' });
