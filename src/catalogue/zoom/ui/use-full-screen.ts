import { type RefObject, useEffect, useState } from 'react';

/** Undefined if the device does not support it, such as iPhones. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!document.fullscreenEnabled) return undefined;
  const toggle = () => {
    const done = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
    // The browser refused: the dialog still fills the window.
    done?.catch(() => undefined);
  };
  return { isOn, toggle };
}
