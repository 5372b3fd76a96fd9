import { useEffect, useRef, useState } from 'react';

const STORED = 'staff-menu';
/** From this width on the menu is beside the page. */
const WIDE = '(min-width: 64rem)';

/** Storage may be forbidden; the menu is then open on every visit. */
function readOpen(): boolean {
  try {
    return window.localStorage.getItem(STORED) !== 'closed';
  } catch {
    return true;
  }
}

function storeOpen(isOpen: boolean): void {
  try {
    window.localStorage.setItem(STORED, isOpen ? 'open' : 'closed');
  } catch {
    // Nothing to do: the choice lasts as long as the page.
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Whether the menu is open, beside the page and on a phone; `/` and Ctrl+K go to its search. */
export function useMenuState() {
  const searchField = useRef<HTMLInputElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(readOpen);
  const [isSheetOpen, setSheetOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      // A dialog traps the focus.
      if (!(isCtrlK || isSlash) || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      if (window.matchMedia(WIDE).matches) searchField.current?.focus();
      else setSheetOpen(true);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return {
    searchField,
    isMenuOpen,
    toggleMenu: () => {
      storeOpen(!isMenuOpen);
      setMenuOpen(!isMenuOpen);
    },
    isSheetOpen,
    openSheet: setSheetOpen,
  };
}
