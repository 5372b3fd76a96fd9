import { Trans } from '@lingui/react/macro';
import type { SalesFigures } from '../sales.contract.ts';
import { BothAmounts } from './both-amounts.tsx';

interface FiguresTableProps {
  caption: string;
  head: string;
  rows: readonly (readonly [name: string, figures: SalesFigures])[];
}

const figure = 'py-2 ps-4 text-end align-top tabular-nums';

/** The table of a chart: its figures and those that the chart does not show. */
export function FiguresTable({ caption, head, rows }: FiguresTableProps) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-small">
        <Trans>Show as a table</Trans>
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-ink border-b text-ink-soft">
              <th scope="col" className="py-2 text-start font-normal">
                {head}
              </th>
              <th scope="col" className={`${figure} font-normal`}>
                <Trans>Prints sold</Trans>
              </th>
              <th scope="col" className={`${figure} font-normal`}>
                <Trans>Amount</Trans>
              </th>
              <th scope="col" className={`${figure} font-normal`}>
                <Trans>Your share</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, { sales, amount, share }]) => (
              <tr key={name} className="border-hairline border-b">
                <th scope="row" className="py-2 text-start align-top font-normal">
                  {name}
                </th>
                <td className={figure}>{sales}</td>
                <td className={figure}>
                  <BothAmounts amounts={amount} stacked />
                </td>
                <td className={figure}>
                  <BothAmounts amounts={share} stacked />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
