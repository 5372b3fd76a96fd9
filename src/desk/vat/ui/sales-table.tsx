import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FORM_FIELDS, type VatRow, type VatSheet, type VatSums } from '../vat.rules.ts';
import { rateText, VAT_WORDS } from '../vat.words.ts';
import { CELL, FigureLink, HEAD, ROW, SheetSection, SUM_ROW, useSheetAmount } from './sheet-section.tsx';

/** Invoices and allowances of the period with their sums. */
export function SalesTable({ sheet, period }: { sheet: VatSheet; period: string }) {
  const { t } = useLingui();
  const amount = useSheetAmount();
  const { sales, allowances, sums } = sheet;
  return (
    <SheetSection title={t`Sales and allowances`}>
      <thead>
        <tr className="border-ink border-b text-ink-soft">
          <th scope="col" className="py-2 text-start align-bottom font-normal">
            <Trans>Figure</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Form 401</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Count</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Net</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>VAT</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Total</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {sales.map((row) => (
          <FigureRow key={`${row.figure} ${row.rate}`} row={row} period={period} />
        ))}
        <SumRow name={t`Sales`} sums={sums.sales}>
          <FigureLink period={period} of="sold">
            {amount(sums.sales.total)}
          </FigureLink>
        </SumRow>
        {allowances.map((row) => (
          <FigureRow key={`${row.figure} ${row.rate}`} row={row} period={period} />
        ))}
        {allowances.length > 0 && (
          <SumRow name={t`Sales minus allowances`} sums={sums.balance}>
            {amount(sums.balance.total)}
          </SumRow>
        )}
        {sheet.void && <FigureRow row={sheet.void} period={period} isApart />}
      </tbody>
    </SheetSection>
  );
}

function FigureRow({ row, period, isApart }: { row: VatRow; period: string; isApart?: boolean }) {
  const { i18n } = useLingui();
  const { figure, rate, count, net, tax, total } = row;
  const amount = useSheetAmount();
  return (
    <tr className={isApart ? `${ROW} text-ink-soft` : ROW}>
      <th scope="row" className="min-w-20 sm:min-w-36 py-2 text-start font-normal">
        {i18n._(VAT_WORDS[figure])}
        {rate !== null && rate > 0 && ` ${rateText(rate)}`}
        {isApart && (
          <span className="block text-caption">
            <Trans>Not included in any total</Trans>
          </span>
        )}
      </th>
      <td className={CELL}>{FORM_FIELDS[figure] ?? ''}</td>
      <td className={CELL}>{i18n.number(count)}</td>
      <td className={CELL}>{amount(net)}</td>
      <td className={CELL}>{amount(tax)}</td>
      <td className={CELL}>
        <FigureLink period={period} of={figure} rate={rate}>
          {amount(total)}
        </FigureLink>
      </td>
    </tr>
  );
}

/** With its total as children: a link if one list is behind it. */
function SumRow({ name, sums: { count, net, tax }, children }: { name: string; sums: VatSums; children: ReactNode }) {
  const { i18n } = useLingui();
  const amount = useSheetAmount();
  return (
    <tr className={SUM_ROW}>
      <th scope="row" className="py-2 text-start font-medium">
        {name}
      </th>
      <td />
      <td className={CELL}>{i18n.number(count)}</td>
      <td className={CELL}>{amount(net)}</td>
      <td className={CELL}>{amount(tax)}</td>
      <td className={CELL}>{children}</td>
    </tr>
  );
}
