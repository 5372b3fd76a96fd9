import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { i18nFor } from '#shared/i18n.ts';
import { joinPath, localeOf } from '#shared/locale.ts';
import type { MailContent } from '../mail.kinds.ts';
import { renderMail } from './mail-layout.ts';
import type { LeasedMail } from './mail-lease.ts';
import { mailBody } from './mail-texts.ts';
import type { ComposedMail } from './mail-worker.ts';

/** Writes a mail in its reader's language; links lead to the configured origin, whatever host a request named. */
export async function composeMail(
  db: Db,
  mail: Pick<LeasedMail, 'kind' | 'lang' | 'data'>,
  baseUrl: string,
): Promise<ComposedMail> {
  if (!mail.data) throw new Error('the data of a mail that was sent is gone');
  const locale = localeOf(mail.lang);
  const [i18n, { info }] = await Promise.all([i18nFor(locale), readSettings(db)]);
  const brand = info.brand[mail.lang];
  const urlOf = (path: string) => new URL(joinPath(locale, path), `${baseUrl}/`).href;
  const fileOf = (path: string) => new URL(path, `${baseUrl}/`).href;
  const body = mailBody({ kind: mail.kind, data: mail.data } as MailContent, { i18n, brand, urlOf, fileOf });
  const footer = `${info.company[mail.lang]} · ${info.address[mail.lang]} · ${info.phone}`;
  return { from: { name: brand, address: info.email }, ...renderMail(body, { locale, brand, footer }) };
}
