import { z } from 'zod';
import { uploadParam } from '#selling/studio/studio.contract.ts';
import { successReply } from '#shared/reply.ts';
import { version } from './work-desk.contract.ts';

export const replacePictureForm = z
  .strictObject({
    version,
    upload_id: uploadParam.shape.upload_id,
    /** Whether sizes that can no longer be printed may be withdrawn. */
    withdraw: z.boolean().default(false),
  })
  .meta({ id: 'ReplacePictureForm' });
export type ReplacePictureForm = z.input<typeof replacePictureForm>;
export type SentReplacement = z.output<typeof replacePictureForm>;

export const restorePictureForm = replacePictureForm.omit({ upload_id: true }).meta({ id: 'PutBackForm' });
export type RestorePictureForm = z.input<typeof restorePictureForm>;
export type SentRestoration = z.output<typeof restorePictureForm>;

const withdrawnSizes = z.object({
  /** Sizes for which the new picture has too few pixels or another shape. */
  withdrawn: z.array(z.string()),
  /** Standard sizes it gets instead, because none is left. */
  instead: z.array(z.string()),
});
export type WithdrawnSizes = z.infer<typeof withdrawnSizes>;
export const replacedReply = successReply({ item_id: z.int(), version: z.int() }).meta({ id: 'ReplacedPicture' });
