import { useEffect, useRef } from 'react';

/**
 * A step that was taken often takes its own button away, and the focus with it. It then stays among the actions, so that
 * the next press of Tab is at what can be done now.
 */
export function useFocusRestore() {
  const actions = useRef<HTMLElement>(null);
  const stepped = useRef(false);
  // After every drawing: the button goes when the order's new state arrives, which may be later than the step.
  useEffect(() => {
    if (stepped.current && document.activeElement === document.body) actions.current?.focus({ preventScroll: true });
  });
  return {
    actions,
    restoreFocus: () => {
      stepped.current = true;
    },
  };
}
