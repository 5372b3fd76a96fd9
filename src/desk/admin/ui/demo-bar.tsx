import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { shopKindQuery } from '../admin.queries.ts';

/** Says on every back-office page of a demo that it is one, and how to start a real shop. */
export function DemoBar() {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(shopKindQuery(options.context));
  if (!data?.demo) return null;
  return (
    <aside aria-label={t`Demo`} className="border-hairline border-b bg-wall-deep print:hidden">
      <div className="page flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2 text-small">
        <p>
          <Trans>
            This shop is a demo. Its people, works and orders are invented, and its passwords are published.
          </Trans>
        </p>
        <details className="min-w-0">
          <summary className="text-link min-h-6 cursor-pointer">
            <Trans>How to open your own shop</Trans>
          </summary>
          <ol className="prose-text list-decimal py-2 ps-5">
            <li>
              <Trans>
                Stop the shop and run <code>npm run demo:remove</code>. It lists what it will remove and asks first.
              </Trans>
            </li>
            <li>
              <Trans>
                Start the shop with <code>npm start</code>. It prints the link for its first administrator.
              </Trans>
            </li>
            <li>
              <Trans>“From the demo to your own shop” in the file README.md explains the rest.</Trans>
            </li>
          </ol>
        </details>
      </div>
    </aside>
  );
}
