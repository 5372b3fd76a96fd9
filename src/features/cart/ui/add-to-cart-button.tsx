import { Trans } from '@lingui/react/macro';
import { Button } from '#web/kit/button.tsx';
import { useAddToCart } from '../cart.queries.ts';
import type { Line } from '../cart.rules.ts';

/** Puts the chosen print into the cart. */
export function AddToCartButton({ line }: { line: Line }) {
  const { mutate, isPending } = useAddToCart();
  return (
    <Button kind="primary" icon="bag" wide busy={isPending} onClick={() => mutate(line)}>
      <Trans>Add to cart</Trans>
    </Button>
  );
}
