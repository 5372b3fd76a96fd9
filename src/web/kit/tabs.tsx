import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

interface TabsProps {
  /** What the tabs are about, for those who do not see them. */
  label: string;
  items: readonly TabItem[];
  /** The open one; with `onValueChange` it is the owner's (kept in the address, say), without it only the first. */
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** All panels are in the page from the start: search engines and the browser's own search read them too. */
export function Tabs({ label, items, value, onValueChange, className }: TabsProps) {
  const open = onValueChange
    ? { value, onValueChange: (next: unknown) => onValueChange(String(next)) }
    : { defaultValue: value ?? items[0]?.value };
  return (
    <BaseTabs.Root {...open} className={className}>
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className="relative flex gap-x-8 overflow-x-auto border-hairline border-b [scrollbar-width:none]"
      >
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={classNames(
              'min-h-11 shrink-0 whitespace-nowrap py-2 text-body text-ink-soft transition-colors duration-150',
              'hover:text-accent data-active:text-ink data-disabled:cursor-not-allowed data-disabled:text-hairline-strong',
              'focus-visible:-outline-offset-2',
            )}
          >
            {item.label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-ink transition-[translate,width] duration-200 ease-hang" />
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} keepMounted className="pt-6 focus-visible:outline-offset-8">
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
