import { useState } from 'react';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { type PageLinkProps, Pagination } from '../pagination.tsx';
import { Progress } from '../progress.tsx';
import { Skeleton } from '../skeleton.tsx';
import { SkeletonGroup } from '../skeleton-group.tsx';
import { Spinner } from '../spinner.tsx';
import { Section, Specimen } from './specimen.tsx';

export function WaitingSection() {
  const [page, setPage] = useState(3);
  const pageLink = (to: number, link: PageLinkProps) => (
    <a
      {...link}
      href={`#page-${to}`}
      onClick={(event) => {
        event.preventDefault();
        setPage(to);
      }}
    />
  );
  return (
    <Section
      title="Waiting, turning pages, nothing there"
      note="Skeletons show only after 200 ms, progress is for what takes longer than two seconds."
    >
      <Specimen title="Skeleton">
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="aspect-[4/3] w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
        </SkeletonGroup>
      </Specimen>
      <Specimen title="Spinner and progress">
        <div className="mb-8 flex items-center gap-4">
          <Spinner size={16} /> <Spinner /> <Spinner size={32} />
        </div>
        <Progress label="Uploading your wall" value={0.62} />
        <Progress label="Preparing the report" className="mt-6" />
      </Specimen>
      <Specimen title="Empty">
        <EmptyState title="No favourites yet" heading="h4" action={<Button kind="primary">See the works</Button>}>
          <p>Press the heart beside a work, and it will hang here.</p>
        </EmptyState>
      </Specimen>
      <Specimen title="Pagination: links; on a phone only the neighbours" wide>
        <Pagination page={page} pages={12} renderLink={pageLink} />
        <Pagination page={1} pages={3} renderLink={pageLink} label="Pages of the second list" className="mt-4" />
      </Specimen>
    </Section>
  );
}
