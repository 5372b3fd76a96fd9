import { msg } from '@lingui/core/macro';
import { useRouter } from '@tanstack/react-router';
import { useAction } from '#kit/client/actions.ts';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { currentSession, saveAnsweredCart } from '#kit/client/session.ts';
import { countOf, type Line } from './cart.rules.ts';
import { readLinkedLines, writeLinkedLines } from './cart-link.rules.ts';
import type { CartContents } from './cart-view.rules.ts';

/** The page's prints and its head. */
export interface LinkedPrints extends CartContents {
  isWhole: boolean;
  title: string;
  description: string;
  noindex: true;
}

/** The prints of the page's address, without adding them. */
export async function loadLinkedPrints(asker: Asker, text: string | undefined): Promise<LinkedPrints> {
  const { lines, isWhole } = readLinkedLines(text);
  const title = asker.i18n._(msg`Prints chosen for you`);
  const description = asker.i18n._(msg`Prints with their sizes and frames, ready to be added to your cart.`);
  const page = { isWhole, title, description, noindex: true } as const;
  if (lines.length === 0) return { ...page, lines: [], items: [], frames: [] };
  const { list, items, frames } = await ask(
    apiClient(asker).api.cart.link.$get({ query: { lines: writeLinkedLines(lines) } }),
  );
  return { ...page, lines: list, items, frames };
}

/** Adds all lines or none. After a refusal the page is loaded again, and then says which print cannot be bought. */
export function useAddLinkedPrints() {
  const { options, invalidate } = useRouter();
  return useAction(async (lines: readonly Line[]) => {
    const session = currentSession();
    try {
      const { token, list } = await ask(apiClient(options.context).api.cart.add.$post({ json: [...lines] }));
      saveAnsweredCart(session, token, countOf(list));
    } catch (error) {
      void invalidate();
      throw error;
    }
  });
}
