import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { findEntries, type MenuEntry } from '../staff-menu.rules.ts';

interface MenuSearchProps {
  entries: readonly MenuEntry[];
  field: RefObject<HTMLInputElement | null>;
  /** In the header the results are a popup; in the sheet they replace the menu, which is passed as children. */
  children?: ReactNode;
  /** The page has been chosen. */
  onFollow?: () => void;
}

/** Finds a page of the back office by its name: arrow keys choose, Enter opens, Escape clears. */
export function MenuSearch({ entries, field, children, onFollow }: MenuSearchProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = findEntries(typed, entries);
  const isPopup = children === undefined;
  const isOpen = typed.trim() !== '';
  const optionId = (index: number) => `${id}-${index}`;

  function clear() {
    setTyped('');
    setAt(0);
  }
  function follow(entry: MenuEntry | undefined) {
    if (!entry) return;
    clear();
    field.current?.blur();
    onFollow?.();
    void navigate({ to: entry.to });
  }
  function press(event: KeyboardEvent) {
    // Enter that ends the composition of Chinese characters chooses nothing.
    if (event.nativeEvent.isComposing || !isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Enter') follow(found[at]);
    else if (event.key === 'Escape') clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <search className="relative block">
      <div className="flex h-9 items-center gap-2 rounded-soft border border-hairline-strong px-2.5 focus-within:outline-2 focus-within:outline-(--focus) focus-within:outline-offset-2 hover:border-ink max-lg:h-11">
        <Icon name="search" size={16} className="text-ink-soft" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t`Search the menu`}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && found[at] ? optionId(at) : undefined}
          aria-keyshortcuts="/ Control+K"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          placeholder={t`Search the menu`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={press}
          onBlur={() => isPopup && clear()}
          className="min-w-0 grow bg-transparent text-small outline-none placeholder:text-ink-soft max-lg:text-body"
        />
        {isPopup && (
          <span aria-hidden="true" className="rounded-soft border border-hairline px-1.5 text-caption text-ink-soft">
            /
          </span>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen && <Plural value={found.length} _0="No page found" one="# page found" other="# pages found" />}
      </p>
      <div
        className={classNames(
          isPopup &&
            'absolute inset-x-0 top-full z-40 mt-1 max-h-96 overflow-y-auto border border-hairline-strong bg-wall',
          !isPopup && 'mt-3',
          !isOpen && 'hidden',
        )}
      >
        {found.length === 0 && (
          <p className="px-3 py-2.5 text-ink-soft text-small">
            <Trans>No page with this name. Try another word.</Trans>
          </p>
        )}
        <div id={`${id}-list`} role="listbox" aria-label={t`Pages found`}>
          {isOpen &&
            found.map((entry, index) => (
              <button
                key={entry.to}
                id={optionId(index)}
                type="button"
                role="option"
                // The focus stays in the field, whose keys choose.
                tabIndex={-1}
                aria-selected={index === at}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => follow(entry)}
                className="flex min-h-11 w-full items-center justify-between gap-3 px-3 text-start hover:bg-wall-deep aria-selected:bg-wall-deep lg:min-h-10"
              >
                <span className="min-w-0">{entry.name}</span>
                <span className="shrink-0 text-caption text-ink-soft">{entry.section}</span>
              </button>
            ))}
        </div>
      </div>
      {!isOpen && children}
    </search>
  );
}
