import { type SQL, sql } from 'drizzle-orm';
import { shareEntry } from './share.tables.ts';

/**
 * Lines of real orders, for the figures: a row for each line sold or taken back in the period, on the days that the ledger
 * gives them. Amounts are with tax; delivery has no line.
 */
export function lineFacts({ from, to }: { from: string; to: string }): SQL {
  const { day, currency, country, order_id, item_id, artist_id, title, artist, kind, nums, gross, net, amount } =
    shareEntry;
  return sql`select ${day}, ${currency}, ${country}, ${order_id}, ${item_id}, ${artist_id}, ${title}, ${artist}, ${kind},
      ${nums} as prints, greatest(${gross}, 0) as gross, greatest(-${gross}, 0) as refunds, ${gross} - ${net} as vat,
      ${amount} as share
    from ${shareEntry} where ${day} between ${from}::date and ${to}::date and ${kind} in ('sale', 'refund')`;
}
