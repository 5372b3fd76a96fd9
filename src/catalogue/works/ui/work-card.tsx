import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Byline } from '#kit/byline.tsx';
import { Picture, type PicturePriority } from '#kit/pictures/picture.tsx';
import { PriceFrom } from '#kit/price.tsx';
import { useForeignLang } from '#kit/use-locale.ts';
import type { WorkSummary } from '../works.contract.ts';

interface WorkCardProps {
  item: WorkSummary;
  /** The `sizes` of the image. */
  sizes: string;
  /** Pictures in the first view are fetched immediately. */
  priority?: PicturePriority | undefined;
  heading?: 'h2' | 'h3';
  title?: ReactNode;
}

export function WorkCard({ item, sizes, priority, heading: Heading = 'h3', title }: WorkCardProps) {
  const langOf = useForeignLang();
  return (
    <article className="group relative">
      <div
        className="overflow-hidden bg-wall-deep shadow-[0_1px_2px_var(--shadow),0_10px_24px_-10px_var(--shadow)] transition-transform duration-settle ease-hang motion-safe:group-hover:-translate-y-0.5"
        style={{ aspectRatio: item.aspect }}
      >
        {item.picture && <Picture picture={item.picture} alt={item.alt} sizes={sizes} priority={priority} />}
      </div>
      <div className="mt-3 text-small">
        <Heading lang={langOf(item.title)} className="text-[1.125rem] leading-snug">
          <Link
            to="/shop/$id"
            params={{ id: String(item.item_id) }}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title ?? item.title}
          </Link>
        </Heading>
        {/* `pretty` would break a Chinese name to keep its year company. */}
        <p className="text-ink-soft [text-wrap-style:auto]">
          <Byline artist={item.artist.name} year={item.year} />
        </p>
        <p>
          {item.sale_mode === 'exhibition' ? (
            <Trans>In exhibition stores only</Trans>
          ) : (
            <PriceFrom amounts={item.price_from} />
          )}
        </p>
        {item.edition && (
          <p className="text-ink-soft">
            {item.edition.left > 0 ? <Trans>Edition of {item.edition.size}</Trans> : <Trans>Sold out</Trans>}
          </p>
        )}
      </div>
    </article>
  );
}

// @chunk works
