import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useAddToCart } from '#features/cart/cart.queries.ts';
import type { Line } from '#features/cart/cart.rules.ts';
import { Button } from '#web/kit/button.tsx';

/** Puts every print on the wall into the cart, one after the other: two at once would each make a cart of their own. */
export function AddAllButton({ lines }: { lines: readonly Line[] }) {
  const { mutateAsync } = useAddToCart();
  const all = useMutation({
    mutationFn: async () => {
      for (const line of lines) await mutateAsync(line);
    },
  });
  return (
    <Button kind="secondary" icon="bag" wide busy={all.isPending} onClick={() => all.mutate()}>
      <Trans>Add all to cart</Trans>
    </Button>
  );
}
