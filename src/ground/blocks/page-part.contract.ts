import { z } from 'zod';
import { draftLines, lines } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { DRAWINGS } from './block.rules.ts';
import { pictureHashText } from './stored-block.contract.ts';
import { draftBlock, writtenBlock } from './written.contract.ts';

const CAPTION_MAX = 300;
const caption = z.strictObject(perLang(() => lines(CAPTION_MAX)));
const draftCaption = z.strictObject(perLang(() => draftLines(CAPTION_MAX)));

/** The slug of a work or an artist. */
const slug = z
  .string()
  .max(120)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u);
const drawing = z.enum(DRAWINGS);
const work = z.enum(['work', 'detail']);
const artist = z.strictObject({ kind: z.literal('artist'), name: slug });

const image = z.strictObject({ kind: z.literal('image'), name: pictureHashText, words: caption });
const draftImage = z.strictObject({ kind: z.literal('image'), name: pictureHashText, words: draftCaption });

/** A part of an answer or a document: texts in every language, or an uploaded picture. */
export const answerPart = z.discriminatedUnion('kind', [writtenBlock, image]).meta({ id: 'AnswerPart' });

/** The same as a draft: any text may be missing. */
export const draftAnswerPart = z.discriminatedUnion('kind', [draftBlock, draftImage]).meta({ id: 'DraftAnswerPart' });

/** A part of a public page: texts in every language, or something the shop composes by name. */
export const pagePart = z
  .discriminatedUnion('kind', [
    writtenBlock,
    z.strictObject({ kind: z.literal('drawing'), name: drawing, words: caption }),
    z.strictObject({ kind: work, name: slug, words: caption.optional() }),
    artist,
    image,
  ])
  .meta({ id: 'PagePart' });

/** The same as a draft: any text may be missing. */
export const draftPart = z
  .discriminatedUnion('kind', [
    draftBlock,
    z.strictObject({ kind: z.literal('drawing'), name: drawing, words: draftCaption }),
    z.strictObject({ kind: work, name: slug, words: draftCaption.optional() }),
    artist,
    draftImage,
  ])
  .meta({ id: 'DraftPart' });
