import { type Locale, usesHanScript } from '#shared/locale.ts';
import { type Html, html } from './html.ts';

/** A mail's content before layout: paragraphs, and at most one action. */
export interface MailBody {
  subject: string;
  /** The first line, before the greeting: that this is about a test. */
  mark?: string;
  greeting: string;
  paragraphs: string[];
  quote?: string | undefined;
  /** Label and value, one below the other. */
  facts?: [string, string][];
  /** Framed works; their URLs are the same for every recipient, so they cannot track anyone. */
  pictures?: MailPicture[];
  /** The sums of the works; the last one is the total. */
  sums?: [string, string][];
  action?: { label: string; url: string };
  closing: string[];
}

interface MailPicture {
  url: string;
  title: string;
  details: string[];
  /** The price, at the end of the line. */
  amount: string;
}

interface Letterhead {
  locale: Locale;
  brand: string;
  /** Its URL is the same for every recipient too. */
  logo?: { url: string; width: number; height: number } | undefined;
  footer: string;
}

/** A mail as HTML and as plain text; it loads nothing that could track its recipient. */
export function renderMail(body: MailBody, letterhead: Letterhead): { subject: string; html: string; text: string } {
  return {
    subject: body.subject,
    html: renderHtml(body, letterhead).toString(),
    text: renderText(body, letterhead),
  };
}

// The colours of the light theme (kit/style.css): a mail has no style sheet.
const INK = '#1d1a16';
const QUIET = '#5c564d';
const OXIDE = '#8a3220';
const ON_OXIDE = '#fdfaf5';
const LINE = '#e5dfd3';
/** The background of the framed pictures, so that their files show no edge. */
const WALL = '#faf8f4';

/** Each script's own fonts first: a font for the other script draws some characters differently. */
const SERIF: Record<Locale, Html> = {
  en: html`Newsreader,Georgia,'Songti TC','Noto Serif TC','Noto Serif CJK TC',serif`,
  'zh-Hant': html`Newsreader,Georgia,'Songti TC','Noto Serif TC','Noto Serif CJK TC',PMingLiU,serif`,
  'zh-CN': html`Newsreader,Georgia,'Songti SC','Noto Serif SC','Noto Serif CJK SC',SimSun,serif`,
};
const SANS: Record<Locale, Html> = {
  en: html`'Source Sans 3',-apple-system,'PingFang TC','Noto Sans TC',system-ui,sans-serif`,
  'zh-Hant': html`'Source Sans 3',-apple-system,'PingFang TC','Microsoft JhengHei','Noto Sans TC',system-ui,sans-serif`,
  'zh-CN': html`'Source Sans 3',-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans SC',system-ui,sans-serif`,
};

