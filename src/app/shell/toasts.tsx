import { useEffect } from 'react';
import { Slide, ToastContainer, toast } from 'react-toastify';
import { attachToasts, type ToastAction } from '#kit/client/toast.ts';

/** Spec §9: bottom-center, 4000 ms, slide, dark, no progress bar. */
export function Toasts() {
  useEffect(
    () =>
      attachToasts(({ kind, text, action }) => {
        const content = action ? <ActionText text={text} action={action} /> : text;
        toast[kind](content, { toastId: text });
      }),
    [],
  );
  return (
    <ToastContainer
      position="bottom-center"
      autoClose={4000}
      transition={Slide}
      theme="dark"
      hideProgressBar
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss={false}
    />
  );
}

/** A click on the button also closes the message, like a click anywhere on it. */
function ActionText({ text, action }: { text: string; action: ToastAction }) {
  return (
    <span className="flex items-center justify-between gap-4">
      <span>{text}</span>
      <button type="button" onClick={action.run} className="min-h-11 px-2 font-medium underline underline-offset-4">
        {action.label}
      </button>
    </span>
  );
}
