import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';

interface ChoiceChipProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  /** For a chip with a sample instead of words. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A radio button that shows its choice. */
export function ChoiceChip({ name, checked, onChoose, label, className, children }: ChoiceChipProps) {
  return (
    <label
      title={label}
      className={classNames(
        'inline-flex min-h-11 cursor-pointer items-center justify-center border border-hairline-strong text-small',
        'hover:border-accent has-checked:border-ink has-checked:outline has-checked:outline-ink',
        'has-focus-visible:outline-2 has-focus-visible:outline-[var(--focus)] has-focus-visible:outline-offset-3',
        className,
      )}
    >
      <input type="radio" name={name} className="sr-only" checked={checked} onChange={onChoose} aria-label={label} />
      {children}
    </label>
  );
}
