import type { LineView } from '../cart-view.rules.ts';

/** The work in its frame, drawn by the server: one small file for each print, kept by the browser. */
export function FramedThumbnail({ view }: { view: LineView }) {
  const { key, item, outer } = view;
  if (!item?.picture || !outer) return <span aria-hidden="true" className="block aspect-[4/5] bg-wall-deep" />;
  return (
    <img
      src={`/framed/${key}-320.webp`}
      srcSet={`/framed/${key}-320.webp 320w, /framed/${key}-640.webp 640w`}
      sizes="9rem"
      width={outer.w_mm}
      height={outer.h_mm}
      alt={item.alt}
      loading="lazy"
      decoding="async"
      className="mx-auto block h-auto object-contain"
      // Its place is kept before it has come; never higher than 11rem.
      style={{
        aspectRatio: outer.w_mm / outer.h_mm,
        width: `min(100%, ${((11 * outer.w_mm) / outer.h_mm).toFixed(3)}rem)`,
      }}
    />
  );
}