function renderHtml(body: MailBody, { locale, brand, logo, footer }: Letterhead): Html {
  const { subject, mark, greeting, paragraphs, quote, facts = [], pictures = [], sums = [], action, closing } = body;
  const [sans, serif] = [SANS[locale], SERIF[locale]];
  const line = (text: string, colour = INK) =>
    html`<p style="margin:0 0 16px;font:16px/1.6 ${sans};color:${colour}">${unbroken(text)}</p>`;
  const quoted = quote
    ? html`<p style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:2px solid ${LINE};font:16px/1.6 ${sans};color:${INK}">${quote}</p>`
    : '';
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${subject}</title></head>
<body style="margin:0;padding:0;background:#f4f0e8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${WALL}">
<tr><td style="padding:28px 24px 0;font:24px/1.2 ${serif};color:${OXIDE}">${logo ? logoImage(logo, brand) : brand}</td></tr>
<tr><td style="padding:24px 24px 8px">${mark ? line(mark, OXIDE) : ''}${title(subject, serif)}${line(greeting)}${paragraphs.map((text) => line(text))}${quoted}
${factsTable(facts, sans)}${worksTable(pictures, sums, { sans, serif })}${action ? button(action, sans) : ''}
${closing.map((text) => line(text, QUIET))}</td></tr>
<tr><td style="padding:16px 24px 28px;border-top:1px solid ${LINE};font:13px/1.5 ${sans};color:${QUIET}">${footer}</td></tr>
</table></td></tr></table></body></html>`;
}

const ORDER_NUMBER = /\b([A-Z]{2,4}-\d{6}-[0-9A-Z]{6})\b/;

/** Keeps order numbers on one line: they would break at their hyphens. */
function unbroken(text: string): Html[] {
  return text
    .split(ORDER_NUMBER)
    .map((part, at) => (at % 2 === 0 ? html`${part}` : html`<span style="white-space:nowrap">${part}</span>`));
}

/** A program that loads no pictures shows the name instead, in the cell's letters. */
function logoImage({ url, width, height }: NonNullable<Letterhead['logo']>, brand: string): Html {
  return html`<img src="${url}" alt="${brand}" width="${String(width)}" height="${String(height)}" style="display:block;width:${String(width)}px;max-width:100%;height:auto;border:0">`;
}

function title(text: string, serif: Html): Html {
  return html`<h1 style="margin:0 0 20px;font:normal 26px/1.3 ${serif};color:${INK}">${unbroken(text)}</h1>`;
}

function button({ url, label }: { url: string; label: string }, sans: Html): Html {
  const look = html`display:inline-block;padding:12px 24px;font:600 16px/1.4 ${sans};color:${ON_OXIDE};background:${OXIDE};text-decoration:none`;
  return html`<p style="margin:24px 0"><a href="${url}" style="${look}">${label}</a></p>`;
}

function factsTable(facts: [string, string][], sans: Html): Html | '' {
  if (facts.length === 0) return '';
  const cell = (text: string, look: string) =>
    html`<td valign="top" style="padding:6px 16px 6px 0;border-top:1px solid ${LINE};font:15px/1.5 ${sans};${look}">${text}</td>`;
  const rows = facts.map(
    ([label, value]) =>
      html`<tr>${cell(label, `white-space:nowrap;color:${QUIET}`)}${cell(value, `width:100%;color:${INK}`)}</tr>`,
  );
  return html`<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 24px">${rows}</table>`;
}

interface Faces {
  sans: Html;
  serif: Html;
}

/** Picture, text and amount side by side; the sums below. */
function worksTable(pictures: MailPicture[], sums: [string, string][], faces: Faces): Html | '' {
  if (pictures.length === 0) return '';
  const { sans } = faces;
  const works = pictures.map((picture) => workRow(picture, faces));
  const totals = sums.map(([label, value], at) => {
    const weight = at === sums.length - 1 ? '600 ' : '';
    const look = html`padding:6px 0;font:${weight}15px/1.5 ${sans};color:${INK}${at === 0 ? `;${TOP}` : ''}`;
    return html`<tr><td colspan="2" style="${look}">${label}</td><td align="right" style="${look};white-space:nowrap">${value}</td></tr>`;
  });
  return html`<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 24px">${works}${totals}</table>`;
}

const TOP = `border-top:1px solid ${LINE}`;

function workRow({ url, title: work, details, amount }: MailPicture, { sans, serif }: Faces): Html {
  const image = html`<img src="${url}" alt="${work}" width="72" style="display:block;width:72px;height:auto;border:0">`;
  const name = html`<span style="font:17px/1.4 ${serif};color:${INK}">${work}</span>`;
  const words = html`${name}${details.map((detail) => html`<br>${detail}`)}`;
  const priceLook = html`padding:12px 0 12px 12px;${TOP};font:15px/1.5 ${sans};color:${INK};white-space:nowrap`;
  return html`<tr><td width="72" valign="middle" style="padding:12px 12px 12px 0;${TOP}">${image}</td><td valign="middle" style="padding:12px 0;${TOP};font:14px/1.5 ${sans};color:${QUIET}">${words}</td><td align="right" valign="middle" style="${priceLook}">${amount}</td></tr>`;
}

function renderText(body: MailBody, { locale, brand, footer }: Letterhead): string {
  const { mark, greeting, paragraphs, quote, facts = [], pictures = [], sums = [], action, closing } = body;
  const [colon, gap] = usesHanScript(locale) ? ['：', ''] : [':', ' '];
  const rows = (pairs: [string, string][]) =>
    pairs.map(([label, value]) => `${label}${colon}${gap}${value}`).join('\n');
  const works = pictures.map(({ title, details, amount }) => [title, ...details, amount].join('\n')).join('\n\n');
  const parts = [
    ...(mark ? [mark] : []),
    greeting,
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...[rows(facts), works, rows(sums)].filter(Boolean),
    ...(action ? [`${action.label}${colon}\n${action.url}`] : []),
    ...closing,
  ];
  return `${parts.join('\n\n')}\n\n-- \n${brand}\n${footer}\n`;
}
