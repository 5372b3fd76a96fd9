import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasCard } from '#buying/gifts/gift.rules.ts';
import { cutList } from '#ground/framing/cut-list.rules.ts';
import type { Extent, Frame, Glazing } from '#ground/framing/framing.contract.ts';
import type { DrawnFrame, Side } from '#ground/framing/framing.geometry.ts';
import { type HangerKind, hangerOf } from '#ground/framing/hanger.rules.ts';
import { type Lang, listed, localeOf, textIn } from '#shared/locale.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import { TEST_NOTE, testTitle } from '#shared/test-order.words.ts';
import type { LineRow, OrderWithLines } from './order-write.service.ts';
import type { Ticket } from './workshop-drawing.ts';

const SIDE_WORDS: Record<Side, MessageDescriptor> = {
  top: msg`Top`,
  right: msg`Right`,
  bottom: msg`Bottom`,
  left: msg`Left`,
};
const GLAZING_WORDS: Record<Glazing, MessageDescriptor> = {
  none: msg`No glazing`,
  acrylic: msg`Acrylic glazing`,
  museum: msg`Museum acrylic glazing`,
};

const HANGER_WORDS: Record<HangerKind, MessageDescriptor> = {
  sawtooth: msg`Sawtooth, in the middle of the top rail`,
  rings: msg`Two D-rings, on the side rails`,
};

/** What drawing, cutting and hanging need of a frame. */
type TicketFrame = DrawnFrame & Pick<Frame, 'weight_g_per_cm'>;

interface Reading {
  i18n: I18n;
  lang: Lang;
  frames: ReadonlyMap<number, TicketFrame>;
}

/** One for each line, in the language of the person who prints them. */
export function ticketsOf({ order, lines }: OrderWithLines, reading: Reading): Ticket[] {
  const { i18n, lang, frames } = reading;
  return lines.map((line, at) => {
    const frame = frames.get(line.frame_id);
    const numbers = listed(line.edition_numbers, localeOf(lang));
    const place = at + 1;
    const all = lines.length;
    return {
      code: order.code,
      title: marked(ticketTitle(i18n._(msg`Workshop ticket ${{ place }} of ${{ all }}`), order, i18n), order, i18n),
      work: textIn(line.title, lang),
      details: [textIn(line.artist.name, lang), textIn(line.frame.name, lang)],
      facts: [
        [i18n._(msg`Quantity`), String(line.nums)],
        [i18n._(msg`Print`), mm(line.size)],
        [i18n._(msg`Framed size`), mm(line.outer)],
        ...(numbers ? [[i18n._(msg`Edition no.`), numbers] satisfies [string, string]] : []),
        [i18n._(msg`Paid on`), day(i18n, order.generate_at ?? order.created_at)],
        ...(order.receiver.pickup_place
          ? [[i18n._(msg`Pickup`), order.receiver.pickup_place.name] satisfies [string, string]]
          : []),
        ...giftFacts(order, i18n),
        ...(order.remark ? [[i18n._(msg`Note`), order.remark] satisfies [string, string]] : []),
      ],
      tables: frame ? cutTables(line, frame, i18n, lang) : [],
      warning: order.test ? i18n._(TEST_NOTE) : warningOf(line, frame, i18n),
      footer: marked(order.code, order, i18n),
    };
  });
}

/** A gift is marked where everybody looks first. */
function ticketTitle(title: string, { gift }: OrderWithLines['order'], i18n: I18n): string {
  return gift ? i18n._(msg`${{ title }} · GIFT`) : title;
}

function giftFacts({ gift, ship_from }: OrderWithLines['order'], i18n: I18n): [string, string][] {
  if (!gift) return [];
  return [
    [i18n._(msg`Gift`), hasCard(gift) ? i18n._(msg`Message card, no prices`) : i18n._(msg`No prices`)],
    ...(ship_from ? [[i18n._(msg`Not to leave before`), calendarDay(i18n, ship_from)] satisfies [string, string]] : []),
  ];
}

