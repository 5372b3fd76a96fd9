import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { i18nFor } from '#shared/i18n.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import { checkSource } from '../certificate-text.rules.ts';
import { FACT_WORDS, VERDICT_WORDS } from '../certificate-words.rules.ts';
import { publicKeys } from './certificate-key.service.ts';

/**
 * A page that checks certificates without the shop: one file with the public keys of this moment, which loads nothing and sends
 * nothing. It has the functions of our own page, so both decide alike.
 */
export async function savedCheck(db: Db, lang: Lang): Promise<string> {
  const locale = localeOf(lang);
  const [i18n, { info }, keys] = await Promise.all([i18nFor(locale), readSettings(db), publicKeys(db)]);
  const shop = textIn(info.brand, lang);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const newest = keys[0] && day.format(new Date(keys[0].since));
  const worded = (words: typeof FACT_WORDS | typeof VERDICT_WORDS) =>
    Object.fromEntries(Object.entries(words).map(([name, word]) => [name, i18n._(word)]));
  const script = `${SCRIPT.replace('/* the shop’s functions */', () => checkSource())}`;
  const data = { keys, facts: worded(FACT_WORDS), verdicts: worded(VERDICT_WORDS) };
  const texts = {
    title: i18n._(msg`Check a certificate of ${{ shop }}`),
    about: i18n._(
      msg`This page works without an internet connection and sends nothing. It checks the signature with the shop’s public keys. Only the shop itself can say whether a print was returned or a certificate replaced.`,
    ),
    input: i18n._(msg`The content of the QR code, or the text of the certificate`),
    file: i18n._(msg`Or open the text as a file`),
    check: i18n._(msg`Check the certificate`),
    keys: newest ? i18n._(msg`Newest key in this page: ${{ newest }}`) : i18n._(msg`This shop has no keys yet.`),
  };
  return pageOf(locale, texts, data, script);
}

interface Texts {
  title: string;
  about: string;
  input: string;
  file: string;
  check: string;
  keys: string;
}

function pageOf(locale: string, texts: Texts, data: object, script: string): string {
  const { title, about, input, file, check, keys } = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, escaped(text)]),
  ) as unknown as Texts;
  const hash = createHash('sha256').update(script).digest('base64');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${about}</p>
<form>
<label for="input">${input}</label>
<textarea id="input" rows="8" spellcheck="false"></textarea>
<label for="file">${file}</label>
<input id="file" type="file" accept=".txt,text/plain">
<button>${check}</button>
</form>
<p id="verdict" role="status"></p>
<dl id="facts"></dl>
<p><small>${keys}</small></p>
</main>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const STYLE = `:root{color-scheme:light dark;--line:#8886;--good:#2c6a3f;--bad:#a32a1e}
@media (prefers-color-scheme:dark){:root{--good:#8fd0a2;--bad:#f09a90}}
body{margin:0;font:1rem/1.6 system-ui,sans-serif}main{max-width:42rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.5rem;line-height:1.25}label{display:block;margin:1rem 0 .25rem;font-weight:600}
textarea,input,button{box-sizing:border-box;width:100%;font:inherit;padding:.6rem}textarea{font-size:.85rem}
button{margin:1.25rem 0;min-height:2.75rem}#verdict{font-weight:600}.good{color:var(--good)}.bad{color:var(--bad)}
dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:0 1rem;margin:0}dl>*{padding:.4rem 0;border-top:1px solid var(--line);margin:0;overflow-wrap:anywhere}dt{opacity:.75}`;

const SCRIPT = `
const { keys, facts, verdicts } = JSON.parse(document.getElementById('data').textContent);
/* the shop’s functions */
const [input, file, verdict, list] = ['input', 'file', 'verdict', 'facts'].map((id) => document.getElementById(id));
async function run() {
  const signed = tools.read(input.value);
  const found = signed ? await tools.check(signed, keys) : 'unreadable';
  verdict.textContent = verdicts[found];
  verdict.className = found === 'genuine' ? 'good' : 'bad';
  verdict.dataset.verdict = found;
  list.replaceChildren();
  if (found !== 'genuine') return;
  for (const line of signed.text.split('\\n').slice(1, -1)) {
    const at = line.indexOf(': ');
    for (const [tag, text] of [['dt', facts[line.slice(0, at)] ?? line.slice(0, at)], ['dd', line.slice(at + 2)]])
      list.append(Object.assign(document.createElement(tag), { textContent: text }));
  }
}
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
file.addEventListener('change', async () => {
  const chosen = file.files[0];
  if (!chosen || chosen.size > 20000) return;
  input.value = await chosen.text();
  void run();
});
if (location.hash.length > 1) {
  input.value = location.hash.slice(1);
  void run();
}
`;
