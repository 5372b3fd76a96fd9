import { useRef } from 'react';

/** After undoing a removal or a step by keyboard, the focus returns to the button that did it, as soon as that is back on the page. */
export function useFocusBack<Id>() {
  const awaited = useRef<Id | undefined>(undefined);
  return {
    /** Called when Undo is pressed. */
    awaitBack: (id: Id) => {
      awaited.current = id;
    },
    /** For the button that removes `id`, or applies that step. */
    buttonOf: (id: Id) => (button: HTMLButtonElement | null) => {
      if (!button || awaited.current !== id) return;
      awaited.current = undefined;
      button.focus();
    },
  };
}
