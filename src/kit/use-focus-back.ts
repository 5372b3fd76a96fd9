import { useRef } from 'react';

/**
 * Whoever takes a removal or a step back by keyboard is where they were before it: the button that did it is away until
 * then, and has the focus as soon as it is there again.
 */
export function useFocusBack<Id>() {
  const awaited = useRef<Id | undefined>(undefined);
  return {
    /** Called when Undo is pressed. */
    awaitBack: (id: Id) => {
      awaited.current = id;
    },
    /** For the button that removes `id`, or takes that step. */
    buttonOf: (id: Id) => (button: HTMLButtonElement | null) => {
      if (!button || awaited.current !== id) return;
      awaited.current = undefined;
      button.focus();
    },
  };
}
