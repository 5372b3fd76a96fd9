import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { AnswerForm, ApplicationForm, OwnApplication } from './application.contract.ts';

/** Only in the browser, which alone has the token. */
export function ownApplicationQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['application'],
    queryFn: async () => (await ask(apiClient(asker).api.application.$get())).application,
  });
}

export function useAnswerApplication() {
  const { options } = useRouter();
  const keep = useKeepApplication();
  return useMutation({
    mutationFn: (json: AnswerForm) => ask(apiClient(options.context).api.application.answer.$post({ json })),
    onSuccess: keep,
  });
}

export function useApplyAgain() {
  const { options } = useRouter();
  const keep = useKeepApplication();
  return useMutation({
    mutationFn: (json: ApplicationForm) => ask(apiClient(options.context).api.application.$post({ json })),
    onSuccess: keep,
  });
}

function useKeepApplication() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return async ({ application }: { application: OwnApplication | null }) => {
    queryClient.setQueryData(ownApplicationQuery(options.context).queryKey, application);
    // The conversation contains the answer too, and rights may have changed.
    await queryClient.invalidateQueries({ queryKey: ['message'] });
    await queryClient.invalidateQueries({ queryKey: ['member', 'profile'] });
  };
}

// @chunk account
