import { useLingui } from '@lingui/react/macro';
import { Icon } from '#kit/icon.tsx';
import { MenuContent } from './shell-parts.ts';

/** The links that do not fit into a narrow header. A native popover: it opens without scripts. */
export function SiteMenu() {
  const { t } = useLingui();
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label={t`Menu`}
        className="-ml-3 grid size-11 place-items-center hover:text-accent"
      >
        <Icon name="menu" />
      </button>
      <div
        id="site-menu"
        popover="auto"
        className="inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-wall text-ink backdrop:bg-ink/40"
      >
        <div className="page flex h-16 items-center justify-between border-hairline border-b">
          <span className="font-display text-lead">{t`Menu`}</span>
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label={t`Close menu`}
            className="-mr-3 grid size-11 place-items-center hover:text-accent"
          >
            <Icon name="close" />
          </button>
        </div>
        <MenuContent />
      </div>
    </div>
  );
}
