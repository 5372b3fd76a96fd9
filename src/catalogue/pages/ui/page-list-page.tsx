import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { NotLoaded } from '#kit/not-loaded.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { legalListQuery } from '../legal.queries.ts';
import { type PageOfWords, pagePath } from '../page.rules.ts';
import { PAGE_WORDS } from '../page.words.ts';
import { shopPageListQuery } from '../shop-page.queries.ts';
import { ShopPageState } from './shop-page-state.tsx';
import { VersionList } from './version-list.tsx';

export function PageListPage() {
  const { options } = useRouter();
  const clock = useShopClock();
  const shop = useQuery(shopPageListQuery(options.context));
  const legal = useQuery(legalListQuery(options.context));
  const failed = [shop, legal].filter(({ isError, data }) => isError && !data);
  const again = () => void Promise.all(failed.map(({ refetch }) => refetch()));
  return (
    <DeskPage title={<Trans>Pages and terms</Trans>}>
      {shop.data && legal.data ? (
        <div className="grid gap-12">
          <Group
            title={<Trans>Shop pages</Trans>}
            about={
              <Trans>
                These pages come with example texts. Write your own, or hide pages you do not need. Changes are public
                as soon as you publish them.
              </Trans>
            }
          >
            {shop.data.map((document) => (
              <Row key={document.page} page={document.page}>
                <div className="grid content-start gap-1">
                  <ShopPageState document={document} />
                  {!document.hidden && (
                    <Link
                      to={pagePath(document.page)}
                      className="text-link inline-flex min-h-6 items-center justify-self-start text-small"
                    >
                      <Trans>See the page</Trans>
                    </Link>
                  )}
                </div>
              </Row>
            ))}
          </Group>
          <Group
            title={<Trans>Legal pages</Trans>}
            about={
              <Trans>
                Every order agrees to the versions in force on its day. A published version is never changed.
              </Trans>
            }
          >
            {legal.data.map(({ page, versions, draft }) => {
              const saved = draft && clock(draft.updated_at);
              return (
                <Row
                  key={page}
                  page={page}
                  note={saved && <Trans>A new version is being written, last saved {saved}</Trans>}
                >
                  <VersionList page={page} versions={versions} />
                </Row>
              );
            })}
          </Group>
        </div>
      ) : failed[0]?.error ? (
        <NotLoaded error={failed[0].error} again={again} />
      ) : (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </DeskPage>
  );
}

function Group({ title, about, children }: { title: ReactNode; about: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <p className="prose-text mt-2 text-ink-soft">{about}</p>
      <ul className="mt-5 border-hairline border-t">{children}</ul>
    </section>
  );
}

function Row({ page, note, children }: { page: PageOfWords; note?: ReactNode; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <li className="grid gap-x-10 gap-y-2 border-hairline border-b py-4 md:grid-cols-2">
      <div>
        <h3 className="text-lead">
          <Link to="/admin/page/$page" params={{ page }} className="text-link">
            {i18n._(PAGE_WORDS[page])}
          </Link>
        </h3>
        {note && <p className="mt-1 text-small">{note}</p>}
      </div>
      {children}
    </li>
  );
}
