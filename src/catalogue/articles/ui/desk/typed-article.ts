import type { ArticleValues } from '../../article-values.rules.ts';

/** Unsaved text, with the version it is based on; 0 is a new article. */
interface TypedArticle {
  version: number;
  /** When that version was saved. */
  savedAt?: string | undefined;
  values: ArticleValues;
}

const keyOf = (id: string) => `draft article ${id}`;

/** Stored in this tab: survives a failed save, a refresh and the end of a session. */
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

/** Stores it, or removes it. Storage may be full or blocked; the page then works without it. */
export function saveTyped(id: string, typed: TypedArticle | undefined): void {
  try {
    if (typed) window.sessionStorage.setItem(keyOf(id), JSON.stringify(typed));
    else window.sessionStorage.removeItem(keyOf(id));
  } catch {
    // Nothing to do: the text is lost on a refresh.
  }
}
