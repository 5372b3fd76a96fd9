import { Dialog } from '@base-ui/react/dialog';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { IconButton } from '#kit/icon-button.tsx';
import { BarIcon } from './bar-icon.tsx';
import { MenuSearch } from './menu-search.tsx';
import { StaffSections } from './staff-navigation.tsx';
import type { MenuPage, StaffMenu } from './use-staff-menu.ts';

const TAB =
  'relative flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-caption text-ink-soft hover:text-accent aria-[current=page]:text-ink data-popup-open:text-ink';

interface StaffBarProps {
  menu: StaffMenu;
  isSheetOpen: boolean;
  openSheet: (isOpen: boolean) => void;
}

/** On a phone: the daily pages at the lower edge, and the whole menu behind "More". */
export function StaffBar({ menu, isSheetOpen, openSheet }: StaffBarProps) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Daily work`}
      data-staff-bar=""
      className="fixed inset-x-0 bottom-0 z-20 flex border-hairline border-t bg-wall ps-[env(safe-area-inset-left)] pe-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {/* React moves it into the head: this bar leaves the system's own area free. */}
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {menu.daily.map((page) => (
        <Link key={page.to} to={page.to} activeOptions={{ exact: page.to === '/admin' }} className={TAB}>
          <BarIcon place={page.to} />
          <span className="w-full truncate text-center">{page.name}</span>
          <Tasks page={page} />
        </Link>
      ))}
      <MenuSheet menu={menu} isOpen={isSheetOpen} open={openSheet} />
    </nav>
  );
}

function Tasks({ page: { count } }: { page: MenuPage }) {
  if (count === 0) return null;
  return (
    <span className="absolute start-1/2 top-1 ms-2 min-w-5 rounded-full bg-fill px-1 text-center text-on-fill leading-5">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        <Plural value={count} one="# task" other="# tasks" />
      </span>
    </span>
  );
}

interface MenuSheetProps {
  menu: StaffMenu;
  isOpen: boolean;
  open: (isOpen: boolean) => void;
}

function MenuSheet({ menu, isOpen, open }: MenuSheetProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => open(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next: boolean) => open(next)}>
      <Dialog.Trigger className={TAB}>
        <BarIcon place="more" />
        <Trans>More</Trans>
      </Dialog.Trigger>
      <Dialog.Portal>
        {/* The title gets the focus: the field would open the keyboard over the menu. */}
        <Dialog.Popup
          initialFocus={title}
          className="fixed inset-0 z-40 flex flex-col bg-wall pt-[env(safe-area-inset-top)] text-ink outline-none"
        >
          <div className="flex h-12 shrink-0 items-center justify-between border-hairline border-b px-4">
            <Dialog.Title ref={title} tabIndex={-1} className="text-lead outline-none">
              <Trans>Back office</Trans>
            </Dialog.Title>
            <Dialog.Close render={<IconButton icon="close" label={t`Close menu`} className="-me-2" />} />
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            <MenuSearch entries={menu.entries} field={field} onFollow={close}>
              <nav aria-label={t`Back office`} className="mt-5">
                <StaffSections sections={menu.sections} onFollow={close} className="grid-cols-2 gap-x-4" />
              </nav>
            </MenuSearch>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
