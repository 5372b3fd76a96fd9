import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskPage } from '#web/kit/desk/desk-page.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { useShopClock } from '#web/kit/use-shop-clock.ts';
import { legalListQuery } from '../legal.queries.ts';
import { LEGAL_WORDS } from '../legal.words.ts';
import { VersionList } from './version-list.tsx';

/** The documents that every order agrees to, each with its versions. */
export function LegalListPage() {
  const { i18n } = useLingui();
  const { options } = useRouter();
  const clock = useShopClock();
  const { data, isError } = useQuery(legalListQuery(options.context));
  return (
    <DeskPage title={<Trans>Terms and policies</Trans>}>
      <p className="prose-text text-ink-soft">
        <Trans>Every order agrees to the versions in force on its day. A published version is never changed.</Trans>
      </p>
      {data ? (
        <ul className="mt-6 border-hairline border-t">
          {data.map(({ page, versions, draft }) => {
            const saved = draft && clock(draft.updated_at);
            return (
              <li key={page} className="grid gap-x-10 gap-y-2 border-hairline border-b py-5 md:grid-cols-2">
                <div>
                  <h2 className="text-title">
                    <Link to="/admin/legal/$page" params={{ page }} className="text-link">
                      {i18n._(LEGAL_WORDS[page])}
                    </Link>
                  </h2>
                  {saved && (
                    <p className="mt-1 text-small">
                      <Trans>A new version is being written, last saved {saved}</Trans>
                    </p>
                  )}
                </div>
                <VersionList page={page} versions={versions} />
              </li>
            );
          })}
        </ul>
      ) : isError ? (
        <EmptyState title={<Trans>This page could not be loaded</Trans>} />
      ) : (
        <SkeletonGroup className="mt-6 grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </DeskPage>
  );
}
