import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useLocale } from '#kit/use-locale.ts';
import { joinPath } from '#shared/locale.ts';
import { shopKindQuery } from '../admin.queries.ts';
import { passQuery } from '../opening.queries.ts';

/** Says on every back-office page of a closed shop that visitors see nothing of it. */
export function ClosedBar() {
  const { t } = useLingui();
  const locale = useLocale();
  const { options } = useRouter();
  const { data } = useQuery(shopKindQuery(options.context));
  const isClosed = data?.closed ?? false;
  useQuery(passQuery(options.context, isClosed));
  if (!data) return null;
  // The id hides the preview's line (closed-page.ts), which a page that was loaded before the opening still contains.
  if (!isClosed) return <div id="closed-bar" hidden />;
  return (
    <aside id="closed-bar" aria-label={t`Closed shop`} className="border-hairline border-b bg-wall-deep print:hidden">
      <p className="page flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2 text-small">
        <Trans>The shop is closed: visitors only read that it opens soon.</Trans>
        <Link to="/admin/opening" className="text-link">
          <Trans>Prepare the opening</Trans>
        </Link>
        {/* A whole page load: this page may have been loaded as a stranger's. */}
        <a href={joinPath(locale, '/')} className="text-link">
          <Trans>See the shop as it will be</Trans>
        </a>
      </p>
    </aside>
  );
}
