import { join } from 'node:path';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { logoForPaper } from '#catalogue/brand/server/brand.service.ts';
import { sellerLines } from '#catalogue/site/seller-lines.rules.ts';
import { readSettings, type SiteSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { installed } from '#db/server/install-folder.ts';
import { setInThread } from '#ground/documents/server/document-thread.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import { i18nFor } from '#shared/i18n.ts';
import { isLocale, joinPath, type Locale, langOf } from '#shared/locale.ts';
import { type CertificateFacts, type FactName, readFacts, signedFragment } from '../certificate-text.rules.ts';
import { FACT_WORDS } from '../certificate-words.rules.ts';
import type { CertificatePage, CertificateSheet } from './certificate-drawing.ts';
import type { CertificateRow } from './certificate-issue.service.ts';

/** An entry of the build (vite.config.ts); without a build, in development and in tests, Node runs the source. */
const WORKER = import.meta.env.PROD
  ? installed('dist/server/certificate-worker.js')
  : join(import.meta.dirname, 'certificate-worker.ts');
const BOUNDS = { ms: 120_000, megabytes: 512 };

const drawOnce = openWorkshop<Uint8Array>({ atOnce: 1, waiting: 40 });

interface Printing {
  /** Where the pages of the shop are. */
  baseUrl: string;
  /** Pictures of the framed works as data URLs, by their lines; asked for only if the document is really made. */
  pictures: () => Promise<ReadonlyMap<number, string>>;
}

/** Signed certificates as one PDF, each on a page in its own language. */
export async function certificatePaper(
  db: Db,
  storage: ReturnType<typeof openStorage>,
  rows: readonly CertificateRow[],
  { baseUrl, pictures }: Printing,
): Promise<Uint8Array> {
  const { info, logo: ownLogo } = await readSettings(db);
  const pages: { line_id: number; page: CertificatePage }[] = [];
  for (const row of rows) pages.push({ line_id: row.line_id, page: await pageOf(row, info, baseUrl) });
  const first = rows[0] && readFacts(rows[0].text);
  if (!first) throw new Error('a paper was asked for without a certificate');
  const locale = localeOfFacts(first);
  const i18n = await i18nFor(locale);
  const date = new Date(Math.max(...rows.map(({ issued_at }) => issued_at.getTime()))).toISOString();
  const brand = info.brand[langOf(locale)];
  const title = rows.length > 1 ? i18n._(msg`Certificates`) : `${i18n._(msg`Certificate`)} ${first.id}`;
  const sheet = { locale, title, brand, date, pages: pages.map(({ page }) => page) };
  return drawOnce(JSON.stringify(sheet), async () => {
    const [logo, drawn] = [await logoForPaper(storage, ownLogo), await pictures()];
    const withPictures = pages.map(({ line_id, page }) => ({
      ...page,
      seller: { ...page.seller, logo },
      picture: drawn.get(line_id),
    }));
    return setInThread(WORKER, { ...sheet, pages: withPictures } satisfies CertificateSheet, BOUNDS);
  });
}

const SHOWN: readonly FactName[] = ['size', 'framed', 'frame', 'edition', 'paper', 'date', 'replaces'];

async function pageOf(row: CertificateRow, info: SiteSettings['info'], baseUrl: string): Promise<CertificatePage> {
  const { text, signature, certificate_id } = row;
  const facts = readFacts(text);
  if (!facts || signature === null) throw new Error(`certificate ${certificate_id} is not signed`);
  const locale = localeOfFacts(facts);
  const i18n = await i18nFor(locale);
  const lang = langOf(locale);
  const address = `${baseUrl}${joinPath(locale, `/certificate/${certificate_id}`)}`;
  const host = `${new URL(baseUrl).host}${joinPath(locale, '/certificate')}`;
  return {
    title: i18n._(msg`Certificate`),
    // The brand as it was signed; the address of the shop is today's.
    seller: { brand: facts.shop, lines: sellerLines(info, lang) },
    facts: [],
    number: { label: i18n._(FACT_WORDS.id), id: certificate_id },
    work: facts.work,
    byline: `${facts.artist}, ${facts.year}`,
    lines: SHOWN.flatMap((name) => (facts[name] ? [[i18n._(FACT_WORDS[name]), shownFact(facts, name, i18n)]] : [])),
    statement: statementOf(facts, i18n),
    code: `${address}#${signedFragment({ text, signature })}`,
    check: {
      title: i18n._(msg`Is this certificate genuine?`),
      lines: [
        i18n._(
          msg`Scan the QR code, or enter the number at ${{ host }}. Anyone can check it; it does not say who bought the print.`,
        ),
        i18n._(
          msg`The code contains the whole certificate with its signature (Ed25519). With our published keys it can also be checked without us.`,
        ),
      ],
    },
    signature: { title: i18n._(msg`Signature by key ${{ key: facts.key }}`), text: signature },
    footer: certificate_id,
  };
}

/** Days are written out for readers; everything else is shown as it was signed. */
function shownFact(facts: CertificateFacts, name: FactName, i18n: I18n): string {
  const value = facts[name] ?? '';
  return name === 'date' ? i18n.date(new Date(value), { dateStyle: 'long', timeZone: 'UTC' }) : value;
}

function statementOf({ shop, edition }: CertificateFacts, i18n: I18n): string {
  return edition
    ? i18n._(
        msg`${{ shop }} certifies that this is print ${{ edition }} of a limited edition, all sizes together, and that it was made as described above.`,
      )
    : i18n._(msg`${{ shop }} certifies that this print of an open edition was made as described above.`);
}

function localeOfFacts({ language }: CertificateFacts): Locale {
  return isLocale(language) ? language : 'en';
}
