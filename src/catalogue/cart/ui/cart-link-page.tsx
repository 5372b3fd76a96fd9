import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { FramedThumbnail } from '#kit/framed-thumbnail.tsx';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import { useForeignLang, useLocale } from '#kit/use-locale.ts';
import { type LinkedPrints, useAddLinkedPrints } from '../cart-link.queries.ts';
import { writeLinkedLines } from '../cart-link.rules.ts';
import { isOrderable, type LineView, subtotalOf, viewLines } from '../cart-view.rules.ts';

/** The prints of a link, which one press adds to the cart. Opening the link changes nothing: crawlers open links too. */
export function CartLinkPage({ linked }: { linked: LinkedPrints }) {
  const views = viewLines(linked);
  const orderable = views.filter(isOrderable);
  return (
    <div className="page max-w-4xl py-10 md:py-16">
      <h1 className="text-display">
        <Trans>Prints chosen for you</Trans>
      </h1>
      {!linked.isWhole && (
        <p role="alert" className="mt-6 border-bad border-s-2 bg-wall-deep px-4 py-3">
          <Trans>Part of this link cannot be read. Please ask for a new link, or check what is missing.</Trans>
        </p>
      )}
      {views.length === 0 ? (
        <NoPrints />
      ) : (
        <>
          <p className="prose-text mt-4 text-ink-soft">
            <Trans>One click adds these prints to your cart. Prints that are already in it stay there.</Trans>
          </p>
          <ul className="mt-8 border-hairline border-t">
            {views.map((view) => (
              <LinkedLine key={view.key} view={view} />
            ))}
          </ul>
          {orderable.length > 0 && <AddPrints views={orderable} />}
        </>
      )}
    </div>
  );
}

function NoPrints() {
  return (
    <EmptyState
      title={<Trans>This link contains no prints.</Trans>}
      action={
        <ButtonLink to="/shop">
          <Trans>Continue shopping</Trans>
        </ButtonLink>
      }
    />
  );
}

function LinkedLine({ view }: { view: LineView }) {
  const { t } = useLingui();
  const locale = useLocale();
  const langOf = useForeignLang();
  const { item, line, size, frame, outer, image, price } = view;
  const title = item?.title ?? t`Unknown work`;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 border-hairline border-b py-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className={isOrderable(view) ? '' : 'opacity-60'}>
        <FramedThumbnail
          // There is none of a size or a frame that is not offered.
          image={size && frame && image}
          outer={outer}
          alt={item?.alt ?? title}
          sizes="(max-width: 40rem) 5rem, 9rem"
          tallest={11}
          ground={item?.picture?.ground}
        />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 lang={langOf(title)} className="min-w-0 text-[1.375rem]">
            {item ? (
              <Link to="/shop/$id" params={{ id: String(line.item_id) }} className="hover:text-accent">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          {price && (
            <p>
              <Price amounts={{ NTD: price.NTD * line.nums, USD: price.USD * line.nums }} />
            </p>
          )}
        </div>
        {item && (
          <p lang={langOf(item.artist.name)} className="text-ink-soft">
            {item.artist.name}
          </p>
        )}
        {size && frame && (
          <p className="mt-2 text-ink-soft text-small">
            {formatCm(size, locale)} · {frame.name} × {line.nums}
          </p>
        )}
        <LeftOut view={view} />
      </div>
    </li>
  );
}

/** Why a print of the link will not be added. */
function LeftOut({ view }: { view: LineView }) {
  if (isOrderable(view)) return null;
  return (
    <p className="mt-3 flex items-start gap-2 text-bad text-small">
      <Icon name="warning" size={20} className="shrink-0" />
      <span>{reasonOf(view)}</span>
    </p>
  );
}

function reasonOf({ unavailable, item, most }: LineView): ReactNode {
  if (!item) return <Trans>This work is not in the shop. It will not be added.</Trans>;
  if (unavailable === 'sold_out') return <Trans>This edition is sold out. It will not be added.</Trans>;
  if (unavailable === 'exhibition') return <Trans>Sold only in our exhibition stores. It will not be added.</Trans>;
  if (unavailable === 'unknown') return <Trans>This size or frame is not offered. It will not be added.</Trans>;
  if (unavailable) return <Trans>This work is not on sale at the moment. It will not be added.</Trans>;
  return (
    <Plural
      value={most}
      one="Only # print of this edition is left. This line will not be added."
      other="Only # prints of this edition are left. This line will not be added."
    />
  );
}

/** A real form, so that it works without scripts too. */
function AddPrints({ views }: { views: readonly LineView[] }) {
  const { act, isPending } = useAddLinkedPrints();
  const [isAdded, setIsAdded] = useState(false);
  const { href } = useRouter().buildLocation({ to: '/cart' });
  const lines = views.map(({ line }) => line);
  return (
    <div className="mt-6 sm:ms-auto sm:max-w-sm">
      <p className="text-right text-lead">
        <Trans>
          Total without delivery: <Price amounts={subtotalOf(views)} />
        </Trans>
      </p>
      <div className="mt-4">
        {isAdded ? (
          // The pressed button is gone, and the focus with it.
          <ButtonLink to="/cart" kind="primary" icon="bag" wide ref={(link) => link?.focus()}>
            <Trans>View cart</Trans>
          </ButtonLink>
        ) : (
          <form
            method="post"
            action={href}
            onSubmit={(event) => {
              event.preventDefault();
              void act(lines).then(setIsAdded);
            }}
          >
            <input type="hidden" name="lines" value={writeLinkedLines(lines)} />
            <Button type="submit" kind="primary" icon="bag" wide busy={isPending} data-early="linked-prints">
              <Trans>Add to cart</Trans>
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
