import { estimateDelivery } from '#catalogue/delivery/delivery.rules.ts';
import { countriesOf } from '#catalogue/delivery/delivery-countries.rules.ts';
import { ABROAD_ZONES } from '#catalogue/site/delivery-rates.rules.ts';
import { chosenPrint, printPrices } from '#catalogue/works/chosen-print.rules.ts';
import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { pictureUrl } from '#ground/pictures/picture.rules.ts';
import { langOf } from '#shared/locale.ts';
import { CURRENCIES, type Currency, MINOR_UNITS } from '#shared/money.ts';
import { addressOf, companyRef, type Site, type Thing } from './schema.rules.ts';

/** ISO 4217 codes. */
const ISO_CURRENCIES: Readonly<Record<Currency, string>> = { NTD: 'TWD', USD: 'USD' };
const ZONES = ['tw_main', ...ABROAD_ZONES] as const;

/** The picture of a framed work on the wall, for social networks. */
export function socialAddress({ origin, locale }: Pick<Site, 'origin' | 'locale'>, itemId: number): string {
  return `${origin}/social/${itemId}.jpg?lang=${langOf(locale)}`;
}

/** The original work, which we do not sell. */
export function artwork(site: Site, { item, artist }: ShopWorkReply): Thing {
  return {
    '@type': 'VisualArtwork',
    '@id': `${workAddress(site, item.item_id)}#work`,
    name: item.title,
    url: workAddress(site, item.item_id),
    creator: { '@type': 'Person', name: artist.name, url: addressOf(site, `/artist/${artist.slug}`) },
    dateCreated: String(item.year),
    description: item.inspiration || item.alt,
    ...(item.picture && { image: imagesOf(site, item) }),
    ...(item.sale_mode === 'edition' && item.edition && { artEdition: String(item.edition.size) }),
    inLanguage: site.locale,
  };
}

/**
 * The print that the page shows first, at the prices it shows. A work sold only in exhibition stores has no price on its page,
 * so it is not a product here.
 */
export function product(site: Site, reply: ShopWorkReply, asked: { size?: string; frame?: string }): Thing | undefined {
  const { item } = reply;
  const { size, frame } = chosenPrint(reply, asked);
  if (!size || item.sale_mode === 'exhibition') return undefined;
  const outer = outerSize(size, frame);
  return {
    '@type': 'Product',
    '@id': `${workAddress(site, item.item_id)}#print`,
    name: item.title,
    description: item.inspiration || item.alt,
    sku: `${item.item_id}-${size.size_id}-${frame.frame_id}`,
    url: workAddress(site, item.item_id),
    brand: { '@type': 'Brand', name: site.info.brand },
    ...(item.picture && { image: imagesOf(site, item) }),
    size: size.label,
    width: centimetres(outer.w_mm),
    height: centimetres(outer.h_mm),
    offers: CURRENCIES.map((currency) => offer(site, item, { size, frame }, currency)),
  };
}

function offer(site: Site, item: ShopWorkReply['item'], { size, frame }: Print, currency: Currency): Thing {
  return {
    '@type': 'Offer',
    url: workAddress(site, item.item_id),
    price: decimal(printPrices(size, frame)[currency], currency),
    priceCurrency: ISO_CURRENCIES[currency],
    availability: `https://schema.org/${availability(item)}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: companyRef(site),
    shippingDetails: ZONES.flatMap((zone) => shipping(site, zone, { size, frame }, currency) ?? []),
    hasMerchantReturnPolicy: returnPolicy(site),
  };
}

interface Print {
  size: Size;
  frame: Frame;
}

function availability({ status, edition }: ShopWorkReply['item']): string {
  if (status === 'offline') return 'OutOfStock';
  if (!edition) return 'InStock';
  return edition.left > 0 ? 'LimitedAvailability' : 'SoldOut';
}

function shipping(
  { delivery }: Site,
  zone: (typeof ZONES)[number],
  { size, frame }: Print,
  currency: Currency,
): Thing | undefined {
  const countries = countriesOf(delivery, zone);
  const estimate = estimateDelivery(delivery, size, frame, countries[0] ?? '');
  return (
    estimate && {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: decimal(estimate.fees[currency], currency),
        currency: ISO_CURRENCIES[currency],
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(delivery.production),
        transitTime: days(delivery.transit[zone]),
      },
    }
  );
}

/** Returns are free in the first week only, which schema.org cannot express; the linked page says so. */
function returnPolicy(site: Site): Thing {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: ZONES.flatMap((zone) => countriesOf(site.delivery, zone)),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: site.return_days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    merchantReturnLink: addressOf(site, '/exchange'),
  };
}

function imagesOf(site: Site, { item_id, picture }: ShopWorkReply['item']): string[] {
  const widest = picture?.widths.at(-1);
  if (!picture || widest === undefined) return [];
  return [socialAddress(site, item_id), site.origin + pictureUrl(picture.hash, widest, 'jpeg')];
}

function workAddress(site: Site, itemId: number): string {
  return addressOf(site, `/shop/${itemId}`);
}

/** For machines: with a decimal point, and only as many digits as the currency has. */
function decimal(amount: number, currency: Currency): string {
  return (amount / MINOR_UNITS[currency]).toFixed(MINOR_UNITS[currency] === 1 ? 0 : 2);
}

function centimetres(mm: number): Thing {
  return { '@type': 'QuantitativeValue', value: mm / 10, unitCode: 'CMT' };
}

function days({ min, max }: { min: number; max: number }): Thing {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' };
}
