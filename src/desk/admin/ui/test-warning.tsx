import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { shopKindQuery } from '../admin.queries.ts';

/** Above the steps before opening and the daily work, because a shop left in test mode sells nothing. */
export function TestWarning() {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(shopKindQuery(options.context));
  if (!data?.test) return null;
  return (
    <aside aria-label={t`Warning: test mode`} className="prose-text border-bad border-s-2 bg-wall-deep px-4 py-3">
      <p>
        {data.closed ? (
          <Trans>Test mode is on. Leave it before you open: until then every order is a test.</Trans>
        ) : (
          <Trans>
            The shop is open, and test mode is on: visitors can only place test orders, and you earn nothing.
          </Trans>
        )}{' '}
        <Link to="/admin/connection" hash="test-mode" className="text-link">
          <Trans>Go to test mode</Trans>
        </Link>
      </p>
    </aside>
  );
}
