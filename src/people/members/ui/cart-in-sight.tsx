import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { countryName } from '#ground/places/countries.ts';
import { MemberQueries } from '#kit/client/queries.tsx';
import { FramedThumbnail } from '#kit/framed-thumbnail.tsx';
import { Price } from '#kit/price.tsx';
import { StickyBar } from '#kit/sticky-bar.tsx';
import { useForeignLang, useLocale } from '#kit/use-locale.ts';
import { useDeliveredCart } from './use-delivered-cart.ts';

/** The cart while its owner signs in or registers: beside the form, or on a narrow screen in a bar below it. */
export function CartInSight({ place }: { place: 'beside' | 'below' }) {
  if (place === 'beside')
    return (
      <div className="border-hairline border-y py-5 max-lg:hidden">
        <MemberQueries>
          <Contents tallest={9} />
        </MemberQueries>
      </div>
    );
  return (
    <StickyBar className="-mx-[clamp(1rem,4vw,4rem)] mt-8 px-[clamp(1rem,4vw,4rem)] py-2! lg:hidden">
      <MemberQueries>
        <Contents tallest={3.25} />
      </MemberQueries>
    </StickyBar>
  );
}

function Contents({ tallest }: { tallest: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const langOf = useForeignLang();
  const cart = useDeliveredCart();
  const first = cart?.lines[0];
  if (!cart || !first) return null;
  const { item, size, frame, image, outer } = first;
  const further = cart.lines.length - 1;
  const country = cart.country && countryName(cart.country, locale);
  return (
    <section aria-label={t`Your cart`} className="flex items-center gap-4">
      <span className={tallest > 5 ? 'w-32 shrink-0' : 'w-14 shrink-0'}>
        <FramedThumbnail
          image={image}
          outer={outer}
          alt=""
          sizes={`${tallest}rem`}
          tallest={tallest}
          ground={item?.picture?.ground}
        />
      </span>
      <span className="min-w-0 flex-1 text-small">
        <span lang={item && langOf(item.title)} className="block truncate font-medium">
          {item?.title}
        </span>
        <span className="block truncate text-ink-soft">
          {size && formatCm(size, locale)} · {frame?.name}
          {further > 0 && (
            <>
              {' · '}
              <Plural value={further} one="and # more" other="and # more" />
            </>
          )}
        </span>
        <span className="block">
          {country ? (
            <Trans>
              <Price amounts={cart.total} className="font-medium" /> delivered to {country}
            </Trans>
          ) : (
            <Price amounts={cart.total} className="font-medium" />
          )}
        </span>
      </span>
    </section>
  );
}
