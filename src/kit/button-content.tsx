import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Spinner } from './spinner.tsx';

interface ButtonContentProps {
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  busy?: boolean | undefined;
  children: ReactNode;
}

/**
 * The label stays in place while the button is busy, so that the width stays; it fades instead of being hidden, so
 * that the button keeps its name. Both start after 200 ms, so that quick actions do not flicker.
 */
export function ButtonContent({ icon, iconAfter, busy, children }: ButtonContentProps) {
  return (
    <>
      <span
        className={classNames(
          'inline-flex items-center gap-2 transition-opacity duration-quick',
          busy && 'opacity-0 delay-pause',
        )}
      >
        {icon && <Icon name={icon} />}
        <span>{children}</span>
        {iconAfter && <Icon name={iconAfter} />}
      </span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center transition-opacity delay-pause duration-quick starting:opacity-0">
          <Spinner />
        </span>
      )}
    </>
  );
}
