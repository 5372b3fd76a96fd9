import { Trans } from '@lingui/react/macro';
import { Link, useLoaderData } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { BENCH, BENCH_VIEW } from '#catalogue/wall/bench.rules.ts';
import { formatCm, outerSize } from '#ground/framing/framing.rules.ts';
import { LEADING_SIZES } from '#ground/pictures/picture.rules.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { Byline } from '#kit/byline.tsx';
import { FramedPicture } from '#kit/framing/framed-picture.tsx';
import { framedImage } from '#kit/pictures/framed-image.ts';
import { useLocale } from '#kit/use-locale.ts';
import { foreignLang } from '#shared/locale.ts';
import { FLOOR_MM, heroScene, SKIRTING_MM } from '../hero-scene.rules.ts';
import type { Home } from '../home.contract.ts';

const mm = (length: number) => `calc(var(--mm) * ${length})`;

/**
 * One work in a gallery: wall, skirting, floor and a bench, all in one scale, to show how large it is. `--mm` is the width of a
 * millimetre on this screen; small and large viewport heights differ on phones, and the scale must not. If the text is below
 * the room, it is still in the first window, except on a phone in landscape.
 */
export function HomeRoom({ hero }: { hero: NonNullable<Home['hero']> }) {
  const { work, size, frame } = hero;
  const locale = useLocale();
  const { words } = useLoaderData({ from: '__root__' });
  const outer = outerSize(size, frame);
  const framed = formatCm(outer, locale);
  const bench = BENCH.w_mm / 10;
  const { w_mm, h_mm, bottom_mm } = heroScene(outer);
  const scene = { '--w': w_mm, '--h': h_mm } as CSSProperties;
  return (
    <section
      style={scene}
      className="[--mm:min(calc(100vw/var(--w)),calc(max(100svh-var(--header)-16rem,66svh)/var(--h)))] lg:grid lg:bg-[#ece7dc] lg:text-[#1d1a16] lg:[--mm:min(calc((100vw-28rem)/var(--w)),calc((100svh-var(--header))/var(--h)))] lg:dark:bg-[#2a2724] lg:dark:text-[#ece7de]"
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
            <Bench src={hero.bench} />
          </div>
        </div>
      </div>
      <div className="page relative grid py-8 lg:content-center lg:pt-10 lg:pb-[calc(var(--mm)*320)] lg:[grid-area:1/1]">
        <div className="gap-x-12 md:max-lg:grid md:max-lg:grid-cols-[1fr_16rem] lg:w-[22rem] lg:justify-self-end">
          <h1 className="text-display lg:text-[3.5rem] lg:lang-zh:text-[2.875rem]">
            {words?.['home/title'] ?? <Trans>Pictures worth a wall</Trans>}
          </h1>
          <p className="mt-4">
            {words?.['home/lead'] ?? (
              <Trans>Works of art, printed and framed to order in the size and frame you choose.</Trans>
            )}
          </p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to="/shop" kind="primary">
              <Trans>See the works</Trans>
            </ButtonLink>
          </p>
          <p className="mt-6 border-current/30 border-t pt-3 text-small md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:mt-2 md:max-lg:self-start">
            <Link
              to="/shop/$id"
              params={{ id: String(work.item_id) }}
              lang={foreignLang(work.title, locale)}
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
      <div
        className="bg-linear-to-b from-[#ab8c66] to-[#c6ab87] dark:from-[#2f271f] dark:to-[#42372c]"
        style={{ height: mm(FLOOR_MM) }}
      />
    </div>
  );
}

/** As wide as the bench at the wall: browser tests measure it. Its picture is wider, with shadow and perspective. */
function Bench({ src }: { src: string }) {
  const { y_mm, w_mm, h_mm } = BENCH_VIEW;
  const below_mm = y_mm + h_mm;
  return (
    <div
      data-hero="bench"
      className="absolute left-1/2 -translate-x-1/2 dark:brightness-75"
      style={{ width: mm(BENCH.w_mm), height: mm(BENCH.seat_mm + below_mm), bottom: mm(FLOOR_MM - below_mm) }}
    >
      <img
        src={src}
        alt=""
        width={w_mm}
        height={h_mm}
        className="absolute bottom-0 left-1/2 max-w-none -translate-x-1/2"
        style={{ width: mm(w_mm) }}
      />
    </div>
  );
}

// @chunk routes
