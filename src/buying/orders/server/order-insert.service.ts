import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { OrderedLine } from '#buying/checkout/server/quote.service.ts';
import type { Db } from '#db/server/connect.ts';
import { placeholders, statement } from '#db/server/statement.ts';
import { insertNotices, noticeRows, type RaisedNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { insertMails, mailRows, type QueuedMail } from '#people/mail/server/mail.service.ts';
import { orderEvent, orderLine, shopOrder } from './order.tables.ts';
import { newOrderCode } from './order-code.service.ts';
import { eventRow, type LineRow, type OrderRow, type OrderWithLines } from './order-write.service.ts';

/** The columns with values in a new order and its lines; all others have their defaults. */
const ORDER_COLUMNS = [
  'code',
  'member_id',
  'test',
  'lang',
  'currency',
  'paytype',
  'subtotal',
  'shipping_fee',
  'net',
  'tax',
  'tax_rate',
  'total',
  'receiver',
  'invoice',
  'remark',
  'agree',
  'pay_by',
  'return_days',
  'created_at',
] as const;

const LINE_COLUMNS = [
  'position',
  'item_id',
  'size_id',
  'frame_id',
  'title',
  'artist',
  'picture_hash',
  'size',
  'outer',
  'frame',
  'weight_g',
  'custom',
  'unit_price',
  'nums',
  'line_total',
  'net',
  'tax',
  'edition_numbers',
] as const;

const addOrder = statement((db) =>
  db
    .insert(shopOrder)
    .values(placeholders(...ORDER_COLUMNS))
    .onConflictDoNothing()
    .returning(),
);

/** Two orders rarely get the same code; the second then gets another. */
export async function insertOrder(
  tx: Db,
  row: Pick<OrderRow, Exclude<(typeof ORDER_COLUMNS)[number], 'code'>>,
  prefix: string,
  ending?: string,
): Promise<OrderRow> {
  for (;;) {
    const code = newOrderCode(prefix, row.created_at, ending);
    const [order] = await addOrder(tx, { ...row, code });
    if (order) return order;
    if (ending !== undefined) throw new Error(`there is an order ${code} already`);
  }
}

type NewLine = Pick<LineRow, (typeof LINE_COLUMNS)[number]>;

interface OrderParts {
  lines: readonly NewLine[];
  now: Date;
  notices: readonly RaisedNotice[];
  mails: readonly QueuedMail[];
}

/** Inserts all that refers to the order's row in one statement: its lines, its first event, the notices for the staff, the mails. */
const addParts = statement((db) => {
  const event = db.insert(orderEvent).values(placeholders('order_id', 'at', 'who', 'member_id', 'what', 'data'));
  const columns = namesOf(LINE_COLUMNS);
  return db.execute<LineRow>(sql`
    with event as ${event}, notice as (${insertNotices}), mail as (${insertMails})
    insert into ${orderLine} (order_id, ${columns}) select ${sql.placeholder('order_id')}::int, ${columns}
    from jsonb_populate_recordset(null::order_line, ${sql.placeholder('lines')}::jsonb)
    returning ${namesOf(Object.keys(getTableColumns(orderLine)))}`);
});

/** Not `*`: a prepared statement fails if a later version of the shop adds a column. */
function namesOf(columns: readonly string[]): SQL {
  return sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

export async function insertOrderParts(
  tx: Db,
  order: OrderRow,
  { lines, now, notices, mails }: OrderParts,
): Promise<OrderWithLines> {
  const by = { actor: 'member', member_id: order.member_id } as const;
  const { rows } = await addParts(tx, {
    ...eventRow({ order }, { what: 'placed', by, now }),
    lines: JSON.stringify(lines),
    notices: noticeRows(notices),
    mails: mailRows(mails),
  });
  return { order, lines: rows };
}

export function lineRows(lines: readonly OrderedLine[], numbers: Map<number, number[]>): NewLine[] {
  return lines.map(({ edition, ...line }, position) => ({
    ...line,
    position,
    // Two lines of one work share its numbers; each takes its own from the front.
    edition_numbers: edition ? (numbers.get(line.item_id)?.splice(0, line.nums) ?? []) : [],
  }));
}
