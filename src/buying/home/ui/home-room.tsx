import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { formatCm, outerSize } from '#ground/framing/framing.rules.ts';
import { LEADING_SIZES } from '#ground/pictures/picture.rules.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { Byline } from '#kit/byline.tsx';
import { FramedPicture } from '#kit/framing/framed-picture.tsx';
import { framedImage } from '#kit/pictures/framed-image.ts';
import { useLocale } from '#kit/use-locale.ts';
import { BENCH, FLOOR_MM, heroScene, SKIRTING_MM } from '../hero-scene.rules.ts';
import type { FramedWork } from '../home.contract.ts';

const mm = (length: number) => `calc(var(--mm) * ${length})`;

/**
 * One work in a quiet gallery: wall, skirting, floor and a bench, all in one scale, so that one sees how large it is. `--mm` is
 * what a millimetre is wide on this screen; small and large viewport heights differ on phones, and the scale must not. Where the
 * words come under the room they stand in the first window too, unless that is as low as a phone held across.
 */
export function HomeRoom({ hero }: { hero: FramedWork }) {
  const { work, size, frame } = hero;
  const locale = useLocale();
  const outer = outerSize(size, frame);
  const framed = formatCm(outer, locale);
  const bench = BENCH.w_mm / 10;
  const { w_mm, h_mm, bottom_mm } = heroScene(outer);
  const scene = { '--w': w_mm, '--h': h_mm } as CSSProperties;
  return (
    <section
      style={scene}
      className="[--mm:min(calc(100vw/var(--w)),calc(max(100svh-var(--header)-16rem,70svh)/var(--h)))] lg:grid lg:bg-[#ece7dc] lg:text-[#1d1a16] lg:[--mm:min(calc((100vw-28rem)/var(--w)),calc((100svh-var(--header))/var(--h)))] lg:dark:bg-[#2a2724] lg:dark:text-[#ece7de]"
    >
      <div className="relative h-full overflow-hidden bg-[#ece7dc] lg:[grid-area:1/1] dark:bg-[#2a2724]">
        <div aria-hidden="true" className="hero-light" />
        <Floor />
        <div className="mx-auto h-full lg:max-w-[90rem] lg:ps-[clamp(1rem,4vw,4rem)] lg:pe-[calc(22rem+clamp(1rem,4vw,4rem)*2)]">
          <div className="relative mx-auto h-full" style={{ width: mm(w_mm), minHeight: mm(h_mm) }}>
            <div
              data-hero="frame"
              className="absolute left-1/2 -translate-x-1/2"
              style={{ bottom: mm(bottom_mm), width: mm(outer.w_mm) }}
            >
              <FramedPicture
                size={size}
                frame={frame}
                picture={work.picture && framedImage(work.picture, work.alt, LEADING_SIZES.home)}
              />
            </div>
            <Bench />
          </div>
        </div>
      </div>
      <div className="page relative grid py-8 lg:content-center lg:pt-10 lg:pb-[calc(var(--mm)*320)] lg:[grid-area:1/1]">
        <div className="lg:w-[22rem] lg:justify-self-end">
          <h1 className="text-display lg:text-[3.5rem] lg:lang-zh:text-[2.875rem]">
            <Trans>Pictures worth a wall</Trans>
          </h1>
          <p className="mt-4">
            <Trans>Works by living artists, printed and framed to order in the size and frame you choose.</Trans>
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
            <br />
            <Trans>
              {framed} framed, shown above a {bench} cm bench
            </Trans>
          </p>
        </div>
      </div>
    </section>
  );
}

function Floor() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0">
      <div
        className="border-[#cfc7b7] border-y bg-[#f4f0e7] dark:border-[#3d3934] dark:bg-[#332f2b]"
        style={{ height: mm(SKIRTING_MM) }}
      />
      <div className="bg-[#b99e7c] dark:bg-[#3b3128]" style={{ height: mm(FLOOR_MM) }} />
    </div>
  );
}

/** As wide as its own drawing: what is measured in the page is the bench itself. */
function Bench() {
  const { w_mm, seat_mm } = BENCH;
  const [top, leg] = [62, 64];
  return (
    <svg
      aria-hidden="true"
      data-hero="bench"
      viewBox={`0 0 ${w_mm} ${seat_mm + 40}`}
      className="absolute left-1/2 -translate-x-1/2"
      style={{ width: mm(w_mm), bottom: mm(FLOOR_MM - 115) }}
    >
      <ellipse cx={w_mm / 2} cy={seat_mm + 8} rx={w_mm * 0.49} ry="26" fill="#2a1c0c" opacity=".28" />
      {[70, w_mm - 70 - leg].map((x) => (
        <path key={x} d={`M${x} ${top + 30}h${leg}v${seat_mm - top - 30}h${-leg}z`} fill="#2c1f16" />
      ))}
      <path d={`M0 36h${w_mm}v${top}H0z`} fill="#3a2a1e" />
      <path d={`M0 36h${w_mm}L${w_mm - 26} 0H26z`} fill="#5a4330" />
    </svg>
  );
}

// @chunk routes
