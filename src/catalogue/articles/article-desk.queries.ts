import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { sendFile } from '#kit/client/api-files.ts';
import type { Named } from '#kit/desk/named-picker.tsx';
import type { ArticleEdit, ArticleForm, ArticlePreviewForm } from './article-desk.contract.ts';
import type { DeskSearchWords } from './article-desk-search.rules.ts';
import type { ArticleStep } from './article-steps.rules.ts';

const calls = (asker: Asker) => apiClient(asker).api.admin.article;
/** The page shows these errors itself. */
const handling = (asker: Asker): Asker => ({ ...asker, handles: ['conflict', 'validation', 'offline'] });

export function deskArticlesQuery(asker: Asker, { page, ...search }: DeskSearchWords) {
  return queryOptions({
    queryKey: ['staff', 'article', 'list', asker.locale, search, page],
    queryFn: () => ask(calls(asker).$get({ query: { ...search, ...(page && { page: String(page) }) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function deskArticleQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['staff', 'article', 'one', id],
    queryFn: () => ask(calls(asker)[':id'].$get({ param: { id } })),
    staleTime: 0,
    // Must not change while someone is writing; a conflict is reported on saving.
    refetchOnWindowFocus: false,
  });
}

export function previewQuery(asker: Asker, json: ArticlePreviewForm) {
  return queryOptions({
    queryKey: ['staff', 'article', 'preview', asker.locale, json],
    queryFn: () => ask(calls({ ...asker, handles: ['validation', 'offline'] }).preview.$post({ json })),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
}

export function sendArticle(asker: Asker, saved: { id: number; version: number } | undefined, form: ArticleForm) {
  if (!saved) return ask(calls(handling(asker)).$post({ json: form }));
  const json: ArticleEdit = { ...form, version: saved.version };
  return ask(calls(handling(asker))[':id'].$put({ param: { id: String(saved.id) }, json }));
}

export function applyArticleStep(
  asker: Asker,
  { id, step, ...json }: { id: number; step: ArticleStep; version: number; published_at?: string },
) {
  return ask(calls(handling(asker))[':id'][':step'].$post({ param: { id: String(id), step }, json }));
}

export function sendPicture(
  asker: Asker,
  file: File,
  onProgress: (share: number) => void,
): Promise<{ picture: Picture }> {
  const path = `/api/admin/article/picture?name=${encodeURIComponent(file.name.slice(0, 200))}`;
  return sendFile(asker, path, file, { onProgress, signal: new AbortController().signal });
}

/** Finds published works, artists or articles by part of their name. */
export async function findNamed(asker: Asker, kind: 'item' | 'artist' | 'article', keyword: string): Promise<Named[]> {
  const found = await ask(apiClient(asker).api.search.$get({ query: { keyword, kind } }));
  if (kind === 'item') {
    return found.works.list.map(({ item_id, title, artist }) => ({ id: item_id, title, subtitle: artist.name }));
  }
  const pages = kind === 'artist' ? found.artists.list : found.articles.list;
  return pages.map(({ id, title, subtitle }) => ({ id, title, ...(subtitle && { subtitle }) }));
}
