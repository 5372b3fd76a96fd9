import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAddToCart } from '#catalogue/cart/add-to-cart.queries.ts';
import type { Line } from '#catalogue/cart/cart.rules.ts';
import { Button } from '#kit/button.tsx';

/** Adds the prints one after the other: concurrent requests would each create a cart. */
export function AddAllButton({ lines }: { lines: readonly Line[] }) {
  const { act } = useAddToCart();
  const [isBusy, setIsBusy] = useState(false);
  const addAll = async () => {
    setIsBusy(true);
    for (const line of lines) if (!(await act(line))) break;
    setIsBusy(false);
  };
  return (
    <Button kind="secondary" icon="bag" wide busy={isBusy} onClick={() => void addAll()}>
      <Trans>Add all to cart</Trans>
    </Button>
  );
}
