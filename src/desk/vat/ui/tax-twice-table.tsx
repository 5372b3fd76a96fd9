import { Trans, useLingui } from '@lingui/react/macro';
import type { VatSheet } from '../vat.rules.ts';
import { rateText } from '../vat.words.ts';
import { CELL, FigureLink, HEAD, ROW, SheetSection, useSheetAmount } from './sheet-section.tsx';

/** The tax of consumers' invoices in both ways: the accountant decides which one is declared. */
export function TaxTwiceTable({ taxes, period }: { taxes: VatSheet['taxTwice']; period: string }) {
  const { t } = useLingui();
  const amount = useSheetAmount();
  if (taxes.length === 0) return null;
  return (
    <SheetSection
      title={t`VAT of consumers’ invoices`}
      note={
        <Trans>
          The sheet adds up the VAT of every invoice. Your accountant may compute it once on the sum of consumers’
          invoices instead.
        </Trans>
      }
    >
      <thead>
        <tr className="border-ink border-b text-ink-soft">
          <th scope="col" className="py-2 text-start align-bottom font-normal">
            <Trans>VAT rate</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Invoice by invoice</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Once on the sum</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Rounding difference</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ rate, each, onSum, difference }) => (
          <tr key={rate} className={ROW}>
            <th scope="row" className="py-2 text-start font-normal">
              {rateText(rate)}
            </th>
            <td className={CELL}>
              <FigureLink period={period} of="consumer" rate={rate}>
                {amount(each)}
              </FigureLink>
            </td>
            <td className={CELL}>{amount(onSum)}</td>
            <td className={CELL}>{amount(difference)}</td>
          </tr>
        ))}
      </tbody>
    </SheetSection>
  );
}
