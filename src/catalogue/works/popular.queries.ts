import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { withRows } from './ui/row-breaks.ts';
import type { WorkSummary } from './works.contract.ts';

const SHOWN = 4;

function canBeOrdered({ sale_mode, edition }: WorkSummary): boolean {
  return sale_mode !== 'exhibition' && edition?.left !== 0;
}

/** The most popular works that visitors can order; none if they cannot be loaded, because every page works without them. */
export async function loadPopularWorks(asker: Asker): Promise<readonly WorkSummary[]> {
  try {
    const { list } = await withRows(ask(apiClient(asker).api.shop.$get({ query: { sort: 'popular' } })));
    return list.filter(canBeOrdered).slice(0, SHOWN);
  } catch {
    return [];
  }
}

/** The same for pages that have nothing else to show; undefined until loaded. */
export function usePopularWorks(): readonly WorkSummary[] | undefined {
  const { context } = useRouter().options;
  const [works, setWorks] = useState<readonly WorkSummary[]>();
  useEffect(() => {
    void loadPopularWorks(context).then(setWorks);
  }, [context]);
  return works;
}
