import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Extent, Frame } from '#ground/framing/framing.contract.ts';
import { offeredFrames, unitPrice } from '#ground/framing/framing.rules.ts';
import type { Text } from '#shared/locale.ts';
import type { Prices } from '#shared/money.ts';
import { type BuyProblem, buyProblem } from '../catalog.rules.ts';
import { frame, item, size } from './catalog.tables.ts';

/** One print as a cart line names it. */
export interface Choice {
  item_id: number;
  size_id: number;
  frame_id: number;
}

/** What the shop says to a choice. It is read from the database at every decision, never from the list's index. */
export interface Offer {
  size?: Extent & { size_id: number; price: Prices };
  frame?: Omit<Frame, 'name'> & { name: Text };
  /** What one costs now, in each currency; missing when size or frame is unknown. */
  price?: Prices;
  /** Why it cannot be bought. `unknown`: no such work, or a size or frame that is not offered for it (any more). */
  unavailable?: 'unknown' | BuyProblem;
}

/** Size, frame, price now and whether it can be bought, for each choice in turn. Three queries, however many there are. */
export async function readOffers(db: Db, choices: readonly Choice[]): Promise<Offer[]> {
  if (choices.length === 0) return [];
  const ids = (key: keyof Choice) => [...new Set(choices.map((choice) => choice[key]))];
  const { item_id, status, sale_mode, edition_size, edition_sold } = item;
  const items = await db
    .select({ item_id, status, sale_mode, edition_size, edition_sold })
    .from(item)
    .where(inArray(item_id, ids('item_id')));
  const sizes = await db
    .select()
    .from(size)
    .where(inArray(size.size_id, ids('size_id')));
  const frames = await db
    .select()
    .from(frame)
    .where(inArray(frame.frame_id, ids('frame_id')));
  return choices.map((choice) =>
    offerOf(
      items.find((work) => work.item_id === choice.item_id),
      sizes.find((one) => one.size_id === choice.size_id && one.item_id === choice.item_id),
      frames.find((one) => one.frame_id === choice.frame_id),
    ),
  );
}

/** The same for one choice. */
export async function readOffer(db: Db, choice: Choice): Promise<Offer> {
  const [offer] = await readOffers(db, [choice]);
  return offer ?? { unavailable: 'unknown' };
}

/** True if a work can be bought here at all: online, not kept for an exhibition, not sold out. */
export async function isSoldOnline(db: Db, itemId: number): Promise<boolean> {
  const { status, sale_mode, edition_size, edition_sold } = item;
  const [work] = await db
    .select({ status, sale_mode, edition_size, edition_sold })
    .from(item)
    .where(and(eq(item.item_id, itemId), eq(status, 'online')));
  return work !== undefined && buyProblem(work) === undefined;
}

type ItemPart = Parameters<typeof buyProblem>[0];
type SizeRow = typeof size.$inferSelect;
type FrameRow = typeof frame.$inferSelect;

function offerOf(work: ItemPart | undefined, chosen: SizeRow | undefined, row: FrameRow | undefined): Offer {
  if (!work || !chosen || !row) return { unavailable: 'unknown' };
  const { item_id: _work, enabled: isSizeOffered, ...extent } = chosen;
  const moulding = frameOf(row);
  const price = { NTD: unitPrice(chosen, moulding, 'NTD'), USD: unitPrice(chosen, moulding, 'USD') };
  const isOffered = isSizeOffered && row.enabled && offeredFrames(chosen, [moulding]).length > 0;
  const unavailable = buyProblem(work) ?? (isOffered ? undefined : 'unknown');
  return { size: extent, frame: moulding, price, ...(unavailable && { unavailable }) };
}

/** A frame without what only the back office needs. */
export function frameOf({ mat, enabled: _enabled, position: _position, ...row }: FrameRow) {
  return { ...row, ...(mat && { mat }) };
}
