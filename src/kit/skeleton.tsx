import { classNames } from './class-names.ts';

interface SkeletonProps {
  /** The size of the later content, so that nothing moves when it arrives: `h-11 w-40`, `aspect-[4/5]`. */
  className: string;
}

/** A placeholder while loading. Invisible for its first 200 ms: quick answers never show it. */
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
