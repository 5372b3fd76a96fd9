import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskPage } from '#web/kit/desk/desk-page.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { legalQuery } from '../legal.queries.ts';
import { LEGAL_WORDS } from '../legal.words.ts';
import { isLegalPage } from '../page.rules.ts';
import { LegalForm } from './legal-form.tsx';

/** One document: its next version is written, looked at, compared and published here. */
export function LegalPage({ page }: { page: string }) {
  const { i18n } = useLingui();
  if (!isLegalPage(page)) return <EmptyState heading="h1" title={<Trans>There is no such document</Trans>} />;
  return (
    <DeskPage
      title={i18n._(LEGAL_WORDS[page])}
      actions={
        <Link to="/admin/legal" className="text-link self-center">
          <Trans>All documents</Trans>
        </Link>
      }
    >
      <LegalDocument key={page} page={page} />
    </DeskPage>
  );
}

function LegalDocument({ page }: { page: Parameters<typeof legalQuery>[1] }) {
  const { options } = useRouter();
  const { data, isError } = useQuery(legalQuery(options.context, page));
  if (data) return <LegalForm document={data} />;
  if (isError) return <EmptyState title={<Trans>This page could not be loaded</Trans>} />;
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}
