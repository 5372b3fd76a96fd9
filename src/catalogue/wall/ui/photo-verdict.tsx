import { useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { useLocale } from '#kit/use-locale.ts';
import type { Calibrated, CalibrationProblem, CalibrationWarning } from '../photo/calibration.rules.ts';

/** Whether the marks are plausible, and how precise the sizes are; announced on every change. */
export function PhotoVerdict({ calibrated, onSwap }: { calibrated: Calibrated | undefined; onSwap: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const problems: Record<CalibrationProblem, string> = {
    not_finite: t`One mark has no valid position. Please enter a number.`,
    points_coincide: t`Two marks are on the same spot. Move one of them to its own corner.`,
    points_on_a_line: t`Three of the corners are on one line. A rectangle has four corners.`,
    not_convex: t`One corner is between the others. Mark the four outer corners.`,
    too_small: t`This is too small in the photo to measure with. Move closer, or mark something larger.`,
    size_missing: t`Enter its size.`,
  };
  const warnings: Record<CalibrationWarning, string> = {
    sides_swapped: t`Width and height look swapped.`,
    odd_shape: t`The marks do not match the object you chose. Check the object and its corners.`,
    rough: t`It is small in the photo, so sizes are approximate. Move closer or mark something larger.`,
  };
  const { calibration, problem } = calibrated ?? {};
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(Math.max(0.001, (calibration?.error_percent ?? 0) / 100));
  return (
    <div aria-live="polite" className="grid gap-2 text-small">
      {problem && <Note text={problems[problem]} />}
      {calibration && <p>{t`Sizes are accurate to about ±${percent}.`}</p>}
      {calibration?.warnings.map((warning) => (
        <Note key={warning} text={warnings[warning]} />
      ))}
      {calibration?.warnings.includes('sides_swapped') && (
        <Button className="justify-self-start" onClick={onSwap}>
          {t`Swap width and height`}
        </Button>
      )}
    </div>
  );
}

function Note({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-1.5 text-bad">
      <Icon name="warning" size={16} className="mt-1" />
      <span>{text}</span>
    </p>
  );
}
