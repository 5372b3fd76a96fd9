import { sentRanges } from '#catalogue/works/range-fields.rules.ts';
import {
  DEFAULT_LOCALE,
  isLocale,
  joinPath,
  LOCALE_COOKIE,
  type Locale,
  localeFromAcceptLanguage,
  splitPath,
} from '#shared/locale.ts';

/** The redirect of a page request, or undefined if the path is already right. */
export interface PageRedirect {
  status: 301 | 302;
  /** Always a path on this shop: exactly one leading slash. */
  location: string;
  /** Sets the visitor's language. */
  choose?: Locale;
}

/**
 * Spec §2: trailing slashes are removed by a 301, a news path with non-ASCII characters redirects to its decoded
 * form. The filters' form as a browser without scripts sends it becomes the list's address. Product §10: the first visit to `/` follows the language cookie, then the browser's languages.
 */
export function pageRedirect(url: URL, headers: Headers): PageRedirect | undefined {
  const straight = onSingleSlashes(url.pathname);
  if (straight !== url.pathname) return { status: 301, location: straight + url.search };
  if (url.pathname === `/${DEFAULT_LOCALE}` || url.pathname.startsWith(`/${DEFAULT_LOCALE}/`)) {
    const rest = onOneSlash(url.pathname.slice(DEFAULT_LOCALE.length + 1));
    return { status: 301, location: rest + url.search };
  }
  const decoded = decodedNewsPath(url.pathname);
  if (decoded) return { status: 301, location: decoded + url.search };
  const meant = splitPath(url.pathname).path === '/shop' ? sentRanges(url.searchParams) : undefined;
  if (meant) return { status: 302, location: `${url.pathname}?${meant}`.replace(/\?$/, '') };
  if (url.pathname === '/') return homeInOwnLanguage(url, headers);
  return undefined;
}

/** The visitor's language for `/`: the chosen one, else the browser's. */
export function homeLocale(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = cookieOf(cookie ?? '', LOCALE_COOKIE);
  return isLocale(chosen) ? chosen : localeFromAcceptLanguage(acceptLanguage);
}

function homeInOwnLanguage(url: URL, headers: Headers): PageRedirect | undefined {
  const cookie = headers.get('cookie') ?? undefined;
  const chosen = cookieOf(cookie ?? '', LOCALE_COOKIE);
  const locale = homeLocale(cookie, headers.get('accept-language') ?? undefined);
  if (locale === DEFAULT_LOCALE) return undefined;
  return { status: 302, location: joinPath(locale, '/') + url.search, ...(isLocale(chosen) ? {} : { choose: locale }) };
}

/**
 * Removes trailing slashes. `//evil.example` must not become a redirect to another host, here or later, so leading
 * slashes (and what browsers treat as one) fold into one, and so do those after a language.
 */
function onSingleSlashes(pathname: string): string {
  const path = onOneSlash(pathname).replace(/\/{2,}/g, '/');
  return path === '/' ? path : path.replace(/\/$/, '');
}

function onOneSlash(pathname: string): string {
  return `/${pathname.replace(/^(?:[/\\]|%2f|%5c)+/i, '')}`;
}

/**
 * The decoded form of a double-encoded news path (`%25E5%25B1%25B1` → `%E5%B1%B1`, which browsers show as 山). A
 * header needs percent-encoding once, so a path that is encoded once is already decoded.
 */
function decodedNewsPath(pathname: string): string | undefined {
  const { locale, path } = splitPath(pathname);
  if (!path.startsWith('/news/') || !/%25[0-9a-f]{2}/i.test(path)) return undefined;
  const slug = path.slice('/news/'.length);
  try {
    const decoded = decodeURIComponent(decodeURIComponent(slug));
    // Control characters and slashes would turn the slug into another header or path.
    if (/[\p{Cc}/\\?#]/u.test(decoded) || !/[^\p{ASCII}]/u.test(decoded)) return undefined;
    return joinPath(locale, `/news/${encodeURIComponent(decoded)}`);
  } catch {
    return undefined;
  }
}

/**
 * A path with unencoded bytes, each as one character, such as `/news/藝術` from a program that is not a browser. Its
 * proper form is UTF-8, percent-encoded in a header. Node's parser refuses such a target, so the server calls this
 * before it answers 400.
 */
export function rawPathRedirect(target: string): Pick<PageRedirect, 'status' | 'location'> | undefined {
  // Two slashes would lead to another host.
  if (!/[^\p{ASCII}]/u.test(target) || !/^\/(?![/\\])/.test(target)) return undefined;
  const text = utf8Of(target);
  if (text === undefined || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return undefined;
  return { status: 301, location: encodedOnce(text) };
}

function utf8Of(bytes: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return undefined;
  }
}

/** Encoded parts stay as they are. */
function encodedOnce(text: string): string {
  return encodeURI(text).replaceAll('%25', '%');
}

/** A route's redirect with its path only: the host in it comes from the visitor's request. */
export function withoutHost(redirect: Response, asked: URL): Response {
  const headers = new Headers(redirect.headers);
  const to = new URL(headers.get('location') ?? '/', asked);
  headers.set('Location', onOneSlash(to.pathname) + to.search + to.hash);
  return new Response(null, { status: redirect.status, headers });
}

function cookieOf(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
