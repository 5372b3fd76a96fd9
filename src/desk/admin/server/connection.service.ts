import type { Db } from '#db/server/connect.ts';
import { readStorageHealth } from '#ground/storage/server/storage-health.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import type { Config } from '#http/server/config.ts';
import { checkMailServer } from '#people/mail/server/mail-check.service.ts';
import { mailHealth } from '#people/mail/server/mail-figures.service.ts';
import type { Connection, Connections, MailFault } from '../connection.contract.ts';

/** What the shop depends on elsewhere, and whether it has what it needs for it; no secret is told. */
export async function readConnections(db: Db, config: Config): Promise<Omit<Connections, 'code'>> {
  const { baseUrl, payments, oauth, s3, smtpUrl, simulator, recaptcha } = config;
  const is = (name: Connection, set: unknown, host?: string) => {
    const state = set ? ('ready' as const) : ('missing' as const);
    return { name, state, ...(set && host ? { host } : {}) };
  };
  const provider = (name: 'paypal' | 'cybersource' | 'cybersource_usd') => {
    const one = is(name, payments[name]);
    return simulator && one.state === 'ready' ? { ...one, state: 'played' as const } : one;
  };
  return {
    list: [
      is('address', baseUrl.startsWith('https:'), new URL(baseUrl).host),
      is('mail', smtpUrl, smtpUrl && new URL(smtpUrl).host),
      provider('paypal'),
      provider('cybersource'),
      provider('cybersource_usd'),
      is('storage', s3, s3 && new URL(s3.endpoint).host),
      is('google', oauth.google),
      is('line', oauth.line),
      is('recaptcha', recaptcha),
    ],
    bucket: s3 ? await bucketHealth(db) : null,
    mail: await mailHealth(db),
  };
}

async function bucketHealth(db: Db): Promise<Connections['bucket']> {
  const health = await readStorageHealth(db);
  if (!health) return null;
  const { checked_at, well_at, problem } = health;
  return { checked_at: checked_at.toISOString(), well_at: well_at?.toISOString() ?? null, problem };
}

/** Tries the mail server once, for a member of staff who wants to know; not as often as they can press. */
export async function tryMail(db: Db, config: Config, memberId: number): Promise<MailFault | null> {
  await requireWithinLimit(db, { limit: 'mail_test', who: String(memberId) });
  if (!config.smtpUrl) return 'missing';
  return (await checkMailServer(config.smtpUrl)) ?? null;
}
