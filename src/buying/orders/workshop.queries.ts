import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { fetchFile } from '#kit/client/api-files.ts';
import type { Parcel } from './parcels.rules.ts';
import type { PaperKind, StepForMany } from './workshop.contract.ts';

/** What is done with many orders at once. */
type ManySteps = { action: StepForMany; codes: string[] } | { carrier: string; parcels: Parcel[] };

/** Takes a step with many orders; answers what became of each. */
export function useManySteps() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (steps: ManySteps) => {
      const { step, ship } = apiClient(options.context).api.admin.workshop;
      const { results } = await ask('action' in steps ? step.$post({ json: steps }) : ship.$post({ json: steps }));
      return results;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'order'] }),
  });
}

/** Papers of many orders as one file. */
export function fetchPaper(asker: Asker, paper: PaperKind, codes: readonly string[]): Promise<Blob> {
  return fetchFile(asker, `/api/admin/workshop/paper?paper=${paper}&codes=${codes.join(',')}`);
}
