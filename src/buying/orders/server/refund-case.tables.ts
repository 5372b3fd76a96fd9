import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { CaseDecision } from '../refund-case.rules.ts';
import type { RefundCaseKind, RefundThere } from '../refund-ledger.rules.ts';
import { shopOrder } from './order.tables.ts';
import { orderPayment } from './order-money.tables.ts';

/** A refund at a provider that cannot be matched to ours by its number: staff decide. */
export const refundCase = pgTable(
  'refund_case',
  {
    case_id: serial().primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => shopOrder.order_id),
    payment_id: integer()
      .notNull()
      .references(() => orderPayment.payment_id),
    kind: text().$type<RefundCaseKind>().notNull(),
    /** Our refund, if it is one of ours. */
    refund_id: integer(),
    provider: text().notNull(),
    provider_refund_id: text().notNull(),
    amount: integer().notNull(),
    state: text().$type<RefundThere['state']>().notNull(),
    opened_at: moment().notNull(),
    decided_at: moment(),
    decision: text().$type<CaseDecision>(),
    member_id: integer(),
  },
  (table) => [
    uniqueIndex('refund_case_once').on(table.provider, table.provider_refund_id),
    index('refund_case_order').on(table.order_id),
    index('refund_case_opened').on(table.decided_at, table.opened_at),
  ],
);
