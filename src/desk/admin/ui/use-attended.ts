import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Without a hand on it for so long a page counts as left alone. */
const UNATTENDED_MS = 10 * 60_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** What nobody looks at does not ask again by itself, which would keep the session of whoever left it; it does when they return. */
export function useAttended(): void {
  useEffect(() => {
    let timer = 0;
    const attend = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => focusManager.setFocused(false), UNATTENDED_MS);
      focusManager.setFocused(undefined);
    };
    attend();
    for (const sign of SIGNS) window.addEventListener(sign, attend, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, attend);
      focusManager.setFocused(undefined);
    };
  }, []);
}
