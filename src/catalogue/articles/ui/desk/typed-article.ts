import type { ArticleValues } from '../../article-values.rules.ts';

/** What was typed and not saved, with the version it was begun from; 0 is a new article. */
interface TypedArticle {
  version: number;
  /** When that version was saved. */
  savedAt?: string | undefined;
  values: ArticleValues;
}

const keyOf = (id: string) => `draft article ${id}`;

/** What this tab remembers of an article; it outlives a failed save, a refresh and a session that ended. */
export function readTyped(id: string): TypedArticle | undefined {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(keyOf(id)) ?? 'null') as TypedArticle | null;
    const isValid =
      typeof stored?.version === 'number' &&
      Array.isArray(stored.values?.blocks) &&
      stored.values.title?.en !== undefined;
    return isValid ? (stored ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers it, or forgets it. Storage may be full or forbidden; the page then works without a memory. */
export function saveTyped(id: string, typed: TypedArticle | undefined): void {
  try {
    if (typed) window.sessionStorage.setItem(keyOf(id), JSON.stringify(typed));
    else window.sessionStorage.removeItem(keyOf(id));
  } catch {
    // Nothing to do: what could not be kept has to be typed again.
  }
}
