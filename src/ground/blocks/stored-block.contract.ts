import { z } from 'zod';
import { optionalLongText, rowId, TEXT_MAX, text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { DRAWINGS } from './block.rules.ts';

/** Most entries of one list or table. */
const MOST_ROWS = 60;
const CAPTION_MAX = 300;

/** A text in every language; empty if it is not written yet. */
export const lineText = (maximum: number) => z.strictObject(perLang(() => text(maximum)));
const prose = z.strictObject(perLang(() => optionalLongText.unwrap()));
const caption = lineText(CAPTION_MAX);
const row = z.strictObject({ term: lineText(TEXT_MAX), text: lineText(CAPTION_MAX) });

/** A picture's content hash. */
export const pictureHashText = z.string().regex(/^[\w-]{1,40}$/);

/** A block in all languages, as an editor sends it and the database stores it. */
export const storedBlock = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('paragraph'), text: prose }),
    z.strictObject({
      kind: z.literal('heading'),
      text: lineText(TEXT_MAX),
      id: text(120).regex(/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u),
    }),
    z.strictObject({
      kind: z.literal('list'),
      items: z.array(lineText(CAPTION_MAX)).max(MOST_ROWS),
      ordered: z.boolean().optional(),
    }),
    z.strictObject({ kind: z.literal('quote'), text: prose, by: lineText(TEXT_MAX).optional() }),
    z.strictObject({ kind: z.literal('facts'), rows: z.array(row).max(MOST_ROWS) }),
    z.strictObject({ kind: z.literal('drawing'), drawing: z.enum(DRAWINGS), caption }),
    z.strictObject({
      kind: z.literal('work'),
      item_id: rowId,
      caption: caption.optional(),
      detail: z.boolean().optional(),
    }),
    z.strictObject({ kind: z.literal('artist'), artist_id: rowId }),
    z.strictObject({
      kind: z.literal('image'),
      hash: pictureHashText,
      alt: lineText(CAPTION_MAX),
      caption: caption.optional(),
    }),
  ])
  .meta({ id: 'StoredBlock' });
