import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { artistsToJoin } from '#catalogue/artists/server/artist-label.service.ts';
import type { Db } from '#db/server/connect.ts';
import { idList, statement } from '#db/server/statement.ts';
import type { Extent, Frame } from '#ground/framing/framing.contract.ts';
import { offeredFrames, unitPrice } from '#ground/framing/framing.rules.ts';
import type { Text } from '#shared/locale.ts';
import type { Prices } from '#shared/money.ts';
import { type BuyProblem, buyProblem } from '../works.rules.ts';
import { type WorkLabel, workLabel } from './work-label.ts';
import { frame, item, size } from './works.tables.ts';

interface Choice {
  item_id: number;
  size_id: number;
  frame_id: number;
}

/** The shop's answer to a choice. Read from the database for every decision, never from the index in memory. */
export interface Offer {
  size?: Extent & { size_id: number; price: Prices };
  frame?: Omit<Frame, 'name'> & { name: Text };
  /** The current price in each currency; missing if size or frame is unknown. */
  price?: Prices;
  /** Why it is not for sale. `unknown`: no such work, or a size or frame that is not offered for it (any more). */
  unavailable?: 'unknown' | BuyProblem;
}

/** With the work's label, if it exists. */
export type LabelledOffer = Offer & { label?: WorkLabel };
export type { WorkLabel } from './work-label.ts';

const {
  price: _price,
  enabled: _enabled,
  position: _place,
  version: _version,
  updated_at: _saved,
  ...frameColumns
} = getTableColumns(frame);

const offerColumns = {
  status: item.status,
  sale_mode: item.sale_mode,
  edition_size: item.edition_size,
  edition_sold: item.edition_sold,
  size_id: size.size_id,
  w_mm: size.w_mm,
  h_mm: size.h_mm,
  size_price: size.price,
  size_enabled: size.enabled,
  ...frameColumns,
  frame_price: frame.price,
  frame_enabled: frame.enabled,
};

const list = (name: string) => sql`${sql.placeholder(name)}::int[]`;
/** SQL: the choices of `choiceLists`, with their `place`. */
export const choicesInTurn = sql`unnest(${list('items')}, ${list('sizes')}, ${list('frames')}) with ordinality
  as choice(item_id, size_id, frame_id, place)`;
const isItem = eq(item.item_id, sql`choice.item_id`);
const isSize = and(eq(size.size_id, sql`choice.size_id`), eq(size.item_id, sql`choice.item_id`));
const isFrame = eq(frame.frame_id, sql`choice.frame_id`);

const offersOf = statement((db) => joinOffers(db, choicesInTurn, {}));

/** The offers of rows of SQL named `choice`, in order of `place`, with more columns of these rows. */
export function joinOffers<More extends Record<string, SQL>>(db: Db, choices: SQL, more: More) {
  return db
    .select({ ...offerColumns, ...more })
    .from(choices)
    .leftJoin(item, isItem)
    .leftJoin(size, isSize)
    .leftJoin(frame, isFrame)
    .orderBy(sql`choice.place`);
}

const labelledOffersOf = statement((db) => {
  const artist = artistsToJoin(db);
  const { title, artist_id, picture_hash } = item;
  return db
    .select({ ...offerColumns, title, artist_id, picture_hash, artist_name: artist.name })
    .from(choicesInTurn)
    .leftJoin(item, isItem)
    .leftJoin(artist, eq(artist.artist_id, artist_id))
    .leftJoin(size, isSize)
    .leftJoin(frame, isFrame)
    .orderBy(sql`choice.place`);
});

/** For each choice in order, in one query. */
export async function readOffers(db: Db, choices: readonly Choice[]): Promise<Offer[]> {
  if (choices.length === 0) return [];
  const rows = await offersOf(db, choiceLists(choices));
  return rows.map(offerOf);
}

/** With each work's label: a consistent snapshot of all that an order needs. */
export async function readLabelledOffers(db: Db, choices: readonly Choice[]): Promise<LabelledOffer[]> {
  if (choices.length === 0) return [];
  const rows = await labelledOffersOf(db, choiceLists(choices));
  return rows.map(({ title, artist_id, picture_hash, artist_name, ...row }) => {
    const offer = offerOf(row);
    if (title === null || artist_id === null || artist_name === null) return offer;
    return { ...offer, label: workLabel({ ...row, title, artist_id, picture_hash, artist_name }) };
  });
}

/** Values for `choicesInTurn`. */
export function choiceLists(choices: readonly Choice[]) {
  const ids = (key: keyof Choice) => idList(choices.map((choice) => choice[key]));
  return { items: ids('item_id'), sizes: ids('size_id'), frames: ids('frame_id') };
}

export async function readOffer(db: Db, choice: Choice): Promise<Offer> {
  const [offer] = await readOffers(db, [choice]);
  return offer ?? { unavailable: 'unknown' };
}

type OfferRow = Awaited<ReturnType<typeof offersOf>>[number];

/** The row without nulls, if the work, its size and the frame were all found. */
function foundIn(row: OfferRow) {
  const { status, sale_mode, edition_sold, size_id, frame_id } = row;
  if (status === null || sale_mode === null || edition_sold === null || size_id === null || frame_id === null) return;
  return row as OfferRow & { [Key in Exclude<keyof OfferRow, 'edition_size' | 'mat'>]: NonNullable<OfferRow[Key]> };
}

/** Of a row of `joinOffers`. */
export function offerOf(row: OfferRow): Offer {
  const found = foundIn(row);
  if (!found) return { unavailable: 'unknown' };
  const { size_id, w_mm, h_mm, size_price, size_enabled, frame_price, frame_enabled, ...rest } = found;
  const { status, sale_mode, edition_size, edition_sold, mat, ...outline } = rest;
  const chosen = { size_id, w_mm, h_mm, price: size_price };
  const moulding = { ...outline, price: frame_price, ...(mat && { mat }) };
  const price = { NTD: unitPrice(chosen, moulding, 'NTD'), USD: unitPrice(chosen, moulding, 'USD') };
  const isOffered = size_enabled && frame_enabled && offeredFrames(chosen, [moulding]).length > 0;
  const problem = buyProblem({ status, sale_mode, edition_size, edition_sold });
  const unavailable = problem ?? (isOffered ? undefined : 'unknown');
  return { size: chosen, frame: moulding, price, ...(unavailable && { unavailable }) };
}

type FrameRow = typeof frame.$inferSelect;

/** Without the columns for staff. */
export function frameOf(stored: FrameRow) {
  const { mat, enabled: _enabled, position: _place, version: _version, updated_at: _saved, ...row } = stored;
  return { ...row, ...(mat && { mat }) };
}
