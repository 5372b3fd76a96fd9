import { z } from 'zod';
import { lines, text } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';

export const previewParam = z.object({
  kind: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z_]*$/),
});

/** `about`: an order's code, a work's number or a member's address, depending on the kind; by default the newest. */
const about = text(254).optional();
/** `lang` defaults to the asker's language. */
export const previewQuery = z.object({ lang: z.enum(LANGS).optional(), about });
export const previewSend = z.strictObject({ lang: z.enum(LANGS), about }).meta({ id: 'MailPreviewSend' });
export type PreviewQuery = z.infer<typeof previewSend>;

const kindOfMail = z
  .object({
    kind: z.string(),
    group: z.enum(['orders', 'accounts', 'sellers', 'enquiries', 'staff']),
    /** The source of its facts. */
    source: z.enum(['order', 'member', 'work']),
    /** In the reader's language; absent while the shop has nothing the mail could be about. */
    subject: z.string().optional(),
  })
  .meta({ id: 'MailKind' });
export type KindOfMail = z.infer<typeof kindOfMail>;

export const mailKindsReply = successReply({ list: z.array(kindOfMail) }).meta({ id: 'MailKinds' });

export const previewReply = successReply({
  mail: z.object({
    kind: z.string(),
    lang: z.enum(LANGS),
    /** The order, member or work it is about. */
    about: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
  }),
}).meta({ id: 'MailPreview' });
export type PreviewedMail = z.infer<typeof previewReply>['mail'];

export const previewSentReply = successReply({ to: z.string() }).meta({ id: 'MailPreviewSent' });

const mailText = z
  .object({
    id: z.string(),
    /** With its variables in braces. */
    standard: z.string(),
    variables: z.array(z.string()),
    /** The owner's words, and their version; null and 0 while the standard text applies. */
    words: z.string().nullable(),
    version: z.int(),
    /** Required by law in these words. */
    is_binding: z.boolean(),
  })
  .meta({ id: 'MailText' });
export type MailText = z.infer<typeof mailText>;

export const mailTextsReply = successReply({
  /** In the order of the mail. */
  texts: z.array(mailText),
  /** The owner's words for texts that this mail no longer has, or has only for other orders. */
  unused: z.array(mailText.pick({ id: true, standard: true, version: true }).extend({ words: z.string() })),
}).meta({ id: 'MailTexts' });
export type MailTextsReply = z.infer<typeof mailTextsReply>;

export const mailTextEdit = z
  .strictObject({
    lang: z.enum(LANGS),
    about,
    id: text(40).min(1),
    version: z.int().min(0).max(LARGEST_ID),
    /** Null restores the standard text. */
    words: lines(1_000).nullable(),
  })
  .meta({ id: 'MailTextEdit' });
export type MailTextEdit = z.infer<typeof mailTextEdit>;
