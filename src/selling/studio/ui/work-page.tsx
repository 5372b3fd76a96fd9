import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { pauseAfter } from '../sending.rules.ts';
import type { Work } from '../studio.contract.ts';
import { workQuery } from '../studio.queries.ts';
import { useSending } from './master-sending.ts';
import { WorkEditor } from './work-editor.tsx';

export function WorkPage({ id }: { id: string }) {
  const query = useWatchedWork(id);
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/account/work" className="text-link">
          <Trans>Your works</Trans>
        </Link>
      </p>
      <Loaded
        query={query}
        missing={
          <EmptyState heading="h1" title={<Trans>Work not found</Trans>}>
            <Trans>It is not among your works. It may belong to an artist you no longer represent.</Trans>
          </EmptyState>
        }
        skeleton={['h-10 max-w-md', 'h-80', 'h-40']}
      >
        {(work) => <WorkEditor key={work.item_id} work={work} />}
      </Loaded>
    </>
  );
}

/** Polls, less and less often, while the shop checks or crops a picture. */
function useWatchedWork(id: string) {
  const { options } = useRouter();
  const polls = useRef(0);
  const known = useQuery(workQuery(options.context, id)).data;
  const hasSent = useSending(known?.upload?.upload_id)?.state === 'sent';
  return useQuery({
    ...workQuery(options.context, id),
    refetchInterval: ({ state: { data } }) => {
      if (!data || !isBusy(data, hasSent)) {
        polls.current = 0;
        return false;
      }
      return pauseAfter(polls.current++ / 2);
    },
  });
}

function isBusy({ upload, picture_state }: Work, hasSent: boolean): boolean {
  const isChecking =
    upload?.state === 'received' || upload?.state === 'checking' || (upload?.state === 'receiving' && hasSent);
  return isChecking || (picture_state === 'developing' && upload?.state === 'ready');
}
