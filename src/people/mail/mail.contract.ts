import { z } from 'zod';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';

/** A mail as its recipient would read it. */
const readableMail = z
  .object({
    mail_id: z.int(),
    to: z.string(),
    lang: z.enum(LANGS),
    kind: z.string(),
    /** Whether it is held until the recipient has verified the address. */
    held: z.boolean(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'ReadableMail' });
export type ReadableMail = z.infer<typeof readableMail>;

/** The development mailbox: the mails of a shop without a mail server, latest first. */
export const mailboxReply = successReply({ list: z.array(readableMail) }).meta({ id: 'Mailbox' });
