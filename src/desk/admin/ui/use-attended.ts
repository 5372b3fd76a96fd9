import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A page without input for this long counts as unattended. */
const UNATTENDED_MS = 10 * 60_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** An unattended page stops refetching, because that would keep its session alive; it starts again on the next input. */
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
