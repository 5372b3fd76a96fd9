import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useAction } from '#kit/client/actions.ts';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { currentSession, saveAnsweredCart } from '#kit/client/session.ts';
import { countOf, type Line } from './cart.rules.ts';

/** The API client shows the server's message, with a link to the cart. */
export function useAddToCart() {
  const { t } = useLingui();
  const { options, navigate } = useRouter();
  return useAction(async (line: Line) => {
    const session = currentSession();
    const offers = { label: t`View cart`, run: () => void navigate({ to: '/cart' }) };
    const { token, list } = await ask(apiClient({ ...options.context, offers }).api.cart.$put({ json: line }));
    saveAnsweredCart(session, token, countOf(list));
  });
}

// @chunk common
