import { queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { type Budget, type Gap, gapExtent } from './gap.rules.ts';

/** Works that complete the wall; the same question is asked once. */
export function proposalsQuery(asker: Asker, items: readonly number[], gap: Gap, budget: Budget | undefined) {
  const { w_mm, h_mm } = gapExtent(gap);
  const query = {
    items: [...new Set(items)].join('_'),
    w_mm: String(w_mm),
    h_mm: String(h_mm),
    ...(budget && { budget: String(budget.amount), currency: budget.currency }),
  };
  return queryOptions({
    queryKey: ['wall', 'complete', asker.locale, query],
    queryFn: () => ask(apiClient(asker).api.wall.complete.$get({ query })),
  });
}
