const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

class SafeHtml {
  // Private, so that only `html` creates an object that the compiler takes for safe.
  readonly #markup: string;
  constructor(markup: string) {
    this.#markup = markup;
  }
  toString(): string {
    return this.#markup;
  }
}

/** Markup whose values are all escaped. The class is not exported: only `html` creates one. */
export type Html = SafeHtml;

/**
 * Markup as a tagged template. It escapes values for text and quoted attributes; `html` values stay as they are, and lists
 * are joined. It escapes the URL of a link but does not check it: it must come from the shop.
 */
export function html(literals: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new SafeHtml(literals.reduce((markup, literal, at) => markup + markupOf(values[at - 1]) + literal));
}

function markupOf(value: string | Html | readonly Html[] | undefined): string {
  if (value instanceof SafeHtml) return value.toString();
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
  return (value ?? []).map(markupOf).join('');
}
