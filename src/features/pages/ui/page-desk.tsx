import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BlockParts } from '#web/kit/blocks/blocks.tsx';
import { DeskPage } from '#web/kit/desk/desk-page.tsx';
import { NotLoaded } from '#web/kit/desk/not-loaded.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { legalQuery } from '../legal.queries.ts';
import type { PageReply } from '../page.contract.ts';
import { isLegalPage, isShopPage, type LegalPage, type ShopPage } from '../page.rules.ts';
import { PAGE_WORDS } from '../page.words.ts';
import { shopPageQuery } from '../shop-page.queries.ts';
import { FixedParts } from './fixed-parts.tsx';
import { LegalForm } from './legal-form.tsx';
import { ShopPageForm } from './shop-page-form.tsx';

interface PageDeskProps {
  page: string;
  /** How works, artists and drawings are shown; the route knows. */
  parts: (reply: PageReply) => BlockParts;
}

/** One page of words: written, looked at and published here. */
export function PageDesk({ page, parts }: PageDeskProps) {
  const { i18n } = useLingui();
  if (!isLegalPage(page) && !isShopPage(page)) {
    return <EmptyState heading="h1" title={<Trans>There is no such page</Trans>} />;
  }
  return (
    <DeskPage
      title={i18n._(PAGE_WORDS[page])}
      actions={
        <Link to="/admin/page" className="text-link self-center">
          <Trans>All pages</Trans>
        </Link>
      }
    >
      {isLegalPage(page) ? (
        <LegalDocument key={page} page={page} />
      ) : (
        <ShopDocument key={page} page={page} parts={parts} />
      )}
    </DeskPage>
  );
}

function LegalDocument({ page }: { page: LegalPage }) {
  const { options } = useRouter();
  const { data, error, refetch } = useQuery(legalQuery(options.context, page));
  return data ? <LegalForm document={data} /> : <NotYet error={error} again={() => void refetch()} />;
}

function ShopDocument({ page, parts }: { page: ShopPage; parts: PageDeskProps['parts'] }) {
  const { options } = useRouter();
  const { data, error, refetch } = useQuery(shopPageQuery(options.context, page));
  if (!data) return <NotYet error={error} again={() => void refetch()} />;
  return (
    <div className="grid gap-6">
      <FixedParts page={page} />
      <ShopPageForm document={data} parts={parts} />
    </div>
  );
}

function NotYet({ error, again }: { error: Error | null; again: () => void }): ReactNode {
  if (error) return <NotLoaded error={error} again={again} />;
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}
