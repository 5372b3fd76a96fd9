import { INK, LABEL, QUIET, setQrCode } from '#ground/documents/server/page-parts.ts';
import {
  A6,
  finishedPdf,
  openTypesetter,
  type TextStyle,
  type Typesetter,
} from '#ground/documents/server/typesetter.service.ts';
import type { Locale } from '#shared/locale.ts';

/** A message card as final texts, in the language of the order. */
export interface GiftCard {
  locale: Locale;
  brand: string;
  /** "For Mei"; empty without a name. */
  to: string;
  message: string;
  /** The address of the recipient's page, with a sentence about it; without them if the buyer wants none. */
  link?: { address: string; text: string } | undefined;
  /** Which parcel it belongs to, small. */
  code: string;
}

/** Cards on A6, each on its page. */
export interface GiftCards {
  locale: Locale;
  title: string;
  brand: string;
  date: string;
  cards: GiftCard[];
}

const OXIDE = '#8a3220';
const EDGE = 30;
const WIDTH = A6.width - 2 * EDGE;
/** 25 mm: a phone reads the longest address from an arm's length. */
const CODE = 72;
/** From a short wish to a full card, in points. */
const SIZES = [17, 15, 13.5, 12, 11, 10, 9] as const;
const TOP = 74;

/** The same cards give the same bytes. */
export function drawGiftCards({ locale, title, brand, date, cards }: GiftCards): Promise<Buffer> {
  const sheet = openTypesetter({ locale, title, author: brand, date: new Date(date), size: 'A6' });
  for (const [at, card] of cards.entries()) {
    if (at > 0) sheet.newPage();
    drawCard(sheet, card);
  }
  return finishedPdf(sheet);
}

function drawCard(sheet: Typesetter, { brand, to, message, link, code }: GiftCard): void {
  sheet.set(brand, { x: EDGE, y: EDGE, width: WIDTH }, { size: 15, weight: 'display', colour: OXIDE });
  const foot = A6.height - EDGE;
  const linkTop = link ? foot - CODE : foot;
  const bottom = linkTop - 24;
  const name: TextStyle = { size: 12, weight: 'display', colour: INK };
  const nameHeight = to ? sheet.heightOf(to, WIDTH, name) + 8 : 0;
  const style = messageStyle(sheet, message, bottom - TOP - nameHeight);
  const height = nameHeight + (message ? sheet.heightOf(message, WIDTH, style) : 0);
  // A little above the middle, where the eye expects it.
  let y = TOP + Math.max(0, (bottom - TOP - height) * 0.42);
  if (to) y += sheet.set(to, { x: EDGE, y, width: WIDTH }, name) + 8;
  if (message) sheet.set(message, { x: EDGE, y, width: WIDTH }, style);
  if (link) {
    sheet.rule(linkTop - 10, EDGE, A6.width - EDGE, '#cfc7b8');
    setQrCode(sheet, link.address, { x: A6.width - EDGE - CODE, y: linkTop, size: CODE });
    sheet.set(link.text, { x: EDGE, y: linkTop + 2, width: WIDTH - CODE - 12 }, { ...QUIET, size: 8 });
  }
  sheet.set(code, { x: EDGE, y: foot - 8, width: WIDTH - CODE }, { ...LABEL, size: 5.5 });
}

/** The largest size in which the whole message fits. */
function messageStyle(sheet: Typesetter, message: string, room: number): TextStyle {
  const styleOf = (size: number): TextStyle => ({ size, weight: 'display', colour: INK, leading: 1.5 });
  const size = SIZES.find((each) => sheet.heightOf(message, WIDTH, styleOf(each)) <= room) ?? 9;
  return styleOf(size);
}
