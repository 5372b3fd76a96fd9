import { useState } from 'react';

interface Line {
  id: number;
  /** Its price changes more than threefold: it counts only if ticked. */
  jump: boolean;
}

/** Which lines to change: ordinary ones unless unticked, large price changes only if ticked. */
export function useTicks() {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  function tick(lines: readonly Line[], isOn: boolean) {
    const of = (jump: boolean) => lines.flatMap((line) => (line.jump === jump ? [line.id] : []));
    const [jumps, others] = [of(true), of(false)];
    setConfirmed((was) => new Set(isOn ? [...was, ...jumps] : [...was].filter((id) => !jumps.includes(id))));
    setLeftOut((was) => new Set(isOn ? [...was].filter((id) => !others.includes(id)) : [...was, ...others]));
  }
  return {
    leftOut,
    confirmed,
    tick,
    isTicked: ({ id, jump }: Line) => (jump ? confirmed.has(id) : !leftOut.has(id)),
  };
}
