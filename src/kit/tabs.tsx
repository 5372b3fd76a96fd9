import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** The open tab; with `onValueChange` the owner controls it (for example in the address), otherwise it is only the initial one. */
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/**
 * All panels are in the page from the start: search engines and the browser's own search read them too. Written by
 * hand because the product page is a first load: a library's tabs are fifteen times as large.
 */
export function Tabs({ label, items, value, onValueChange, className }: TabsProps) {
  const scope = useId();
  const [own, setOwn] = useState(value ?? items[0]?.value);
  const list = useRef<HTMLDivElement>(null);
  const open = onValueChange ? value : own;
  const choose = onValueChange ?? setOwn;
  useMarker(list, open);
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={moveWithKeys}
        className="relative flex gap-x-8 overflow-x-auto border-hairline border-b [scrollbar-width:none]"
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${scope}tab-${item.value}`}
            aria-selected={item.value === open}
            aria-controls={`${scope}panel-${item.value}`}
            tabIndex={item.value === open ? 0 : -1}
            disabled={item.disabled}
            onClick={() => choose(item.value)}
            onFocus={() => choose(item.value)}
            className={classNames(
              'min-h-11 shrink-0 whitespace-nowrap py-2 text-body text-ink-soft transition-colors duration-quick',
              'hover:text-accent aria-selected:text-ink disabled:cursor-not-allowed disabled:text-hairline-strong',
              'focus-visible:-outline-offset-2',
            )}
          >
            {item.label}
          </button>
        ))}
        <span
          aria-hidden="true"
          // Shown once it has a position, so that it does not grow as the page opens.
          className="absolute bottom-0 left-0 hidden h-0.5 w-px origin-left translate-x-(--open-tab-left) scale-x-(--open-tab-width) bg-ink transition-[translate,scale] duration-settle ease-hang in-data-marked:block"
        />
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${scope}panel-${item.value}`}
          aria-labelledby={`${scope}tab-${item.value}`}
          hidden={item.value !== open}
          className="pt-6"
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

/** Moves the line under the open tab, also when the window or the fonts change. */
function useMarker(list: RefObject<HTMLDivElement | null>, open: string | undefined): void {
  useEffect(() => {
    const element = list.current;
    const tab = element?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!element || !tab || open === undefined) return;
    const mark = () => {
      element.style.setProperty('--open-tab-left', `${tab.offsetLeft}px`);
      element.style.setProperty('--open-tab-width', `${tab.offsetWidth}`);
      element.dataset.marked = '';
    };
    // On a phone the row is longer than the screen, and the open tab may be outside it.
    const end = tab.offsetLeft + tab.offsetWidth;
    if (tab.offsetLeft < element.scrollLeft || end > element.scrollLeft + element.clientWidth) {
      element.scrollLeft = Math.min(tab.offsetLeft, Math.max(0, end - element.clientWidth));
    }
    const watcher = new ResizeObserver(mark);
    watcher.observe(tab);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [list, open]);
}

/** Arrows, Home and End open another tab; the Tab key leaves the row. */
function moveWithKeys(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}

// @chunk later
