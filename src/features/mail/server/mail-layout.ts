import type { Locale } from '#shared/locale.ts';

/** A mail's content before it is set: paragraphs, and at most one thing to do. */
export interface MailBody {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  closing: string[];
}

export interface Letterhead {
  locale: Locale;
  brand: string;
  footer: string;
}

/** Makes any text safe inside HTML, attributes included. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Sets a mail as HTML and as plain text; nothing in it is fetched from anywhere, so no reader is counted. */
export function setMail(body: MailBody, letterhead: Letterhead): { subject: string; html: string; text: string } {
  return { subject: body.subject, html: asHtml(body, letterhead), text: asText(body, letterhead) };
}

const INK = '#26221d';
const QUIET = '#6b645a';
const SERIF = "Newsreader,Georgia,'Songti TC','Noto Serif TC',serif";
const SANS = "'Source Sans 3',-apple-system,'PingFang TC','Noto Sans TC',Arial,sans-serif";

function asHtml(
  { subject, greeting, paragraphs, action, closing }: MailBody,
  { locale, brand, footer }: Letterhead,
): string {
  const line = (text: string, colour = INK) =>
    `<p style="margin:0 0 16px;font:16px/1.6 ${SANS};color:${colour}">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;` +
      `font:600 16px/1.4 ${SANS};color:#fff;background:${INK};text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f0e8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff">
<tr><td style="padding:28px 32px 0;font:24px/1.2 ${SERIF};color:${INK}">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:24px 32px 8px">${line(greeting)}${paragraphs.map((text) => line(text)).join('')}${button}
${closing.map((text) => line(text, QUIET)).join('')}</td></tr>
<tr><td style="padding:16px 32px 28px;border-top:1px solid #e5dfd3;font:13px/1.5 ${SANS};color:${QUIET}">${escapeHtml(footer)}</td></tr>
</table></td></tr></table></body></html>`;
}

function asText({ greeting, paragraphs, action, closing }: MailBody, { brand, footer }: Letterhead): string {
  const parts = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...closing];
  return `${parts.join('\n\n')}\n\n-- \n${brand}\n${footer}\n`;
}