/** Nobody should make a test order by mistake. */
export function marked(title: string, { test }: { test: boolean }, i18n: I18n): string {
  return test ? i18n._(testTitle(title)) : title;
}

/** A frame may have been changed or withdrawn since the sale: the sold one counts, so we warn the workshop. */
function warningOf(line: LineRow, frame: DrawnFrame | undefined, i18n: I18n): string | undefined {
  if (!frame) return i18n._(msg`This frame no longer exists. Ask before you cut.`);
  const { outer } = cutList(line.size, frame);
  if (outer.w_mm === line.outer.w_mm && outer.h_mm === line.outer.h_mm) return undefined;
  const sold = mm(line.outer);
  return i18n._(msg`This frame has changed since the order: sold as ${{ sold }}. Ask before you cut.`);
}

function cutTables(line: LineRow, frame: TicketFrame, i18n: I18n, lang: Lang): Ticket['tables'] {
  const { framed } = cutList(line.size, frame);
  if (!framed) return [];
  const { pieces, sheet, glazing, mat, face_mm, depth_mm, moulding_mm } = framed;
  const moulding = i18n._(msg`Moulding, mitred at 45° (mm)`);
  return [
    {
      columns: [moulding, i18n._(msg`Outside`), i18n._(msg`Rebate`), i18n._(msg`Sight edge`)],
      rows: [
        ...pieces.map(({ side, long_mm, rebate_mm, short_mm }) => [
          i18n._(SIDE_WORDS[side]),
          ...[long_mm, rebate_mm, short_mm].map(String),
        ]),
        [i18n._(msg`All four together`), String(moulding_mm), '', ''],
      ],
    },
    {
      columns: [i18n._(msg`Sheets (mm)`), i18n._(msg`Width`), i18n._(msg`Height`)],
      rows: [
        ...(glazing === 'none' ? [] : [sheetRow(i18n._(GLAZING_WORDS[glazing]), sheet)]),
        sheetRow(i18n._(msg`Backing board`), sheet),
        ...(mat
          ? [
              sheetRow(i18n._(msg`Mat board ${{ colour: mat.colour }}`), sheet),
              sheetRow(i18n._(msg`Mat window, border ${{ border: mat.border_mm }} mm`), mat.window),
            ]
          : []),
        sheetRow(i18n._(msg`Print`), line.size),
      ],
    },
    {
      columns: [i18n._(msg`Profile (mm)`), i18n._(msg`Face`), i18n._(msg`Depth`)],
      rows: [[textIn(line.frame.name, lang), String(face_mm), String(depth_mm)]],
    },
    ...hangerTable(line, frame, i18n),
  ];
}

/** Where the hanger bears the work: the buyer's hanging kit puts the nails there. */
function hangerTable({ size }: LineRow, frame: TicketFrame, i18n: I18n): Ticket['tables'] {
  const hanger = hangerOf(size, frame);
  if (!hanger) return [];
  const { kind, drop_mm, side_mm } = hanger;
  return [
    {
      columns: [
        i18n._(msg`Hanger: where it rests on the nail (mm)`),
        i18n._(msg`From the top edge`),
        i18n._(msg`From each side`),
      ],
      rows: [[i18n._(HANGER_WORDS[kind]), String(drop_mm), String(side_mm)]],
    },
  ];
}

function sheetRow(name: string, { w_mm, h_mm }: Extent): string[] {
  return [name, String(w_mm), String(h_mm)];
}

function mm({ w_mm, h_mm }: Extent): string {
  return `${w_mm} × ${h_mm} mm`;
}

function calendarDay(i18n: I18n, day: string): string {
  return i18n.date(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });
}

function day(i18n: I18n, at: Date): string {
  return i18n.date(at, { dateStyle: 'medium', timeZone: SHOP_TIME_ZONE });
}
