import { LANGS, type Lang } from '#shared/locale.ts';

/** The page's address: which mail, in which language, about what, how wide. */
export interface PreviewSearch {
  kind?: string;
  lang?: Lang;
  about?: string;
  width?: 'phone' | 'desk';
}

/** Reads the page's address; unknown parts are left out. */
export function readPreviewSearch(search: Record<string, unknown>): PreviewSearch {
  const { kind, lang, about, width } = search;
  const known = LANGS.find((one) => one === lang);
  return {
    ...(typeof kind === 'string' && /^[a-z_]{1,40}$/.test(kind) && { kind }),
    ...(known && { lang: known }),
    ...((typeof about === 'string' || typeof about === 'number') && about !== '' && { about: String(about) }),
    ...(width === 'phone' && { width }),
  };
}
