import type { DeliveryRates } from '#catalogue/site/delivery-rates.rules.ts';
import { joinPath, type Locale } from '#shared/locale.ts';

/** An object of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

export interface Site {
  /** The shop's configured address, never the host of the request, which a visitor can forge. */
  origin: string;
  locale: Locale;
  info: { brand: string; company: string; phone: string; email: string; address: string };
  delivery: DeliveryRates;
  return_days: number;
}

/** An absolute URL of the shop. */
export function addressOf({ origin, locale }: Pick<Site, 'origin' | 'locale'>, path: string): string {
  return origin + joinPath(locale, path);
}

/** The id by which other objects refer to the shop's company. */
export function companyRef({ origin }: Pick<Site, 'origin'>): { '@id': string } {
  return { '@id': `${origin}/#company` };
}

export function organization(site: Site): Thing {
  const { origin, info } = site;
  return {
    '@type': 'Organization',
    ...companyRef(site),
    name: info.brand,
    ...(info.company && { legalName: info.company }),
    url: addressOf(site, '/'),
    logo: `${origin}/icon-512.png`,
    ...reached(info),
    ...(info.address && { address: { '@type': 'PostalAddress', streetAddress: info.address, addressCountry: 'TW' } }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...reached(info),
      url: addressOf(site, '/contact'),
    },
  };
}

function reached({ email, phone }: Site['info']) {
  return { ...(email && { email }), ...(phone && { telephone: phone }) };
}

export function website(site: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${addressOf(site, '/')}#website`,
    name: site.info.brand,
    url: addressOf(site, '/'),
    inLanguage: site.locale,
    publisher: companyRef(site),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${addressOf(site, '/search')}?keyword={keyword}` },
      'query-input': 'required name=keyword',
    },
  };
}

export function breadcrumbs(site: Site, way: readonly { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.info.brand, path: '/' }, ...way].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(site, path),
    })),
  };
}

const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON-LD for a page. No text can end the block or begin a comment in it. */
export function schemaScript(things: readonly Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  const safe = json.replace(UNSAFE, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json">${safe}</script>`;
}
