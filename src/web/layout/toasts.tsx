import { useEffect } from 'react';
import { Slide, ToastContainer, toast } from 'react-toastify';
import { attachToasts } from '../toast.ts';

/** Spec §9: bottom-center, 4000 ms, slide, dark, no progress bar. */
export function Toasts() {
  useEffect(() => attachToasts(({ kind, text }) => void toast[kind](text, { toastId: text })), []);
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
