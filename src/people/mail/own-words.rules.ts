const VARIABLE = /\{([^{}]*)\}/g;

/** The names in braces, each once, in their order. */
export function variablesIn(words: string): string[] {
  return [...new Set([...words.matchAll(VARIABLE)].map(([, name = '']) => name))];
}

/** Names in braces that the standard text does not have: the recipient would read them as they are. */
export function unknownVariables(words: string, known: readonly string[]): string[] {
  return variablesIn(words).filter((name) => !known.includes(name));
}

/** Facts of the standard text that the recipient would no longer read. */
export function missingVariables(words: string, known: readonly string[]): string[] {
  const named = variablesIn(words);
  return known.filter((name) => !named.includes(name));
}

/** A brace without its partner would be read as it is. */
export function hasUnmatchedBrace(words: string): boolean {
  return /[{}]/.test(words.replaceAll(VARIABLE, ''));
}

export function fillIn(words: string, values: Readonly<Record<string, unknown>>): string {
  return words.replaceAll(VARIABLE, (braces, name: string) => (name in values ? String(values[name]) : braces));
}
