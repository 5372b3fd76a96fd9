import { useEffect, useRef } from 'react';

/**
 * A step often removes its own button, and the focus with it. The focus then stays among the actions, so that the next Tab
 * reaches the next action.
 */
export function useFocusRestore() {
  const actions = useRef<HTMLElement>(null);
  const stepped = useRef(false);
  // After every render: the button disappears when the order's new state arrives, which may be later than the step.
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
