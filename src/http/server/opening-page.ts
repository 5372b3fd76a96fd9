const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><title>Cornice · 框境</title><style>
body{display:grid;place-content:center;min-height:90vh;margin:0;background:#faf8f4;color:#1d1a16;font:1.25rem/1.7 Georgia,serif;text-align:center}
@media(prefers-color-scheme:dark){body{background:#171614;color:#ece7de}}</style></head>
<body><h1>Cornice · 框境</h1><p>The shop is opening.<br><span lang="zh-Hant">即將開門，請稍候。</span></p></body></html>`;

/** What a visitor gets in the seconds between taking the port and opening the shop; the page asks again by itself. */
export function stillOpening(request: Request): Response {
  const headers = { 'Retry-After': '2', 'Cache-Control': 'no-store' };
  const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false;
  if (wantsPage)
    return new Response(PAGE, { status: 503, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
  return Response.json({ code: 'unavailable', message: 'The shop is opening.' }, { status: 503, headers });
}
