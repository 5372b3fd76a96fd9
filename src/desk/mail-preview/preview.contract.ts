import { z } from 'zod';
import { text } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';

export const previewParam = z.object({
  kind: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z_]*$/),
});

/** `about`: an order's code, a work's number or a member's address, as the kind needs it; the newest without. */
const about = text(254).optional();
/** Without `lang` in the language of whoever asks. */
export const previewQuery = z.object({ lang: z.enum(LANGS).optional(), about });
export const previewSend = z.strictObject({ lang: z.enum(LANGS), about }).meta({ id: 'MailPreviewSend' });
export type PreviewQuery = z.infer<typeof previewSend>;

const kindOfMail = z
  .object({
    kind: z.string(),
    group: z.enum(['orders', 'accounts', 'sellers', 'enquiries']),
    /** What it tells of. */
    source: z.enum(['order', 'member', 'work']),
    /** In the reader's language; none while the shop has nothing it could tell of. */
    subject: z.string().optional(),
  })
  .meta({ id: 'MailKind' });
export type KindOfMail = z.infer<typeof kindOfMail>;

/** Every kind of mail the shop sends. */
export const mailKindsReply = successReply({ list: z.array(kindOfMail) }).meta({ id: 'MailKinds' });

/** One mail as its reader would see it. */
export const previewReply = successReply({
  mail: z.object({
    kind: z.string(),
    lang: z.enum(LANGS),
    /** Whose facts it tells. */
    about: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
  }),
}).meta({ id: 'MailPreview' });
export type PreviewedMail = z.infer<typeof previewReply>['mail'];

export const previewSentReply = successReply({ to: z.string() }).meta({ id: 'MailPreviewSent' });
