import type { Db, Log } from '#db/server/connect.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import type { Config } from '#http/server/config.ts';
import { composeMail } from './compose-mail.ts';
import { dropHeldMails } from './held-mail.service.ts';
import { MAIL_CHANNEL } from './mail.service.ts';
import { giveUpOldMails, pruneMails } from './mail-lease.ts';
import { openMailTransport } from './mail-transport.ts';
import { type MailWork, sendDueMails } from './mail-worker.ts';

/** Only for lost notifications and for retries: normally the outbox wakes the worker. */
const ROUND_MS = 5_000;
const PRUNE_EVERY_MS = 60 * 60_000;

/**
 * Sends the shop's mails, in every process: each mail has its own lease. Without a mail server they stay in the outbox, for
 * the development mailbox.
 */
export function mailDelivery(db: Db, { smtpUrl, baseUrl }: Pick<Config, 'smtpUrl' | 'baseUrl'>, log: Log): Job[] {
  if (!smtpUrl) return [];
  const { send, close } = openMailTransport(smtpUrl);
  const host = new URL(baseUrl).hostname;
  const work: MailWork = { compose: (mail) => composeMail(db, mail, baseUrl), send, host, log };
  const run = async (signal: AbortSignal) => {
    await giveUpOldMails(db);
    await sendDueMails(db, work, signal);
  };
  const prune = async () => {
    await dropHeldMails(db);
    await pruneMails(db);
  };
  return [
    { name: 'mails', runsIn: 'each_process', every: ROUND_MS, wakeOn: MAIL_CHANNEL, run, atStop: close },
    { name: 'mail_pruning', runsIn: 'one_process', every: PRUNE_EVERY_MS, run: prune },
  ];
}
