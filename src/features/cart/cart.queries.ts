import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { apiClient, ask } from '#web/api-client.ts';
import { keepCart } from '#web/session.ts';
import { countOf, type Line } from './cart.rules.ts';

/** Adds a print to the cart; the API client shows the server's message. */
export function useAddToCart() {
  const { options } = useRouter();
  return useMutation({
    mutationFn: (line: Line) => ask(apiClient(options.context).api.cart.$put({ json: line })),
    onSuccess: ({ token, list }) => keepCart(token, countOf(list)),
  });
}
