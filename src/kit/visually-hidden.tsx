import type { HTMLAttributes } from 'react';

interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className="sr-only" />;
}
