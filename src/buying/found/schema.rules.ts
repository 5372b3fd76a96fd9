import type { DeliveryRates } from '#catalogue/site/delivery-rates.rules.ts';
import { joinPath, type Locale } from '#shared/locale.ts';

/** A thing as schema.org describes it. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The shop as every page's structured data knows it. */
export interface Site {
  /** The shop's public address, never the one a visitor claims to have asked. */
  origin: string;
  locale: Locale;
  info: { brand: string; company: string; phone: string; email: string; address: string };
  delivery: DeliveryRates;
}

/** An address of the shop for those who are elsewhere. */
export function addressOf({ origin, locale }: Pick<Site, 'origin' | 'locale'>, path: string): string {
  return origin + joinPath(locale, path);
}

/** The name by which other things refer to the shop's company. */
export function companyRef({ origin }: Pick<Site, 'origin'>): { '@id': string } {
  return { '@id': `${origin}/#company` };
}

/** The company behind the shop. */
export function organization(site: Site): Thing {
  const { origin, info } = site;
  return {
    '@type': 'Organization',
    ...companyRef(site),
    name: info.brand,
    legalName: info.company,
    url: addressOf(site, '/'),
    logo: `${origin}/icon-512.png`,
    email: info.email,
    telephone: info.phone,
    address: { '@type': 'PostalAddress', streetAddress: info.address, addressCountry: 'TW' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: info.phone,
      email: info.email,
      url: addressOf(site, '/contact'),
    },
  };
}

/** The shop as a site that can be searched. */
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

/** Where a page stands: the shop, the rooms on the way, the page itself. */
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

/** Things as a block of data in a page. Nothing in a text can end the block or begin a comment in it. */
export function schemaScript(things: readonly Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  const safe = json.replace(UNSAFE, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json">${safe}</script>`;
}
