import { classNames } from './class-names.ts';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** In px; the stroke stays 1.5 px at every size. */
  size?: 16 | 20 | 24 | 32;
  className?: string;
}

/** An icon beside text or inside a named control: never the only label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={name === 'heart-filled' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      <path d={ICON_PATHS[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
