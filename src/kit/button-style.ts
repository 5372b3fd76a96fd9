import { classNames } from './class-names.ts';

/** At most one primary per view: the main action. Quiet is for minor actions. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet';

const ENABLED: Record<ButtonKind, string> = {
  primary: 'border-fill bg-fill text-on-fill hover:border-fill-deep hover:bg-fill-deep',
  secondary: 'border-accent text-accent hover:border-accent-deep hover:bg-wall-deep hover:text-accent-deep',
  quiet: 'border-transparent text-accent hover:bg-wall-deep hover:text-accent-deep',
};

// A disabled button has no accent.
const DISABLED: Record<ButtonKind, string> = {
  primary: 'cursor-not-allowed border-hairline bg-wall-deep text-ink-soft',
  secondary: 'cursor-not-allowed border-hairline text-ink-soft',
  quiet: 'cursor-not-allowed border-transparent text-ink-soft',
};

interface ButtonLook {
  kind: ButtonKind;
  wide?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** 44 px is the smallest height a finger hits reliably. */
export function buttonStyle({ kind, wide, disabled, className }: ButtonLook): string {
  return classNames(
    'relative min-h-11 items-center justify-center rounded-soft border py-2 text-center text-small font-medium',
    'transition-[color,background-color,border-color] duration-quick',
    wide ? 'flex w-full' : 'inline-flex',
    kind === 'quiet' ? 'px-3' : 'px-6',
    (disabled ? DISABLED : ENABLED)[kind],
    className,
  );
}
