import {
  type DocumentHead,
  hairline,
  INK,
  LABEL,
  MARGIN,
  PLAIN,
  QUIET,
  RIGHT,
  setFooter,
  setHead,
  setQrCode,
  WIDTH,
} from '#ground/documents/server/page-parts.ts';
import {
  finishedPdf,
  openTypesetter,
  type TextStyle,
  type Typesetter,
} from '#ground/documents/server/typesetter.service.ts';
import type { Locale } from '#shared/locale.ts';

/** One certificate as final texts in its own language. */
export interface CertificatePage extends DocumentHead {
  work: string;
  byline: string;
  /** Its facts as they are signed. */
  lines: [label: string, value: string][];
  /** A JPEG of the framed work as a data URL; without one its place stays empty. */
  picture?: string | undefined;
  statement: string;
  number: { label: string; id: string };
  /** The content of the QR code: the page’s address with the signed text. */
  code: string;
  check: { title: string; lines: string[] };
  signature: { title: string; text: string };
  footer: string;
}

/** Certificates, each on a page of its own. */
export interface CertificateSheet {
  locale: Locale;
  title: string;
  brand: string;
  date: string;
  pages: CertificatePage[];
}

const PICTURE = 214;
/** 65 mm: even the longest text has modules that a phone can read. */
const CODE = 184;
const GAP = 24;
const TITLE: TextStyle = { size: 17, weight: 'display', colour: INK, leading: 1.25 };
const NUMBER: TextStyle = { size: 13.5, weight: 'medium', colour: INK };
const VALUE: TextStyle = { ...PLAIN, size: 10 };
/** The name of a fact is as large as its value, so that both are on one baseline. */
const NAME: TextStyle = { ...QUIET, size: 10 };

/** Sets certificates on A4. The same ones give the same bytes. */
export function drawCertificates({ locale, title, brand, date, pages }: CertificateSheet): Promise<Buffer> {
  const sheet = openTypesetter({ locale, title, author: brand, date: new Date(date), pages: 'flushed' });
  for (const [at, page] of pages.entries()) {
    if (at > 0) sheet.newPage();
    drawPage(sheet, page);
  }
  return finishedPdf(sheet);
}

function drawPage(sheet: Typesetter, page: CertificatePage): void {
  const top = setHead(sheet, page) + 20;
  hairline(sheet, top - 8);
  const left = page.picture ? MARGIN + PICTURE + GAP : MARGIN;
  if (page.picture) sheet.pdf.image(page.picture, MARGIN, top + 6, { fit: [PICTURE, PICTURE], align: 'center' });
  const width = RIGHT - left;
  let y = top + 4;
  y += sheet.set(page.work, { x: left, y, width }, TITLE);
  y += sheet.set(page.byline, { x: left, y, width }, { ...PLAIN, size: 11 }) + 10;
  for (const [label, value] of page.lines) {
    const share = width * 0.34;
    const height = sheet.set(label, { x: left, y, width: share - 8 }, NAME);
    y += Math.max(height, sheet.set(value, { x: left + share, y, width: width - share }, VALUE)) + 3;
  }
  y = Math.max(y, top + (page.picture ? PICTURE + 12 : 0)) + 14;
  y += sheet.set(page.statement, { x: MARGIN, y, width: WIDTH }, { ...PLAIN, size: 10 }) + 16;
  hairline(sheet, y);
  drawCheck(sheet, page, y + 14);
  setFooter(sheet, page.footer, { page: 1, pages: 1 });
}

function drawCheck(sheet: Typesetter, page: CertificatePage, top: number): void {
  const { number, code, check, signature } = page;
  setQrCode(sheet, code, { x: RIGHT - CODE, y: top, size: CODE });
  const width = WIDTH - CODE - GAP;
  let y = top + sheet.set(number.label, { x: MARGIN, y: top, width }, LABEL);
  y += sheet.set(number.id, { x: MARGIN, y, width }, NUMBER) + 12;
  y += sheet.set(check.title, { x: MARGIN, y, width }, { ...PLAIN, size: 11, weight: 'medium' }) + 4;
  for (const line of check.lines) y += sheet.set(line, { x: MARGIN, y, width }, QUIET) + 4;
  y += sheet.set(signature.title, { x: MARGIN, y: y + 4, width }, LABEL) + 4;
  sheet.set(signature.text, { x: MARGIN, y, width }, { ...LABEL, leading: 1.35 });
}
