import { useEffect, useState } from 'react';

/** Painted, as what cannot be seen at all is not. */
export const BARELY_SEEN = 'opacity-[0.01]';

/** A value as of when what was rendered with it is on the screen: a drawing that moved while it was being painted would do so by jerks. */
export function useOncePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return;
    // The first frame shows it, the second comes when it is shown.
    let asked = requestAnimationFrame(() => {
      asked = requestAnimationFrame(() => setPainted(value));
    });
    return () => cancelAnimationFrame(asked);
  }, [painted, value]);
  return painted;
}

// @chunk frames
