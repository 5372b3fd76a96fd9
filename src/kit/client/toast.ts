type ToastKind = 'success' | 'error' | 'info';

/** An action offered with a message, such as undoing. */
export interface ToastAction {
  label: string;
  run: () => void;
}

interface ToastMessage {
  kind: ToastKind;
  text: string;
  action?: ToastAction | undefined;
}

type Show = (message: ToastMessage) => void;

let show: Show | undefined;
const waiting: ToastMessage[] = [];

/** Shows a message for four seconds (spec §9). The widget loads with the first message, so no page waits for it. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction): void {
  const message = { kind, text, action };
  if (show) show(message);
  else {
    waiting.push(message);
    wake?.();
  }
}

let wake: (() => void) | undefined;

/** Notifies the layout that the first message is pending. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = undefined;
  };
}

/** The widget has loaded: it takes pending and later messages. */
export function attachToasts(shower: Show): () => void {
  show = shower;
  for (const message of waiting.splice(0)) shower(message);
  return () => {
    show = undefined;
  };
}
