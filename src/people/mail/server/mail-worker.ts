import type { Db, Log } from '#db/server/connect.ts';
import type { AttachedFile } from '../mail.kinds.ts';
import { type LeasedMail, leaseMail, settleFailed, settleSent } from './mail-lease.ts';
import { isFinalRefusal, type SendMail } from './mail-transport.ts';

export interface ComposedMail {
  from: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  files?: readonly AttachedFile[] | undefined;
}

export interface MailWork {
  compose: (mail: LeasedMail) => Promise<ComposedMail>;
  send: SendMail;
  /** The domain of every Message-ID. */
  host: string;
  log: Log;
}

/** Sends all due mails, one after the other; returns how many were sent. */
export async function sendDueMails(db: Db, work: MailWork, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (let mail = await leaseMail(db); mail; mail = signal?.aborted ? undefined : await leaseMail(db)) {
    if (await sendOne(db, mail, work)) sent += 1;
  }
  return sent;
}

async function sendOne(db: Db, mail: LeasedMail, { compose, send, host, log }: MailWork): Promise<boolean> {
  const { mail_id, kind, to, lang, message_key, attempts } = mail;
  try {
    const composed = await compose(mail);
    await send({ ...composed, to, lang, messageId: `<${message_key}@${host}>` });
  } catch (err) {
    const isFinal = isFinalRefusal(err);
    log.warn({ err, mail_id, kind, attempts, isFinal }, 'a mail could not be sent');
    await settleFailed(db, mail, err instanceof Error ? err.message : String(err), isFinal);
    return false;
  }
  const isMine = await settleSent(db, mail);
  if (!isMine) log.warn({ mail_id, kind }, 'a mail was sent after its lease had ended, perhaps twice');
  return true;
}
