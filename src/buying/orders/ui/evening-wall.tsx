import type { CSSProperties } from 'react';
import { LAMPLIGHT } from '#catalogue/wall/evening.rules.ts';
import type { OrderDetail } from '../order.contract.ts';
import { OrderPicture } from './order-picture.tsx';

const STRIP = '@container-size relative h-[clamp(17rem,50vw,62svh)] overflow-hidden bg-[#4a3d33] max-sm:h-[46svh]';

/** Its place while the order loads, so that nothing moves when it appears. */
export function EveningPlace() {
  return <div className={STRIP} />;
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** The ordered works over a sofa at dusk, as large as the strip allows: the room fills it like a photograph. */
export function EveningWall({ order: { evening, lines } }: { order: Pick<OrderDetail, 'evening' | 'lines'> }) {
  const { back, front, aspect } = evening;
  const hung = evening.works.flatMap((place) => {
    const line = lines.find(({ line_id }) => line_id === place.line_id);
    return line ? [{ ...place, line, height: (place.width * aspect * line.outer.h_mm) / line.outer.w_mm }] : [];
  });
  const left = Math.min(...hung.map((one) => one.left));
  const right = Math.max(...hung.map((one) => one.left + one.width));
  const top = Math.min(...hung.map((one) => one.top));
  const bottom = Math.max(...hung.map((one) => one.top + one.height));
  const scene = {
    '--aspect': aspect.toFixed(4),
    '--across': (right - left).toFixed(4),
    '--down': (bottom - top).toFixed(4),
    '--x': ((left + right) / 2).toFixed(4),
    '--y': ((top + bottom) / 2).toFixed(4),
  } as CSSProperties;
  return (
    <div data-evening className={STRIP} style={scene}>
      <div className="absolute top-[clamp(100cqh-var(--tall),50cqh-var(--tall)*var(--y),0px)] left-[clamp(100cqw-var(--wide),50cqw-var(--wide)*var(--x),0px)] aspect-(--aspect) w-(--wide) [--tall:calc(var(--wide)/var(--aspect))] [--wide:max(100cqw,100cqh*var(--aspect),min(56cqw/var(--across),66cqh*var(--aspect)/var(--down),var(--most)))] [--most:300cqw] max-sm:[--most:400cqw]">
        <RoomImage src={back} />
        <RoomImage src={front} />
        {hung.map(({ line, left: x, top: y, width, height }) => (
          <div
            key={line.line_id}
            className="absolute"
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
          >
            {/* The pool of a picture lamp. */}
            <div
              aria-hidden="true"
              className="absolute -inset-[45%] opacity-35"
              style={{ background: `radial-gradient(closest-side, ${LAMPLIGHT}, transparent)` }}
            />
            {/* The checkout has shown it small: nobody should see a blank wall at this moment. */}
            <OrderPicture line={line} tallest={200} sizes="(max-width: 40rem) 60vw, 40vw" withPreview />
          </div>
        ))}
      </div>
    </div>
  );
}

function RoomImage({ src }: { src: string }) {
  return <img src={src} alt="" decoding="async" className="pointer-events-none absolute inset-0 size-full" />;
}

// @chunk account
