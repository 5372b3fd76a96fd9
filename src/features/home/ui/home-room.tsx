import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LEADING_SIZES } from '#ground/pictures/picture.rules.ts';
import { ButtonLink } from '#web/kit/button-link.tsx';
import { Byline } from '#web/kit/byline.tsx';
import { FramedPicture } from '#web/kit/framing/framed-picture.tsx';
import { framedImage } from '#web/kit/pictures/framed-image.ts';
import type { Hero } from '../home.queries.ts';

/** One work in a quiet gallery: wall, skirting, floor and a bench, so that one sees how large it is. */
export function HomeRoom({ hero }: { hero: Hero }) {
  const { work, size, frame } = hero;
  return (
    <section className="relative overflow-hidden bg-[#ece7dc] text-[#1d1a16] dark:bg-[#2a2724] dark:text-[#ece7de]">
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-28 lg:h-[19%]">
        <div className="h-[14%] border-[#cfc7b7] border-y bg-[#f4f0e7] dark:border-[#3d3934] dark:bg-[#332f2b]" />
        <div className="h-[86%] bg-[#b99e7c] dark:bg-[#3b3128]" />
      </div>
      <div className="page relative grid min-h-[min(84dvh,58rem)] items-start gap-x-12 gap-y-8 pt-10 pb-36 md:pt-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-[17rem]">
        <div className="mx-auto grid w-full max-w-[58rem] place-items-center">
          <div style={{ width: `min(100%, calc(${(work.aspect * 52).toFixed(1)}dvh))` }}>
            <FramedPicture
              size={size}
              frame={frame}
              picture={work.picture && framedImage(work.picture, work.alt, LEADING_SIZES.home)}
            />
          </div>
        </div>
        <div className="lg:self-center">
          <h1 className="text-display lg:text-[3.5rem] lg:lang-zh:text-[2.875rem]">
            <Trans>Pictures worth a wall</Trans>
          </h1>
          <p className="mt-4">
            <Trans>
              Paintings by living artists, printed to museum standard in the size and frame you choose, and sent from
              our Taipei workshop.
            </Trans>
          </p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to="/shop" kind="primary">
              <Trans>See the works</Trans>
            </ButtonLink>
          </p>
          <p className="mt-6 border-current/30 border-t pt-3 text-small">
            <Link
              to="/shop/$id"
              params={{ id: String(work.item_id) }}
              className="underline decoration-1 underline-offset-4 hover:text-accent"
            >
              {work.title}
            </Link>
            <br />
            <Byline artist={work.artist.name} year={work.year} />
          </p>
        </div>
      </div>
      <Bench />
    </section>
  );
}

function Bench() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 90"
      className="absolute bottom-[3%] left-[34%] hidden w-[24rem] -translate-x-1/2 lg:block"
    >
      <ellipse cx="200" cy="82" rx="185" ry="7" fill="#2a1c0c" opacity=".25" />
      <path d="M14 22h372v12H14z" fill="#3a2a1e" />
      <path d="M14 22h372l-8-10H22z" fill="#5a4330" />
      <path d="M40 34h12v46H40zM348 34h12v46h-12z" fill="#2c1f16" />
    </svg>
  );
}
