import { Trans, useLingui } from '@lingui/react/macro';
import type { SalesItem } from '../sales.contract.ts';

const figure = 'py-2 ps-3 text-end tabular-nums';

/** The funnel of each work, most viewed first. */
export function FunnelTable({ items }: { items: readonly SalesItem[] }) {
  const { t, i18n } = useLingui();
  if (items.length === 0) return null;
  return (
    <details className="mt-3" open>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-small">
        <Trans>Work by work</Trans>
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{t`Work by work`}</caption>
          <thead>
            <tr className="border-ink border-b text-ink-soft">
              <th scope="col" className="py-2 text-start font-normal">
                <Trans>Work</Trans>
              </th>
              <th scope="col" className={`${figure} font-normal`}>
                <Trans>Seen</Trans>
              </th>
              <th scope="col" className={`${figure} font-normal`}>
                <Trans>Saved as favourite</Trans>
              </th>
              <th scope="col" className={`${figure} font-normal`}>
                <Trans>Bought</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ item_id, title, views, collectors, sales }) => (
              <tr key={item_id} className="border-hairline border-b">
                <th scope="row" className="py-2 text-start font-normal">
                  {title}
                </th>
                <td className={figure}>{i18n.number(views)}</td>
                <td className={figure}>{i18n.number(collectors)}</td>
                <td className={figure}>{i18n.number(sales)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
