import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Db, Log } from '#db/server/connect.ts';
import { MAIL_CHANNEL } from './mail.service.ts';
import { giveUpOldMails, type LeasedMail, leaseMail, pruneMails, settleFailed, settleSent } from './mail-lease.ts';
import { isFinalRefusal, type SendMail } from './mail-transport.ts';

/** Only for notices that were lost and for mails whose next attempt has come: the worker is woken by the outbox. */
const ROUND_MS = 5_000;
const PRUNE_EVERY_MS = 60 * 60_000;

/** What a mail says, in its reader's language. */
export interface ComposedMail {
  from: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
}

export interface MailWork {
  compose: (mail: LeasedMail) => Promise<ComposedMail>;
  send: SendMail;
  /** The right half of every Message-ID. */
  host: string;
  log: Log;
}

/** Sends every mail that is due, one after the other; returns how many left. */
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

/** Sends mails as they come until it is called off; the mail under way is finished first. */
export async function startMailWorker(
  database: Pick<Database, 'db' | 'listen'>,
  work: MailWork,
): Promise<() => Promise<void>> {
  const ending = new AbortController();
  let wake = () => {};
  let nextPruning = 0;
  const unlisten = await database.listen(
    MAIL_CHANNEL,
    () => wake(),
    () => wake(),
  );
  const running = (async () => {
    while (!ending.signal.aborted) {
      // Made before the outbox is read, or a mail that comes while it is read would wait for the next round.
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      try {
        await giveUpOldMails(database.db);
        if (Date.now() >= nextPruning) {
          await pruneMails(database.db);
          nextPruning = Date.now() + PRUNE_EVERY_MS;
        }
        await sendDueMails(database.db, work, ending.signal);
      } catch (err) {
        work.log.error({ err }, 'the mail worker could not reach its outbox');
      }
      const round = delay(ROUND_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      await Promise.race([woken, round]);
    }
  })();
  return async () => {
    ending.abort();
    await running;
    await unlisten();
  };
}
