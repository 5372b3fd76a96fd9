import { useLingui } from '@lingui/react/macro';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { formatCm, formatInches, outerSize, spacedUnit } from '#ground/framing/framing.rules.ts';
import { useLocale } from '#kit/use-locale.ts';
import { heightOf, type Marks } from '../photo/reference.rules.ts';
import { type PhotoWork, useRested } from './photo-state.ts';

/** A held arrow key is announced once, after its release. */
const QUIET_MS = 400;

export function PhotoSentence({ work, place, marks }: { work: PhotoWork; place: Point; marks: Marks }) {
  const { t } = useLingui();
  const locale = useLocale();
  const rested = useRested(place, QUIET_MS);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'centimeter', maximumFractionDigits: 0 });
  const cm = (mm: number) => spacedUnit(format.format(Math.abs(mm) / 10));
  const outer = outerSize(work.size, work.frame);
  const [title, frame, size, inches] = [
    work.item.title,
    work.frame.name,
    formatCm(outer, locale),
    formatInches(outer, locale),
  ];
  const height = heightOf(marks, rested);
  const side = cm(rested.x);
  const across = rested.x < 0 ? t`${side} to the left of the mark` : t`${side} to the right of the mark`;
  const high = cm(height);
  const up =
    marks.kind === 'door'
      ? t`${high} above the floor`
      : Math.abs(height) < 5
        ? t`level with it`
        : height < 0
          ? t`${high} below it`
          : t`${high} above it`;
  return (
    <p aria-live="polite" className="mt-2 text-small">
      {t`${title} (${frame}), ${size} (${inches}) outside: its centre is ${across} and ${up}.`}
    </p>
  );
}
