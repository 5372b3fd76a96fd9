import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { Icon } from './icon.tsx';

/** Opens the search page; a real form, so it works before scripts have loaded. */
export function SearchForm({ className = 'flex' }: { className?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { href } = useRouter().buildLocation({ to: '/search' });
  const id = useId();
  return (
    <search className={className}>
      <form
        action={href}
        className={`flex w-full items-center border-hairline-strong border-b focus-within:border-accent`}
        onSubmit={(event) => {
          event.preventDefault();
          const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
          void navigate({ to: '/search', search: keyword ? { keyword } : {} });
        }}
      >
        <label htmlFor={id} className="sr-only">
          {t`Search works, artists and articles`}
        </label>
        <input
          id={id}
          name="keyword"
          type="search"
          maxLength={150}
          placeholder={t`Search works, artists, articles`}
          className="min-h-11 w-full min-w-0 bg-transparent text-small outline-offset-0 placeholder:text-ink-soft"
        />
        <button
          type="submit"
          aria-label={t`Search`}
          className="grid size-11 shrink-0 place-items-center hover:text-accent"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

// @chunk later
