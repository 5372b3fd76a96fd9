import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { PaperName } from '#catalogue/hanging-kit/paper.rules.ts';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { fetchFile } from '#kit/client/api-files.ts';

const NO_GIFT = ['not_found', 'validation'] as const;

/** What the page of a gift shows; `none` if its link does not work (any more). Fetched only in the browser. */
export function giftQuery(asker: Asker, secret: string) {
  return queryOptions({
    queryKey: ['gift', asker.locale, secret],
    queryFn: async () => {
      try {
        return (
          await ask(apiClient({ ...asker, handles: [...NO_GIFT, 'offline'] }).api.gift.$post({ json: { secret } }))
        ).gift;
      } catch (failure) {
        if (failure instanceof ApiFailure && NO_GIFT.some((code) => code === failure.code)) return 'none' as const;
        throw failure;
      }
    },
  });
}

/** A paper of a gift, made for its recipient. */
export function fetchGiftPaper(
  asker: Asker,
  paper: { secret: string; kit?: { paper: PaperName; line?: number } },
): Promise<Blob> {
  const { secret, kit } = paper;
  return fetchFile(asker, kit ? '/api/gift/kit' : '/api/gift/certificate', { body: { secret, ...kit } });
}

/** The link of the buyer's own gift. */
export function giftLinkQuery(asker: Asker, code: string) {
  return queryOptions({
    queryKey: ['order', 'gift', code],
    queryFn: async () =>
      (await ask(apiClient(asker).api.order[':code'].gift.$get({ param: { code: pathPart(code) } }))).link,
    staleTime: 0,
  });
}

/** Withdraws the link, or makes a new one. */
export function useGiftLink(code: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (step: 'withdraw' | 'renew') => {
      const { gift } = apiClient(options.context).api.order[':code'];
      const param = { code: pathPart(code) };
      return (await ask(step === 'withdraw' ? gift.$delete({ param }) : gift.$post({ param }))).link;
    },
    onSuccess: (link) => queryClient.setQueryData(giftLinkQuery(options.context, code).queryKey, link),
  });
}
