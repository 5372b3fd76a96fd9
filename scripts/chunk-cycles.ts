/**
 * Chunks of the browser that import each other. The one that runs first finds the other's exports undefined, and
 * its pages break; the bundler does not warn, because groups in vite.config.ts may request it.
 */
export function chunkCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map([...imports.keys()].map((file) => [file, reachedFrom(file)]));
  const cycles = [...imports.keys()].map((file) =>
    [...(reached.get(file) ?? [])].filter((other) => reached.get(other)?.has(file)).toSorted(),
  );
  return cycles.filter((cycle, at) => cycle.length > 0 && cycles.findIndex((one) => one[0] === cycle[0]) === at);

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
