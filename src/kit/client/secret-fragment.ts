/** The secret of a mailed link behind `#name=`; browsers send it neither to a server nor in a Referer. */
export function readFragment(name: string): string | undefined {
  return new URLSearchParams(window.location.hash.slice(1)).get(name) ?? undefined;
}

/** The same, removed from the address: it works once, and neither the history nor a shared address should contain it. */
export function takeFragment(name: string): string | undefined {
  const value = readFragment(name);
  if (value) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return value;
}

// @chunk forms
