import type { Print } from '#catalogue/cart/cart.rules.ts';
import { chosenPrint } from '#catalogue/works/chosen-print.rules.ts';
import { readChoices } from '#catalogue/works/server/choices.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Wish } from '../shared-list.contract.ts';

/** Only for its ids, which every language has. */
const LANG = 'en';

/**
 * Sizes and frames that are offered, as near to the wishes as possible; works that the shop does not show are left out, because
 * anyone can send any id. Three queries for any number.
 */
export async function choosePrints(db: Db, wishes: readonly Wish[]): Promise<Print[]> {
  const shown = await workSummaries(
    db,
    LANG,
    wishes.map(({ item_id }) => item_id),
  );
  const ids = new Set(shown.map(({ item_id }) => item_id));
  const choices = await readChoices(db, LANG, [...ids]);
  const frames = choices.frames.filter(({ enabled }) => enabled);
  if (frames.length === 0) return [];
  return wishes
    .filter(({ item_id }) => ids.has(item_id))
    .flatMap(({ item_id, size_id, frame_id }) => {
      const sizes = choices.sizes.filter((size) => size.item_id === item_id && size.enabled);
      const { size, frame } = chosenPrint({ sizes, frames }, { size: textOf(size_id), frame: textOf(frame_id) });
      return size ? [{ item_id, size_id: size.size_id, frame_id: frame.frame_id }] : [];
    });
}

function textOf(id: number | undefined): string | undefined {
  return id === undefined ? undefined : String(id);
}
