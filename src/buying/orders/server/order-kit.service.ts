import type { KitWork } from '#catalogue/hanging-kit/hanging-kit.rules.ts';
import type { PaperName } from '#catalogue/hanging-kit/paper.rules.ts';
import { rowKit } from '#catalogue/hanging-kit/server/hanging-kit.service.ts';
import { allFrames } from '#catalogue/works/server/frame.service.ts';
import type { Db } from '#db/server/connect.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { type HungFrame, hangerOf } from '#ground/framing/hanger.rules.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { MAX_WORKS } from '#ground/wall-address/wall-address.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { framedCount, framedLines } from '../order-kit.rules.ts';
import { findOrder } from './order.service.ts';
import type { LineRow, OrderWithLines } from './order-write.service.ts';

interface Kit {
  lang: Lang;
  paper: PaperName;
  /** Only this line, once. */
  line?: number | undefined;
}

interface Asked extends Kit {
  code: string;
  /** Who asks; staff may ask for any order. */
  member_id: number;
  isStaff: boolean;
}

/** The hanging kit of an order: its framed works side by side, or one of them. */
export async function orderKit(db: Db, { code, member_id, isStaff, lang, paper, line }: Asked) {
  await requireWithinLimit(db, { limit: 'order_kit', who: String(member_id) });
  return kitOfOrder(db, await findOrder(db, code, isStaff ? undefined : member_id), { lang, paper, line });
}

/** The same for an order that has been read. */
export async function kitOfOrder(db: Db, { order, lines }: OrderWithLines, { lang, paper, line }: Kit) {
  const { code } = order;
  const hung = framedLines(lines).filter(({ line_id }) => line === undefined || line_id === line);
  if (line === undefined && hung.length === 0) throw new Refusal('nothing_to_hang');
  const frames = new Map(
    (await allFrames(db)).map(({ mat, ...row }) => [row.frame_id, { ...row, ...(mat && { mat }) }]),
  );
  if (line === undefined && framedCount(hung) > MAX_WORKS) throw new Refusal('too_many_works');
  const works = hung.flatMap((one) => {
    const work = workOf(one, frames.get(one.frame_id), lang);
    return Array.from({ length: line === undefined ? one.nums - one.returned : 1 }, () => work);
  });
  return rowKit(db, works, { lang, paper, code, date: order.created_at.toISOString() });
}

/** A frame may have been changed or withdrawn since the sale; then nobody knows where its hanger is. */
function workOf(line: LineRow, frame: HungFrame | undefined, lang: Lang): Omit<KitWork, 'x_mm' | 'y_mm'> {
  const { title, artist, size, outer } = line;
  const now = frame && outerSize(size, frame);
  const isSame = now?.w_mm === outer.w_mm && now.h_mm === outer.h_mm;
  return {
    title: textIn(title, lang),
    artist: textIn(artist.name, lang),
    frame: textIn(line.frame.name, lang),
    size,
    outer,
    ...(frame && isSame ? { hanger: hangerOf(size, frame) } : { lacks: 'known_hanger' as const }),
  };
}
