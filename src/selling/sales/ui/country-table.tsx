import { Trans } from '@lingui/react/macro';
import type { SalesCountry } from '../sales.contract.ts';

/** Countries with their prints: a bar for a known count, otherwise "<5". */
export function CountryTable({ countries, year }: { countries: readonly SalesCountry[]; year: number | undefined }) {
  if (countries.length === 0) {
    return (
      <p className="mt-4">{year === undefined ? <Trans>Nothing sold yet</Trans> : <Trans>No sales in {year}</Trans>}</p>
    );
  }
  const most = Math.max(...countries.map(({ sales }) => (sales === '<5' ? 0 : sales)), 5);
  return (
    <table className="mt-4 w-full border-collapse text-small">
      <thead>
        <tr className="border-ink border-b text-ink-soft">
          <th scope="col" className="py-2 text-start font-normal">
            <Trans>Country or region</Trans>
          </th>
          <td />
          <th scope="col" className="py-2 text-end font-normal">
            <Trans>Prints sold</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ country, name, sales }) => (
          <tr key={country} className="border-hairline border-b">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {name}
            </th>
            <td className="w-1/2">
              <svg aria-hidden="true" width="100%" height="8" className="block">
                <rect width={`${sales === '<5' ? 0 : (sales / most) * 100}%`} height="8" className="fill-ink-soft" />
              </svg>
            </td>
            <td className="py-2 ps-4 text-end tabular-nums">{sales}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
