import { mailLogo } from '#catalogue/site/logo.rules.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { STANDARD_WEEK, weekText } from '#catalogue/site/service-week.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { i18nFor } from '#shared/i18n.ts';
import { joinPath, localeOf } from '#shared/locale.ts';
import type { MailContent, PayoutMail } from '../mail.kinds.ts';
import { renderMail } from './mail-layout.ts';
import type { LeasedMail } from './mail-lease.ts';
import { mailBody } from './mail-texts.ts';
import type { ComposedMail } from './mail-worker.ts';
import { ownWordsOf } from './own-words.service.ts';
import { type UsedText, withOwnWords } from './own-words.ts';

/** Writes a mail in the recipient's language and the owner's words; links use the configured origin, never the host of a request. */
export async function composeMail(
  db: Db,
  mail: Pick<LeasedMail, 'kind' | 'lang' | 'data'>,
  baseUrl: string,
  onUse?: (text: UsedText) => void,
): Promise<ComposedMail> {
  if (!mail.data) throw new Error('the data of a mail that was sent is gone');
  const locale = localeOf(mail.lang);
  const [texts, { info, calendar, logo: ownLogo }, own] = await Promise.all([
    i18nFor(locale),
    readSettings(db),
    ownWordsOf(db, mail),
  ]);
  const i18n = withOwnWords(texts, own, onUse);
  const brand = info.brand[mail.lang];
  const hours = weekText(calendar.hours ?? STANDARD_WEEK, texts, locale);
  const urlOf = (path: string) => new URL(joinPath(locale, path), `${baseUrl}/`).href;
  const fileOf = (path: string) => new URL(path, `${baseUrl}/`).href;
  const body = mailBody({ kind: mail.kind, data: mail.data } as MailContent, { i18n, brand, hours, urlOf, fileOf });
  const shown = mailLogo(ownLogo);
  const logo = shown && { ...shown, url: fileOf(shown.src) };
  const footer = [info.company[mail.lang], info.address[mail.lang], info.phone].filter(Boolean).join(' · ');
  // Before the owner has entered an address, mails have none that could be answered.
  const address = info.email || `no-reply@${new URL(baseUrl).hostname}`;
  const files = mail.kind === 'payout_paid' ? { files: (mail.data as PayoutMail).files } : {};
  return { from: { name: brand, address }, ...renderMail(body, { locale, brand, logo, footer }), ...files };
}
