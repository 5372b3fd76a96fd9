import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { articles } from '../demo/articles/articles.ts';
import { catalogue } from '../demo/catalogue.ts';
import { contact } from '../src/catalogue/pages/content/contact.ts';
import { faq } from '../src/catalogue/pages/content/faq.ts';
import { PAGES } from '../src/catalogue/pages/page.rules.ts';
import { deliveredContent } from '../src/catalogue/pages/server/page-contents.ts';
import { demoSettings } from '../src/catalogue/site/server/demo.settings.ts';
import { defaultSettings } from '../src/catalogue/site/server/site.settings.ts';
import { ORDER_WORDS, REMARKS } from '../src/desk/demo/server/demo-order-words.ts';
import { DEMO_WORKS, MATERIAL } from '../src/desk/demo/server/demo-works.ts';
import { SEED_FRAMES } from '../src/ground/framing/frames.ts';
import { REASON_TEMPLATES } from '../src/people/applications/reason-templates.rules.ts';
import { CERTIFICATION, MAINTENANCE } from '../src/selling/studio/server/standard-texts.ts';
import { LANGS, type Lang, localeOf } from '../src/shared/locale.ts';

/** Where a text is read: `interface` has pages, mails, PDF files and refusals, all from the catalogues. */
export type Place = 'interface' | 'pages' | 'curators' | 'data';

export interface ShopText {
  place: Place;
  lang: Lang;
  /** Its English, or where it is, to find it. */
  name: string;
  text: string;
}

const DATA = { defaultSettings, demoSettings, SEED_FRAMES, REASON_TEMPLATES, CERTIFICATION, MAINTENANCE };

/** Every text of the shop in every language. */
export async function shopTexts(): Promise<ShopText[]> {
  const pages = PAGES.flatMap((page) => [deliveredContent(page, false), deliveredContent(page, true)]);
  return [
    ...(await Promise.all(LANGS.map(messagesIn))).flat(),
    ...textsIn('pages', 'pages', { pages, faq, contact }),
    ...textsIn('curators', 'demo', { catalogue, articles, ORDER_WORDS, REMARKS, DEMO_WORKS, MATERIAL }),
    ...textsIn('data', 'data', DATA),
  ];
}

async function messagesIn(lang: Lang): Promise<ShopText[]> {
  const file = `locales/${localeOf(lang)}.po`;
  const context = { locale: localeOf(lang), sourceLocale: 'en', filename: file };
  const catalog = await formatter().parse(readFileSync(file, 'utf8'), context);
  return Object.values(catalog).map(({ message = '', translation = '' }) => ({
    place: 'interface',
    lang,
    name: message,
    text: translation,
  }));
}

/** The texts inside any value: an object with a text for every language is one. */
function textsIn(place: Place, name: string, value: unknown): ShopText[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const texts = entries.filter(([key, text]) => LANGS.some((lang) => lang === key) && typeof text === 'string');
  if (texts.length === LANGS.length)
    return texts.map(([lang, text]) => ({ place, lang: lang as Lang, name, text: String(text) }));
  return entries.flatMap(([key, one]) => textsIn(place, `${name}.${key}`, one));
}
