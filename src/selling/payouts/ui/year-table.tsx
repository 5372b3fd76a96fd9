import { Trans } from '@lingui/react/macro';
import { ScrollingTable } from '#kit/scrolling-table.tsx';
import type { Currency } from '#shared/money.ts';
import { usePayoutFormat } from './use-payout-format.ts';

interface Row {
  key: string;
  name: string;
  currency: Currency;
  gross: number;
  withholding: number;
  premium: number;
  net: number;
}

/** A year's payouts, one row per artist and currency. */
export function YearTable({ title, head, rows }: { title: string; head: string; rows: readonly Row[] }) {
  const { money } = usePayoutFormat();
  return (
    <ScrollingTable label={title} className="mt-6">
      <table className="w-full min-w-160 text-small tabular-nums">
        <caption className="pb-2 text-start text-body font-medium">{title}</caption>
        <thead>
          <tr className="border-ink border-b text-end">
            <th scope="col" className="py-2 text-start font-medium">
              {head}
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-medium">
              <Trans context="payout">Gross</Trans>
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-medium">
              <Trans>Tax withheld</Trans>
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-medium">
              <Trans>Supplementary premium</Trans>
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-medium">
              <Trans>Paid out</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, currency, gross, withholding, premium, net }) => (
            <tr key={key} className="border-hairline border-b">
              <th scope="row" className="py-2 text-start font-normal [overflow-wrap:anywhere]">
                {name}
              </th>
              <td className="py-2 ps-4 text-end">{money(gross, currency)}</td>
              <td className="py-2 ps-4 text-end">{money(withholding, currency)}</td>
              <td className="py-2 ps-4 text-end">{money(premium, currency)}</td>
              <td className="py-2 ps-4 text-end">{money(net, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
