import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { useReorder } from '../order.queries.ts';

/** Adds the order's prints to the cart again, and lists those no longer available. */
export function ReorderButton({ code }: { code: string }) {
  const { mutate, isPending, data } = useReorder(code);
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        <Trans>Order again</Trans>
      </Button>
      <div role="status" className="order-last basis-full empty:hidden">
        {data && (
          <div className="prose-text border-hairline-strong border-s-2 bg-wall-deep px-5 py-3 text-small">
            {data.added > 0 && (
              <p>
                <Plural value={data.added} one="One print is in your cart." other="# prints are in your cart." />
                <SentenceGap />
                <Link to="/cart" className="text-link">
                  <Trans>Go to the cart</Trans>
                </Link>
              </p>
            )}
            {data.gone.length > 0 && (
              <>
                <p>
                  <Trans>No longer available in this size and frame:</Trans>
                </p>
                <ul className="list-disc ps-5">
                  {data.gone.map(({ line_id, item_id, title }) => (
                    <li key={line_id}>
                      <Link to="/shop/$id" params={{ id: String(item_id) }} className="text-link">
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
    </>
  );
}
