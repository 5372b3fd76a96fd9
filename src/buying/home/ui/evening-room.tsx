import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { VEIL } from '#catalogue/wall/evening.rules.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { Byline } from '#kit/byline.tsx';
import { FramedPicture } from '#kit/framing/framed-picture.tsx';
import { framedImage } from '#kit/pictures/framed-image.ts';
import { useForeignLang } from '#kit/use-locale.ts';
import type { Home } from '../home.contract.ts';

type Evening = NonNullable<Home['evening']>;

/** Three works over a sofa at dusk, with a link to the wall that shows the same hanging. */
export function EveningRoom({ evening }: { evening: Evening }) {
  const { t } = useLingui();
  const langOf = useForeignLang();
  return (
    <section id="evening" aria-label={t`An evening at home`} className="mt-12 lg:mt-28">
      <EveningScene evening={evening} />
      <div className="page mt-6 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-title">
            <Trans>An evening at home</Trans>
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-small">
            {evening.works.map(({ work }) => (
              <li key={work.item_id}>
                <Link
                  to="/shop/$id"
                  params={{ id: String(work.item_id) }}
                  lang={langOf(work.title)}
                  className="text-link"
                >
                  {work.title}
                </Link>{' '}
                <span className="text-ink-soft">
                  <Byline artist={work.artist.name} year={work.year} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="/wall" search={{ light: 'evening', works: evening.wall }} kind="primary">
            <Trans>Hang these three</Trans>
          </ButtonLink>
          <Link to="/wall" search={{ room: 'photo', works: evening.wall }} className="text-link">
            <Trans>Try them on your own wall</Trans>
          </Link>
        </p>
      </div>
    </section>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** The room fills the strip like a photograph, with its works in the middle: on a phone they appear closer. */
function EveningScene({ evening: { back, front, aspect, works } }: { evening: Evening }) {
  const [first, last] = [works[0], works.at(-1)];
  const height = Math.max(...works.map(({ top, width, size }) => top + (width * aspect * size.h_mm) / size.w_mm / 2));
  const middle = ((first?.left ?? 0) + (last ? last.left + last.width : 1)) / 2;
  const scene = {
    '--aspect': aspect.toFixed(4),
    '--middle': middle.toFixed(4),
    '--height': height.toFixed(4),
  } as CSSProperties;
  return (
    <div className="@container-size relative h-[clamp(26rem,58vw,80svh)] overflow-hidden bg-[#4a3d33]" style={scene}>
      <div className="absolute top-[clamp(100cqh-var(--wide)/var(--aspect),40cqh-var(--wide)/var(--aspect)*var(--height),0px)] left-[calc(50cqw-var(--wide)*var(--middle))] aspect-(--aspect) w-(--wide) [--wide:max(100cqw,calc(122cqh*var(--aspect)))] max-sm:[--wide:calc(150cqh*var(--aspect))]">
        <RoomImage src={back} />
        <RoomImage src={front} />
        {works.map(({ work, size, frame, left, top, width }) => (
          <div
            key={work.item_id}
            // Above the dusk layer, which would darken them; nothing is in front of them.
            className="absolute"
            style={{ left: percent(left), top: percent(top), width: percent(width) }}
          >
            <FramedPicture
              size={size}
              frame={frame}
              detail="light"
              picture={
                work.picture && {
                  ...framedImage(work.picture, work.alt, `(max-width: 40rem) 8rem, ${Math.ceil(width * 100)}vw`),
                  priority: false,
                }
              }
            />
            <div className="absolute inset-0" style={{ background: VEIL.colour, opacity: VEIL.opacity }} />
          </div>
        ))}
      </div>
    </div>
  );
}

function RoomImage({ src }: { src: string }) {
  return (
    <img src={src} alt="" loading="lazy" decoding="async" className="pointer-events-none absolute inset-0 size-full" />
  );
}
