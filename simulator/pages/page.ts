import { createHash } from 'node:crypto';
import type { Reply } from '../http/exchange.ts';
import { STYLE } from './style.ts';
import { type Lang, WORDS } from './words.ts';

/** Text that has been made safe for HTML. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** HTML from a template: everything that is not HTML yet is escaped. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const rest = parts.map((part, index) => written(part) + (pieces[index + 1] ?? ''));
  return new Html((pieces[0] ?? '') + rest.join(''));
}

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Submits the first form of the page; without scripts, its button does. */
const SUBMIT = 'document.forms[0].submit()';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Page {
  lang: Lang;
  title: string;
  body: Html;
  status?: number;
  /** Where the page's forms may lead, besides the simulator itself. */
  leads_to?: readonly string[];
  submits?: boolean;
}

/** A whole page in the shop's look, with the sentence that every page must have. */
export function page({ lang, title, body, status = 200, leads_to = [], submits = false }: Page): Reply {
  const words = WORDS[lang];
  const targets = ["'self'", ...new Set(leads_to.flatMap(originOf))].join(' ');
  const document = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} · ${words.simulator}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">${words.skip}</a>
<header>${words.simulator}</header>
<main id="main">
<p class="notice">${words.notice}</p>
<h1>${title}</h1>
${body}
</main>
${new Html(submits ? `<script>${SUBMIT}</script>` : '')}
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    // Without an icon of its own, a browser asks for /favicon.ico and complains that it may not.
    'img-src data:',
    `style-src ${hash(STYLE)}`,
    ...(submits ? [`script-src ${hash(SUBMIT)}`] : []),
    // A redirect after a form counts as its target too.
    `form-action ${targets}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return { status, headers: { ...HEADERS, 'content-security-policy': policy }, body: document.text };
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

function originOf(url: string): string[] {
  const { origin } = URL.canParse(url) ? new URL(url) : { origin: 'null' };
  return origin === 'null' ? [] : [origin];
}
