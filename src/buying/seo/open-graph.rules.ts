import { LOCALES, type Locale } from '#shared/locale.ts';
import { xmlText } from './xml.rules.ts';

/** Social networks want languages with a country. */
const NETWORK_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_GB', 'zh-Hant': 'zh_TW', 'zh-CN': 'zh_CN' };
/** The size that `features/renderings` draws. */
const SOCIAL_SIZE = { width: '1200', height: '630' } as const;

export interface SharedPage {
  locale: Locale;
  brand: string;
  title: string;
  description: string;
  url: string;
  kind: 'website' | 'product' | 'article' | 'profile';
  /** The picture of a framed work or an article, with its description; without one, the shop's logo. */
  image?: { url: string; alt: string; width?: number; height?: number } | undefined;
  published?: { at: string; changed: string } | undefined;
}

/** The Open Graph tags, and the two extra ones Twitter needs. */
export function openGraphTags(page: SharedPage, mark: string): string {
  const { image, published } = page;
  const tags: [name: string, content: string][] = [
    ['og:type', page.kind],
    ['og:site_name', page.brand],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', page.url],
    ['og:locale', NETWORK_LOCALES[page.locale]],
    ...LOCALES.filter((other) => other !== page.locale).map((other): [string, string] => [
      'og:locale:alternate',
      NETWORK_LOCALES[other],
    ]),
    ['og:image', image?.url ?? mark],
    ...(image
      ? ([
          ['og:image:type', 'image/jpeg'],
          ['og:image:width', String(image.width ?? SOCIAL_SIZE.width)],
          ['og:image:height', String(image.height ?? SOCIAL_SIZE.height)],
          ['og:image:alt', image.alt],
        ] as [string, string][])
      : []),
    ...(published
      ? ([
          ['article:published_time', published.at],
          ['article:modified_time', published.changed],
        ] as [string, string][])
      : []),
  ];
  const card = `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}"/>`;
  return tags.map(([name, content]) => `<meta property="${name}" content="${xmlText(content)}"/>`).join('') + card;
}
