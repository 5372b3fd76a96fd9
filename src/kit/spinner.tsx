import { classNames } from './class-names.ts';

interface SpinnerProps {
  size?: 16 | 20 | 24 | 32;
  className?: string;
}

/** Only the spinning line. Its user also says in words what is loading. */
export function Spinner({ size = 20, className }: SpinnerProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      className={classNames('shrink-0 animate-spin motion-reduce:animate-none', className)}
    >
      <circle cx="12" cy="12" r="9" className="opacity-25" vectorEffect="non-scaling-stroke" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
