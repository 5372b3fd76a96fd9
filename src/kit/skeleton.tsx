import { classNames } from './class-names.ts';

interface SkeletonProps {
  /** The size of what will stand here, so that nothing moves when it comes: `h-11 w-40`, `aspect-[4/5]`. */
  className: string;
}

/** A place held for something on its way. Invisible for its first 200 ms: what comes sooner never shows it. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block transition-opacity delay-pause duration-settle starting:opacity-0', className)}
    >
      <span className="block size-full animate-pulse rounded-soft bg-hairline/60 motion-reduce:animate-none" />
    </span>
  );
}

// @chunk account
