import { useEffect, useState } from 'react';

/** Painted, unlike invisible elements. */
export const BARELY_SEEN = 'opacity-[0.01]';

/** A value, delayed until what was rendered with it is on the screen: a drawing that moved while it is painted would stutter. */
export function useOncePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return;
    // The first frame paints it, the second starts when it is shown.
    let asked = requestAnimationFrame(() => {
      asked = requestAnimationFrame(() => setPainted(value));
    });
    return () => cancelAnimationFrame(asked);
  }, [painted, value]);
  return painted;
}

// @chunk frames
