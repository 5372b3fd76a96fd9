import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#kit/icon.tsx';
import { lazily } from '#kit/later.tsx';
import type { Offer } from './search-offers.tsx';

const SearchOffers = lazily(() => import('./search-offers.tsx').then((file) => ({ default: file.SearchOffers })));

interface SearchSuggestProps {
  className?: string;
  /** The keyword of the page of results, whose field this is. Without one it is the header's. */
  initial?: string;
}

/** A form that works without scripts, and with them a combobox (ARIA 1.2) that offers works and artists. */
export function SearchSuggest({ className, initial }: SearchSuggestProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const router = useRouter();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial ?? '');
  const [shown, setShown] = useState(initial);
  if (shown !== initial) {
    setShown(initial);
    setTyped(initial ?? '');
  }
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [offered, setOffered] = useState<readonly Offer[]>([]);
  // Until the field gets the focus it is a plain form, and its suggestions are not loaded.
  const [touched, setTouched] = useState(false);
  const isPage = initial !== undefined;
  // Who opens the empty page from another one wants to type.
  useEffect(() => {
    if (initial === '' && 'ready' in document.documentElement.dataset)
      form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [initial]);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const follow = (suggestion: Offer) => {
    close();
    setTyped(initial ?? '');
    if (typeof suggestion === 'string') {
      void navigate({ to: '/search', search: { keyword: suggestion } });
      return;
    }
    const to = { item: '/shop/$id', artist: '/artist/$id', article: '/news/$id' } as const;
    void navigate({ to: to[suggestion.kind], params: { id: String(suggestion.id) } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While someone composes Chinese, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && offered.length > 0) {
      // Otherwise the browser would empty the field; a second Escape still does.
      event.preventDefault();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && offered.length > 0) {
      event.preventDefault();
      // The position before the first is the field itself.
      setActive((at) => ((at + 1 + step + offered.length + 1) % (offered.length + 1)) - 1);
    }
    const chosen = offered[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      follow(chosen);
    }
  };
  return (
    <search className={className}>
      <form
        ref={form}
        action={router.buildLocation({ to: '/search' }).href}
        className="relative flex w-full items-center border-hairline-strong border-b focus-within:border-accent"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          void navigate({ to: '/search', search: typed.trim() ? { keyword: typed.trim() } : {} });
        }}
        onBlur={(event) => !form.current?.contains(event.relatedTarget) && close()}
      >
        <label htmlFor={`${id}-field`} className="sr-only">
          {t`Search works, artists and articles`}
        </label>
        <input
          id={`${id}-field`}
          name="keyword"
          data-early={isPage ? 'search-page' : 'search'}
          type="search"
          role="combobox"
          autoComplete="off"
          maxLength={150}
          aria-expanded={offered.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          placeholder={t`Search works, artists, articles`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setTouched(true);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => {
            setTouched(true);
            // The page itself lists popular searches, or what was found.
            setOpen(!isPage);
          }}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full min-w-0 bg-transparent text-small outline-offset-0 placeholder:text-ink-soft"
        />
        <button
          type="submit"
          aria-label={t`Search`}
          className="grid size-11 shrink-0 place-items-center hover:text-accent"
        >
          <Icon name="search" />
        </button>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t`Suggestions`}
          hidden={offered.length === 0}
          className={`absolute top-full right-0 z-40 mt-1 border border-hairline-strong bg-wall ${isPage ? 'left-0' : 'w-[min(26rem,92vw)]'}`}
        >
          {touched && (
            <Suspense>
              <SearchOffers
                id={id}
                typed={typed.trim()}
                open={open}
                active={active}
                onOffer={setOffered}
                onChoose={follow}
              />
            </Suspense>
          )}
        </div>
      </form>
    </search>
  );
}
