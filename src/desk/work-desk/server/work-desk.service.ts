import { artistNames } from '#catalogue/artists/server/artist-label.service.ts';
import { printsOfWorks } from '#catalogue/works/server/bulk-price.service.ts';
import { highestNumber } from '#catalogue/works/server/edition.service.ts';
import { countWorksUpTo, listSellerWorks, sellerWorksById } from '#catalogue/works/server/seller-works.service.ts';
import { storesOfWork } from '#catalogue/works/server/store.service.ts';
import { readWork, type WorkRow } from '#catalogue/works/server/work-change.service.ts';
import { workWords } from '#catalogue/works/server/work-words.service.ts';
import type { Db } from '#db/server/connect.ts';
import { formatCm, isSharpAt } from '#ground/framing/framing.rules.ts';
import { needsColleague } from '#selling/studio/server/own-work.service.ts';
import { readStudioRow } from '#selling/studio/server/work-row.service.ts';
import { MOST_COUNTED, pagesOf } from '#shared/counted.rules.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import type { DeskEntry, DeskWork, DeskWorksQuery } from '../work-desk.contract.ts';
import { DESK_STEPS, type DeskStage, mayTake } from '../work-desk.rules.ts';
import { readFormer } from './former-picture.service.ts';

const PAGE = 30;

export async function listDeskWorks(db: Db, lang: Lang, query: DeskWorksQuery) {
  const { artist_id, category, stage, sale_mode, sort, page, keyword } = query;
  const words = keyword === undefined ? undefined : await workWords(db, keyword);
  const wanted = { ...(artist_id && { artists: [artist_id] }), category, stage, sale_mode, words };
  const counted = await countWorksUpTo(db, wanted, MOST_COUNTED + 1);
  const found = pagesOf(counted, page, PAGE);
  const works = await listSellerWorks(db, lang, wanted, { sort, limit: PAGE, offset: (found.page - 1) * PAGE });
  const list = works.map(({ card, stage: where, edition_size, edition_sold, updated_at }): DeskEntry => {
    const { item_id, title, artist, sale_mode: mode, price_from, picture } = card;
    return {
      item_id,
      title,
      artist: artist.name,
      stage: where,
      sale_mode: mode,
      edition_size,
      edition_sold,
      price_from,
      ...(picture && { picture }),
      updated_at: updated_at.toISOString(),
    };
  });
  return { list, ...found };
}

/** One work with all that an editor may change; for their own work nothing. */
export async function readDeskWork(db: Db, lang: Lang, staffId: number, itemId: number): Promise<DeskWork> {
  const { row } = await readWork(db, itemId);
  const [listed] = await sellerWorksById(db, lang, [itemId]);
  const names = await artistNames(db, row.artist_id === null ? [] : [row.artist_id]);
  const name = names.get(row.artist_id ?? 0);
  const prints = await printsOfWorks(db, [itemId]);
  const former = await readFormer(db, row);
  const original = { w_px: row.original_w_px, h_px: row.original_h_px };
  const { seller_id } = await readStudioRow(db, row);
  const standing = { stage: stageOfRow(row), paused_by: row.paused_by, is_house: seller_id === null };
  const is_own = await needsColleague(db, staffId, { ...row, seller_id }, 'editor');
  const { item_id, version, title, texts, year, category, sale_mode, edition_size } = row;
  return {
    item_id,
    version,
    year,
    category,
    sale_mode,
    edition_size,
    artist: { artist_id: row.artist_id ?? 0, name: name ? textIn(name, lang) : '' },
    stage: standing.stage,
    is_own,
    is_open: isOpen(row, seller_id),
    steps: is_own ? [] : DESK_STEPS.filter((step) => mayTake(step, standing)),
    texts: { title, ...texts },
    edition_given: edition_size === null ? 0 : await highestNumber(db, row),
    exhibition_where: row.exhibition_where,
    stores: (await storesOfWork(db, itemId)).map(({ store_id }) => store_id),
    original,
    sizes: prints.map(({ size_id, w_mm, h_mm, price, enabled }) => ({
      size_id,
      w_mm,
      h_mm,
      price,
      enabled,
      label: formatCm({ w_mm, h_mm }, localeOf(lang)),
      sharp: isSharpAt({ w_mm, h_mm }, original),
    })),
    ...(listed?.card.picture && { picture: listed.card.picture }),
    ...(former && { former: { picture: former.picture, replaced_at: former.former.replaced_at.toISOString() } }),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Whether a work's artist and the way it is sold can still be changed: a draft of the shop's own that nobody has seen. */
export function isOpen({ status, stage, online_at }: WorkRow, seller_id: number | null): boolean {
  return status === 'offline' && stage === 'draft' && online_at === null && seller_id === null;
}

export function stageOfRow({ status, stage }: Pick<WorkRow, 'status' | 'stage'>): DeskStage {
  return status === 'online' ? 'online' : (stage ?? 'draft');
}
