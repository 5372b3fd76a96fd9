import { type RefObject, useEffect, useState } from 'react';

/** Shows an element on the whole screen. Undefined where the device cannot: telephones of one maker, for instance. */
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
    // Refused by the browser's own rules: the dialog fills the window as it did.
    done?.catch(() => undefined);
  };
  return { isOn, toggle };
}
