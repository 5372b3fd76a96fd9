const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

class SafeHtml {
  // Private, so that nothing but `html` makes an object the compiler takes for safe.
  readonly #markup: string;
  constructor(markup: string) {
    this.#markup = markup;
  }
  toString(): string {
    return this.#markup;
  }
}

/** Markup whose every value has been escaped. The class stays here: only `html` makes one. */
export type Html = SafeHtml;

/**
 * Markup as a tagged template. A value is escaped for text and for quoted attributes; what is itself `html` stays as it is,
 * and a list stands one after the other. The address of a link is escaped, not judged: it must come from the shop.
 */
export function html(literals: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new SafeHtml(literals.reduce((markup, literal, at) => markup + markupOf(values[at - 1]) + literal));
}

function markupOf(value: string | Html | readonly Html[] | undefined): string {
  if (value instanceof SafeHtml) return value.toString();
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
  return (value ?? []).map(markupOf).join('');
}
