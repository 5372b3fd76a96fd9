import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

/**
 * A bar that stays at the lower edge of the window while its page scrolls. Its height becomes the page's scroll
 * padding (`data-sticky-bar` in style.css), so that it never covers the focused element.
 */
export function StickyBar({ className, children }: { className?: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--sticky-bar', `${current.offsetHeight}px`));
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty('--sticky-bar');
    };
  }, []);
  return (
    <div
      ref={bar}
      data-sticky-bar=""
      className={classNames('sticky bottom-(--lower-edge,0px) z-10 border-hairline border-t bg-wall py-4', className)}
    >
      {children}
    </div>
  );
}
