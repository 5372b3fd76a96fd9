import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Its name; also shown as the tooltip. */
  label: string;
}

/** A 44 px square with only an icon, for the few actions everyone knows by their icon. */
export function IconButton({ icon, label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-soft text-ink',
        'transition-[color,background-color] duration-quick hover:bg-wall-deep hover:text-accent disabled:cursor-not-allowed disabled:bg-transparent disabled:text-hairline-strong',
        'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-hairline-strong',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}

// @chunk common
