import type { Config } from '#api/server/config.ts';
import type { Database, Log } from '#db/server/connect.ts';
import { composeMail } from './compose-mail.ts';
import { openMailTransport } from './mail-transport.ts';
import { startMailWorker } from './mail-worker.ts';

/** Sends the shop's mails while it is open. Without a mail server they stay in the outbox, for the development mailbox. */
export async function keepSendingMails(
  database: Pick<Database, 'db' | 'listen'>,
  { smtpUrl, baseUrl }: Pick<Config, 'smtpUrl' | 'baseUrl'>,
  log: Log,
): Promise<() => Promise<void>> {
  if (!smtpUrl) return async () => {};
  const { send, close } = openMailTransport(smtpUrl);
  const stop = await startMailWorker(database, {
    compose: (mail) => composeMail(database.db, mail, baseUrl),
    send,
    host: new URL(baseUrl).hostname,
    log,
  });
  return async () => {
    await stop();
    close();
  };
}
