import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { useAddToCart } from '../add-to-cart.queries.ts';
import type { Line } from '../cart.rules.ts';

interface AddToCartButtonProps {
  line: Line;
  /** The form's id, for fields elsewhere on the page that provide size and frame. */
  form?: string;
}

/** A real form, so that it works without scripts too. */
export function AddToCartButton({ line, form }: AddToCartButtonProps) {
  const { act, isPending } = useAddToCart();
  const { href } = useRouter().buildLocation({ to: '/cart' });
  const { item_id, size_id, frame_id, nums } = line;
  const given = form ? { item_id, nums } : { item_id, size_id, frame_id, nums };
  return (
    <form
      id={form}
      method="post"
      action={href}
      className="grow"
      onSubmit={(event) => {
        event.preventDefault();
        void act(line);
      }}
    >
      {Object.entries(given).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="primary" icon="bag" wide busy={isPending} data-early={`cart-${item_id}`}>
        <Trans>Add to cart</Trans>
      </Button>
    </form>
  );
}

// @chunk common
