import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { pictureUrl } from '#features/pictures/picture.rules.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Suggestion } from '../search.contract.ts';
import { suggestQuery } from '../search.queries.ts';
import { MarkedText } from './marked-text.tsx';

/** People type faster than anybody needs answers. */
const PAUSE_MS = 180;

/** The header's search: a form that works without scripts, and with them a combobox (ARIA 1.2) that offers works and artists. */
export function SearchSuggest({ className }: { className?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const router = useRouter();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const keyword = usePaused(typed.trim());
  const { data } = useQuery({
    ...suggestQuery(router.options.context, keyword),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const offered: readonly (Suggestion | string)[] = open ? ((keyword === '' ? data?.hot : data?.list) ?? []) : [];
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const follow = (suggestion: Suggestion | string) => {
    close();
    setTyped('');
    if (typeof suggestion === 'string') {
      void navigate({ to: '/search', search: { keyword: suggestion } });
      return;
    }
    const to = { item: '/shop/$id', artist: '/artist/$id', article: '/news/$id' } as const;
    void navigate({ to: to[suggestion.kind], params: { id: String(suggestion.id) } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of whoever composes Chinese belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && offered.length > 0) {
      // Else the browser empties the field; a second Escape still does.
      event.preventDefault();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && offered.length > 0) {
      event.preventDefault();
      // One place before the first is the field itself.
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
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(true)}
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
          className="absolute top-full right-0 z-40 mt-1 w-[min(26rem,92vw)] border border-hairline-strong bg-wall"
        >
          {offered.map((suggestion, index) => (
            <Option
              key={typeof suggestion === 'string' ? suggestion : `${suggestion.kind} ${suggestion.id}`}
              id={`${id}-${index}`}
              isActive={index === active}
              onChoose={() => follow(suggestion)}
            >
              {typeof suggestion === 'string' ? <HotWord word={suggestion} /> : <Found {...suggestion} />}
            </Option>
          ))}
        </div>
      </form>
    </search>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    // The field keeps the focus and names the active option; keys are handled there.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={() => undefined}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 text-small hover:bg-wall-deep aria-selected:bg-wall-deep"
    >
      {children}
    </div>
  );
}

function HotWord({ word }: { word: string }) {
  return (
    <>
      <Icon name="search" size={16} className="text-ink-soft" />
      {word}
    </>
  );
}

function Found({ picture, title, title_marks, subtitle, subtitle_marks }: Suggestion) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center bg-wall-deep">
        {picture && (
          <img
            src={pictureUrl(picture.hash, picture.widths[0] ?? 320, 'webp')}
            alt=""
            width={picture.width}
            height={picture.height}
            className="max-h-11 w-auto max-w-11 object-contain"
          />
        )}
      </span>
      <span className="min-w-0">
        <span className="block truncate">
          <MarkedText text={title} marks={title_marks} />
        </span>
        {subtitle && (
          <span className="block truncate text-caption text-ink-soft">
            <MarkedText text={subtitle} marks={subtitle_marks} />
          </span>
        )}
      </span>
    </>
  );
}

/** A value that follows another after a pause. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
