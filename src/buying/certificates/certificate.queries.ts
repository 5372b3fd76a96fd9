import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { checkSigned, type SignedText } from './certificate-text.rules.ts';

const NO_SUCH = ['not_found', 'validation'] as const;

/** Our record of a number; `unknown` if there is none. Fetched only in the browser, so that the visitor's own network is counted. */
export function certificateQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['certificate', id],
    queryFn: async () => {
      const { certificate } = apiClient({ ...asker, handles: [...NO_SUCH, 'offline'] }).api;
      try {
        return (await ask(certificate[':id'].$get({ param: { id: pathPart(id) } }))).certificate;
      } catch (failure) {
        if (failure instanceof ApiFailure && NO_SUCH.some((code) => code === failure.code)) return 'unknown' as const;
        throw failure;
      }
    },
  });
}

/** The browser's own check with the published keys. */
export function verdictQuery(asker: Asker, signed: SignedText | undefined) {
  return queryOptions({
    queryKey: ['certificate', 'verdict', signed],
    enabled: signed !== undefined,
    queryFn: async () => {
      const { keys } = await ask(apiClient({ ...asker, handles: ['offline'] }).api.certificate.keys.$get());
      return signed ? checkSigned(signed, keys) : ('altered' as const);
    },
  });
}

/** The certificates of an order's prints. */
export function orderCertificatesQuery(asker: Asker, code: string) {
  return queryOptions({
    queryKey: ['order', 'certificate', code],
    queryFn: async () =>
      (await ask(apiClient(asker).api.order[':code'].certificate.$get({ param: { code: pathPart(code) } }))).list,
    staleTime: 0,
  });
}

/** A successor for a lost certificate, or the record that its print was returned. */
export function useCertificateStep(code: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (step: { id: string; reason?: string }) => {
      const admin = apiClient(options.context).api.admin.certificate[':id'];
      const param = { id: step.id };
      const { reason } = step;
      if (reason === undefined) await ask(admin.returned.$post({ param }));
      else await ask(admin.reissue.$post({ param, json: { reason } }));
    },
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: orderCertificatesQuery(options.context, code).queryKey }),
  });
}

export function staffKeysQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'certificate', 'key'],
    queryFn: () => ask(apiClient(asker).api.admin.certificate.key.$get()),
    staleTime: 0,
  });
}

export function useRotateKey() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => ask(apiClient(options.context).api.admin.certificate.key.$post()),
    onSuccess: (keys) => queryClient.setQueryData(staffKeysQuery(options.context).queryKey, keys),
  });
}
