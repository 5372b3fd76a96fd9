import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { AddressForm } from './address.contract.ts';

/** The address book, the default first; only in the browser, which alone has the token. */
export function addressBook(asker: Asker) {
  return queryOptions({
    queryKey: ['member', 'address'],
    queryFn: () => ask(apiClient(asker).api.address.$get()),
  });
}

type AddressChange =
  | { kind: 'add'; form: AddressForm }
  | { kind: 'change'; address_id: number; form: AddressForm }
  | { kind: 'remove' | 'restore'; address_id: number };

/** The answer is the whole book, so nothing is fetched again. */
export function useAddressChange() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: AddressChange) => ask(send(options.context, change)),
    onSuccess: async (reply) => {
      queryClient.setQueryData(addressBook(options.context).queryKey, reply);
      // The default address is the profile's.
      await queryClient.invalidateQueries({ queryKey: ['member', 'profile'] });
    },
  });
}

function send(asker: Asker, change: AddressChange) {
  const { address } = apiClient(asker).api;
  if (change.kind === 'add') return address.$post({ json: change.form });
  const param = { id: String(change.address_id) };
  if (change.kind === 'change') return address[':id'].$put({ param, json: change.form });
  if (change.kind === 'remove') return address[':id'].$delete({ param });
  return address[':id'].restore.$post({ param });
}

// @chunk account
