import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import type { ShopSearch } from '../shop-search.rules.ts';

interface FilterSheetProps {
  /** The part of the address that opens it. */
  id: string;
  search: ShopSearch;
  /** How many filters are active. */
  count: number;
  /** How many works they leave. */
  total: number;
  /** Beside the button that closes it, so that the filters below stay where they are. */
  chips: ReactNode;
  children: ReactNode;
}

const STAY = { resetScroll: false, hashScrollIntoView: false } as const;

/** The filters of a narrow page. The address opens it (`#filters`), so it opens before the scripts have loaded. */
export function FilterSheet({ id, search, count, total, chips, children }: FilterSheetProps) {
  const { t } = useLingui();
  const show = useRef<HTMLButtonElement>(null);
  const { sheet, open, shut } = useSheet(id);
  const submit = ({ nativeEvent }: FormEvent) => {
    if ((nativeEvent as SubmitEvent).submitter === show.current) shut();
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    shut();
  };
  return (
    <>
      <Link
        to="/shop"
        search={search}
        hash={id}
        {...STAY}
        activeOptions={{ includeHash: true }}
        aria-haspopup="dialog"
        onClick={open}
        className="flex min-h-12 items-center justify-between border-hairline border-b lg:hidden"
      >
        <Trans>Filters</Trans>
        {count > 0 ? <span className="text-ink-soft tabular-nums">{count}</span> : <Icon name="plus" size={16} />}
      </Link>
      <dialog
        ref={sheet}
        id={id}
        aria-label={t`Filters`}
        onClose={shut}
        onSubmit={submit}
        className="fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-wall text-ink transition-[opacity,translate] duration-settle ease-hang backdrop:bg-wall-deep/85 open:flex not-data-alive:target:flex starting:open:translate-y-4 starting:open:opacity-0 sm:w-104 sm:border-hairline-strong sm:border-e"
      >
        <div className="page flex h-16 shrink-0 flex-row-reverse items-center justify-between gap-2 border-hairline border-b">
          <Link
            to="/shop"
            search={search}
            replace
            {...STAY}
            activeOptions={{ includeHash: true }}
            aria-label={t`Close`}
            onClick={close}
            className="-mr-3 grid size-11 shrink-0 place-items-center hover:text-accent"
          >
            <Icon name="close" />
          </Link>
          {count > 0 ? (
            <div className="-mx-1 min-w-0 grow overflow-x-auto p-1">{chips}</div>
          ) : (
            <p className="font-display text-lead">
              <Trans>Filters</Trans>
            </p>
          )}
        </div>
        <div className="page grow overflow-y-auto overscroll-contain pt-4">{children}</div>
        <div aria-live="polite" className="page shrink-0 border-hairline border-t py-3">
          <Button ref={show} type="submit" form={`${id}-form`} kind="primary" wide>
            <Plural value={total} _0="No works match" one="Show # work" other="Show # works" />
          </Button>
        </div>
      </dialog>
    </>
  );
}

/**
 * Opens and closes the sheet with the address. After "back", which is at the former choices, the latest are applied.
 * Closing it goes back to the page that opened it, or, with other choices than there, replaces its entry in the history.
 */
function useSheet(id: string) {
  const sheet = useRef<HTMLDialogElement>(null);
  const chosenThere = useRef<string>(undefined);
  const chosenBefore = useRef<string>(undefined);
  const router = useRouter();
  const navigate = useNavigate();
  const { hash, pathname, search } = useRouterState({ select: (state) => state.location });
  const isOpen = hash === id;
  const choices = inOrder(search);
  useEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return;
    dialog.dataset.alive = '';
    if (isOpen && !dialog.open) dialog.showModal();
    if (isOpen) return;
    chosenBefore.current = undefined;
    dialog.close();
  }, [isOpen]);
  useEffect(() => {
    const kept = chosenThere.current;
    chosenThere.current = isOpen ? choices : undefined;
    if (isOpen || !kept || kept === choices || !pathname.endsWith('/shop')) return;
    void navigate({ to: '/shop', search: JSON.parse(kept), ...STAY });
  }, [isOpen, choices, pathname, navigate]);
  const open = () => {
    chosenBefore.current = choices;
  };
  const shut = () => {
    // Later than what is rendered: the last choice may be on its way.
    const now = router.latestLocation;
    if (now.hash !== id) return;
    const isUnchanged = chosenBefore.current === inOrder(now.search);
    // Not a second time before the page has changed.
    chosenBefore.current = undefined;
    if (isUnchanged) router.history.back();
    else void navigate({ to: '/shop', search: now.search as ShopSearch, replace: true, ...STAY });
  };
  return { sheet, open, shut };
}

/** To be compared. */
function inOrder(search: object): string {
  return JSON.stringify(Object.fromEntries(Object.entries(search).toSorted()));
}

// @chunk later
