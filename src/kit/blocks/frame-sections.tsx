import { useLingui } from '@lingui/react/macro';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { langOf, textIn } from '#shared/locale.ts';
import { FrameCrossSection } from '../framing/frame-cross-section.tsx';
import { useLocale } from '../use-locale.ts';

/** Each moulding once, not again with a mat or another glazing. */
const MOULDINGS = SEED_FRAMES.filter(
  ({ face_mm, mat, material }, at) =>
    face_mm > 0 && !mat && SEED_FRAMES.findIndex((other) => other.material === material) === at,
);

/** All of the shop's mouldings in cross-section, at one scale. */
export function FrameSections() {
  const { t } = useLingui();
  const lang = langOf(useLocale());
  return (
    <ul className="grid grid-cols-2 items-end gap-x-6 gap-y-8 md:grid-cols-4">
      {MOULDINGS.map((frame) => {
        const name = textIn(frame.name, lang);
        return (
          <li key={name}>
            <FrameCrossSection
              frame={frame}
              label={t`Cross-section of ${name}`}
              className="mx-auto w-full max-w-[16rem]"
            />
            <p className="mx-auto mt-2 max-w-[16rem] ps-[15%] text-ink-soft text-small">{name}</p>
          </li>
        );
      })}
    </ul>
  );
}
