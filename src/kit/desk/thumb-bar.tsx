import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * The main action of a page of the back office: in its place on a desktop, and at the lower edge of a phone, above the
 * menu, within reach of the thumb. While its form is open, it stays in its place.
 */
export function ThumbBar({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <div
      {...(!isOpen && { 'data-thumb-bar': '' })}
      className={classNames(
        !isOpen &&
          'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--lower-edge,0px) max-lg:z-10 max-lg:border-hairline max-lg:border-t max-lg:bg-wall max-lg:px-4 max-lg:py-2.5 max-lg:[&>button]:w-full print:hidden',
      )}
    >
      {children}
    </div>
  );
}
