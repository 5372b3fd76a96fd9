import { useState } from 'react';

/** Which forms of a list are open: several can be, so that opening one never discards text typed in another. */
export function useOpened<Id>() {
  const [opened, setOpened] = useState<ReadonlySet<Id>>(new Set());
  return {
    isOpen: (id: Id) => opened.has(id),
    open: (id: Id) => setOpened((before) => new Set(before).add(id)),
    close: (id: Id) => setOpened((before) => new Set([...before].filter((one) => one !== id))),
  };
}
