import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { withRows } from './ui/row-breaks.ts';
import type { WorkSummary } from './works.contract.ts';

const SHOWN = 4;

function canBeOrdered({ sale_mode, edition }: WorkSummary): boolean {
  return sale_mode !== 'exhibition' && edition?.left !== 0;
}

/** The most popular works that visitors can order, for pages that have nothing else to show; undefined until loaded. */
export function usePopularWorks(): readonly WorkSummary[] | undefined {
  const { context } = useRouter().options;
  const [works, setWorks] = useState<readonly WorkSummary[]>();
  useEffect(() => {
    const request = withRows(ask(apiClient(context).api.shop.$get({ query: { sort: 'popular' } })));
    // The page works without them.
    void request.then(
      ({ list }) => setWorks(list.filter(canBeOrdered).slice(0, SHOWN)),
      () => setWorks([]),
    );
  }, [context]);
  return works;
}
