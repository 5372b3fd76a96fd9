import type { Db } from '#db/server/connect.ts';
import { type QueuedMail, queueMails } from '#people/mail/server/mail.service.ts';
import { type Reader, readSellers } from '#people/members/server/reader.service.ts';
import { textIn } from '#shared/locale.ts';
import type { FrozenLine, SoldOrder } from './frozen-lines.ts';

/**
 * Notifies each seller of their lines of an order, in one mail and in their language. Artists without an account and
 * sellers who are not approved get none; the mail never names the buyer.
 */
export async function notifySellers(tx: Db, order: SoldOrder, lines: readonly FrozenLine[]): Promise<void> {
  const ids = lines.flatMap(({ member_id }) => (member_id === null ? [] : [member_id]));
  const sellers = [...(await readSellers(tx, ids)).values()].sort((one, other) => one.member_id - other.member_id);
  await queueMails(
    tx,
    sellers.map((seller) => saleMail(seller, order, lines)),
  );
}

function saleMail(
  { member_id, name, email, lang }: Reader,
  order: SoldOrder,
  lines: readonly FrozenLine[],
): QueuedMail {
  const own = lines.filter((line) => line.member_id === member_id);
  const data = {
    name,
    code: order.code,
    currency: order.currency,
    tax_rate: order.tax_rate,
    lines: own.map(({ size, nums, edition_numbers, picture, gross, net, rate_bp, amount, ...line }) => ({
      title: textIn(line.title, lang),
      artist: textIn(line.artist, lang),
      frame: textIn(line.frame, lang),
      size,
      nums,
      numbers: [...edition_numbers],
      picture,
      gross,
      net,
      rate_bp,
      amount,
    })),
  };
  return { to: email, lang, kind: 'sale_made', data };
}
