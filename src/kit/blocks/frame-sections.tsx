import { useLingui } from '@lingui/react/macro';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { langOf, textIn } from '#shared/locale.ts';
import { FrameCrossSection } from '../framing/frame-cross-section.tsx';
import { useLocale } from '../use-locale.ts';

const SHOWN = 4;

/** The shop's mouldings sawn through, at one scale. */
export function FrameSections() {
  const { t } = useLingui();
  const lang = langOf(useLocale());
  const frames = SEED_FRAMES.filter(({ face_mm, mat }) => face_mm > 0 && !mat).slice(0, SHOWN);
  return (
    <ul className="grid grid-cols-2 gap-6">
      {frames.map((frame) => {
        const name = textIn(frame.name, lang);
        return (
          <li key={name}>
            <FrameCrossSection
              frame={frame}
              label={t`Cross-section of ${name}`}
              className="mx-auto w-full max-w-[16rem]"
            />
            <p className="text-center text-ink-soft text-small">{name}</p>
          </li>
        );
      })}
    </ul>
  );
}
