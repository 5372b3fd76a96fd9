import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Where } from '#catalogue/wall/hanging.rules.ts';
import { wallRoom } from '#catalogue/wall/wall-room.rules.ts';
import { hangWorks } from '#catalogue/wall/wall-works.rules.ts';
import { readShopWork } from '#catalogue/works/server/work.service.ts';
import type { Db } from '#db/server/connect.ts';
import { installed } from '#db/server/install-folder.ts';
import { setInThread } from '#ground/documents/server/document-thread.ts';
import { hangerOf } from '#ground/framing/hanger.rules.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { MAX_WORKS, readWallSearch } from '#ground/wall-address/wall-address.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import { Refusal } from '#shared/errors.ts';
import { i18nFor } from '#shared/i18n.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { inARow, type KitWork, planOf } from '../hanging-kit.rules.ts';
import type { PaperName } from '../paper.rules.ts';
import { kitPages } from './hanging-kit-texts.ts';

/** An entry of the build (vite.config.ts); without a build, in development and in tests, Node runs the source. */
const WORKER = import.meta.env.PROD
  ? installed('dist/server/hanging-kit-worker.js')
  : join(import.meta.dirname, 'hanging-kit-worker.ts');
const BOUNDS = { ms: 30_000, megabytes: 384 };

const drawOnce = openWorkshop<Uint8Array>({ atOnce: 1, waiting: 30 });

/** A kit before it is drawn: a browser that has these bytes needs no others. */
interface PreparedKit {
  tag: string;
  draw: () => Promise<Uint8Array>;
}

interface Reader {
  lang: Lang;
  paper: PaperName;
}

/** For the wall of an address. Drawing costs a second of a processor, so each network has a limit. */
export async function wallKit(
  db: Db,
  search: Record<string, string | undefined>,
  { address, now = new Date(), ...reader }: Reader & { address: string; now?: Date },
): Promise<PreparedKit> {
  await requireWithinLimit(db, { limit: 'hanging_kit', who: networkOf(address) });
  const asked = (search.works ?? '').split(/[;_]/).filter((part) => part.trim() !== '');
  if (asked.length > MAX_WORKS) throw new Refusal('too_many_works');
  const { room, works: wishes } = readWallSearch(search);
  const shown = room === 'photo' ? undefined : wallRoom(room);
  const replies = await knownWorks(
    db,
    reader.lang,
    wishes.map(({ item_id }) => item_id),
  );
  const works = hangWorks(wishes, replies, shown ?? wallRoom('living')).map(
    ({ item, size, frame, outer, x_mm, y_mm }): KitWork => {
      const { title, artist } = item;
      return { title, artist: artist.name, size, frame: frame.name, outer, hanger: hangerOf(size, frame), x_mm, y_mm };
    },
  );
  return prepared(db, shown ? works : inARow(works), { ...reader, room: shown, date: shopDay(now) });
}

/** For works whose wall we do not know, such as those of an order: side by side at eye height. */
export function rowKit(
  db: Db,
  works: readonly Omit<KitWork, 'x_mm' | 'y_mm'>[],
  about: Reader & { code: string; date: string },
): Promise<PreparedKit> {
  if (works.length > MAX_WORKS) throw new Refusal('too_many_works');
  return prepared(db, inARow(works), about);
}

interface About extends Reader {
  room?: Where | undefined;
  code?: string;
  date: string;
}

async function prepared(db: Db, works: readonly KitWork[], { room, lang, ...about }: About): Promise<PreparedKit> {
  if (works.length === 0) throw new Refusal('not_found');
  if (works.every(({ hanger }) => !hanger)) throw new Refusal('nothing_to_hang');
  const [i18n, { info }] = await Promise.all([i18nFor(localeOf(lang)), readSettings(db)]);
  const kit = kitPages(planOf(works, room), { ...about, i18n, brand: textIn(info.brand, lang) });
  const tag = createHash('sha256').update(JSON.stringify(kit)).digest('base64url').slice(0, 22);
  return { tag, draw: () => drawOnce(tag, () => setInThread(WORKER, kit, BOUNDS)) };
}

/** Without those that the shop no longer shows. */
async function knownWorks(db: Db, lang: Lang, ids: readonly number[]) {
  const known = new Map<number, Awaited<ReturnType<typeof readShopWork>>>();
  for (const id of new Set(ids)) {
    try {
      known.set(id, await readShopWork(db, lang, id));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return known;
}
