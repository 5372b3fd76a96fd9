import { z } from 'zod';
import { uploadParam } from '#selling/studio/studio.contract.ts';
import { successReply } from '#shared/reply.ts';
import { version } from './work-desk.contract.ts';

/** Another picture for a work, from a master that was sent before. */
export const replacePictureForm = z
  .strictObject({
    version,
    upload_id: uploadParam.shape.upload_id,
    /** Whether sizes that cannot be printed any more may be withdrawn. */
    withdraw: z.boolean().default(false),
  })
  .meta({ id: 'ReplacePictureForm' });
export type ReplacePictureForm = z.input<typeof replacePictureForm>;
export type SentReplacement = z.output<typeof replacePictureForm>;

/** The former picture of a work, put back. */
export const putBackForm = replacePictureForm.omit({ upload_id: true }).meta({ id: 'PutBackForm' });
export type PutBackForm = z.input<typeof putBackForm>;
export type SentPutBack = z.output<typeof putBackForm>;

/** What comes with `picture_smaller`. */
const withdrawnSizes = z.object({
  /** Sizes that the new picture has too few pixels for, or another shape than. */
  withdrawn: z.array(z.string()),
  /** Sizes of its own that it is offered in instead, because none is left. */
  instead: z.array(z.string()),
});
export type WithdrawnSizes = z.infer<typeof withdrawnSizes>;
export const replacedReply = successReply({ item_id: z.int(), version: z.int() }).meta({ id: 'ReplacedPicture' });
