import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAddLinkedPrints } from '#catalogue/cart/cart-link.queries.ts';
import { isOrderable, type LineView, subtotalOf } from '#catalogue/cart/cart-view.rules.ts';
import { MAX_WORKS as MAX_ON_WALL, wallSearchFor } from '#ground/wall-address/wall-address.ts';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import { Price } from '#kit/price.tsx';

/** Everything that can be bought, for the cart with one press, and the works on a wall. */
export function ListTotal({ views }: { views: readonly LineView[] }) {
  const { act, isPending } = useAddLinkedPrints();
  const orderable = views.filter(isOrderable);
  const lines = orderable.map(({ line }) => line);
  const key = orderable.map((view) => view.key).join();
  const [added, setAdded] = useState<string>();
  const shown = views.filter(({ item, unavailable }) => item && unavailable !== 'offline').map(({ line }) => line);
  if (shown.length === 0) return null;
  return (
    <div className="mt-8 sm:ms-auto sm:max-w-sm">
      {orderable.length > 0 && (
        <>
          <p className="mb-4 text-right text-lead">
            <Trans>
              Total without delivery: <Price amounts={subtotalOf(orderable)} />
            </Trans>
          </p>
          {added === key ? (
            // The pressed button is gone, and the focus with it.
            <ButtonLink to="/cart" kind="primary" icon="bag" wide ref={(link) => link?.focus()}>
              <Trans>View cart</Trans>
            </ButtonLink>
          ) : (
            <Button
              kind="primary"
              icon="bag"
              wide
              busy={isPending}
              onClick={() => void act(lines).then((isAdded) => isAdded && setAdded(key))}
            >
              <Trans>Add all to cart</Trans>
            </Button>
          )}
        </>
      )}
      <ButtonLink kind="secondary" icon="ruler" wide className="mt-3" to="/wall" search={wallSearchFor(shown)}>
        {shown.length > MAX_ON_WALL ? (
          <Trans>The first {MAX_ON_WALL} on one wall</Trans>
        ) : (
          <Trans>See them on a wall</Trans>
        )}
      </ButtonLink>
    </div>
  );
}
