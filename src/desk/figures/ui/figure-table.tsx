import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ScrollingTable } from '#kit/scrolling-table.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { signedCount, signedMoney } from '#selling/sales/statement.rules.ts';
import { currencyOf, type MoneyView, resultOf, type Sums } from '../figures.rules.ts';
import { AMOUNT_WORDS } from '../figures.words.ts';
import { type Behind, ordersBehind } from '../figures-search.rules.ts';

interface FigureTableRow extends Sums {
  key: string;
  name: ReactNode;
  /** The orders behind its gross and its refunds; a total has those of its period. */
  behind: Pick<Behind, 'days' | 'row'>;
}

interface FigureTableProps {
  caption: string;
  head: string;
  rows: readonly FigureTableRow[];
  money: MoneyView;
  total?: FigureTableRow;
}

const CELL = 'py-2 ps-4 text-end tabular-nums whitespace-nowrap';

/** Figures row by row. */
export function FigureTable({ caption, head, rows, money, total }: FigureTableProps) {
  const { i18n } = useLingui();
  const heads = [AMOUNT_WORDS.gross, AMOUNT_WORDS.refunds, AMOUNT_WORDS.vat, AMOUNT_WORDS.net, AMOUNT_WORDS.share];
  return (
    <ScrollingTable label={caption}>
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="border-ink border-b text-ink-soft">
            <th scope="col" className="py-2 text-start font-normal">
              {head}
            </th>
            <th scope="col" className={`${CELL} font-normal`}>
              <Trans>Orders</Trans>
            </th>
            <th scope="col" className={`${CELL} font-normal`}>
              <Trans>Prints</Trans>
            </th>
            {heads.map((words) => (
              <th key={words.id} scope="col" className={`${CELL} font-normal`}>
                {i18n._(words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} money={money} className="border-hairline border-b" />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row row={total} money={money} className="border-ink border-t font-medium" />
          </tfoot>
        )}
      </table>
    </ScrollingTable>
  );
}

function Row({ row, money, className }: { row: FigureTableRow; money: MoneyView; className: string }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const amount = (value: number) => signedMoney(value, currencyOf(money), locale);
  const linked = (value: number, what: Behind['what']) =>
    value === 0 ? (
      amount(0)
    ) : (
      <Link to="/admin/order" search={ordersBehind({ ...row.behind, money, what })} className="text-link">
        {amount(value)}
      </Link>
    );
  return (
    <tr className={className}>
      <th scope="row" className="min-w-28 py-2 text-start font-normal">
        {row.name}
      </th>
      <td className={CELL}>{i18n.number(row.orders)}</td>
      <td className={CELL}>{signedCount(row.prints, (count) => i18n.number(count))}</td>
      <td className={CELL}>{linked(row.gross, 'paid')}</td>
      <td className={CELL}>{linked(row.refunds, 'refunded')}</td>
      <td className={CELL}>{amount(row.vat)}</td>
      <td className={CELL}>{amount(resultOf(row).net)}</td>
      <td className={CELL}>{amount(row.share)}</td>
    </tr>
  );
}
