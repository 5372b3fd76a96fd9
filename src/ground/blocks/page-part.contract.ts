import { z } from 'zod';
import { draftLines, lines } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { DRAWINGS } from './block.rules.ts';
import { draftBlock, writtenBlock } from './written.contract.ts';

const CAPTION_MAX = 300;
const caption = z.strictObject(perLang(() => lines(CAPTION_MAX)));
const draftCaption = z.strictObject(perLang(() => draftLines(CAPTION_MAX)));

/** The name of a work or an artist in its address. */
const slug = z
  .string()
  .max(120)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u);
const drawing = z.enum(DRAWINGS);
const work = z.enum(['work', 'detail']);
const artist = z.strictObject({ kind: z.literal('artist'), name: slug });

/** A part of a page that visitors may read: words in every language, or what the shop composes by its name. */
export const pagePart = z
  .discriminatedUnion('kind', [
    writtenBlock,
    z.strictObject({ kind: z.literal('drawing'), name: drawing, words: caption }),
    z.strictObject({ kind: work, name: slug, words: caption.optional() }),
    artist,
  ])
  .meta({ id: 'PagePart' });

/** The same while somebody is still at it: any words may be missing. */
export const draftPart = z
  .discriminatedUnion('kind', [
    draftBlock,
    z.strictObject({ kind: z.literal('drawing'), name: drawing, words: draftCaption }),
    z.strictObject({ kind: work, name: slug, words: draftCaption.optional() }),
    artist,
  ])
  .meta({ id: 'DraftPart' });
