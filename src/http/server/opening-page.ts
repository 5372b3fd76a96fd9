import { type Locale, splitPath } from '#shared/locale.ts';

/** The shop's name is in its settings, which cannot be read yet. */
const WORDS: Record<Locale, string> = {
  en: 'The shop is opening. One moment, please.',
  'zh-Hant': '即將開門，請稍候。',
  'zh-CN': '即将开门，请稍候。',
};

const page = (
  locale: Locale,
) => `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><title>${WORDS[locale]}</title><style>
body{display:grid;place-content:center;min-height:90vh;margin:0;background:#faf8f4;color:#1d1a16;font:1.25rem/1.7 Georgia,serif;text-align:center}
@media(prefers-color-scheme:dark){body{background:#171614;color:#ece7de}}</style></head>
<body><p>${WORDS[locale]}</p></body></html>`;

/** The answer in the seconds between listening and opening the shop; the page reloads until then. */
export function stillOpening(request: Request): Response {
  const headers = { 'Retry-After': '2', 'Cache-Control': 'no-store' };
  const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false;
  if (wantsPage) {
    const { locale } = splitPath(new URL(request.url).pathname);
    return new Response(page(locale), {
      status: 503,
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
  return Response.json({ code: 'unavailable', message: 'The shop is opening.' }, { status: 503, headers });
}
