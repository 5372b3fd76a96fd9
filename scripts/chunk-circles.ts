/**
 * Files of the browser that import each other. Whichever of them runs first finds what it needs of the other undefined, and its
 * pages break; the bundler says nothing, because groups in vite.config.ts may ask for it.
 */
export function chunkCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map([...imports.keys()].map((file) => [file, reachedFrom(file)]));
  const circles = [...imports.keys()].map((file) =>
    [...(reached.get(file) ?? [])].filter((other) => reached.get(other)?.has(file)).toSorted(),
  );
  return circles.filter((circle, at) => circle.length > 0 && circles.findIndex((one) => one[0] === circle[0]) === at);

  function reachedFrom(file: string): Set<string> {
    const found = new Set<string>();
    const waiting = [...(imports.get(file) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(...(imports.get(next) ?? []));
    }
    return found;
  }
}
