import {
  ABROAD_ZONES,
  type AbroadZone,
  type BusinessDays,
  DELIVERY_ZONES,
  type DeliveryRates,
  type DeliveryZone,
} from '#catalogue/site/delivery-rates.rules.ts';
import { offeredPlaces, type PickupSetting } from '#catalogue/site/pickup.rules.ts';
import { isoName } from '#ground/places/country-names.ts';
import { type Locale, langOf, textIn } from '#shared/locale.ts';
import { formatMoney, type Prices } from '#shared/money.ts';
import { inParentheses } from '#shared/parentheses.ts';

type Facts<Name extends string> = Readonly<Record<Name, string>>;
type DeliveryFact =
  | 'making_days'
  | 'tw_main_fees'
  | 'tw_island_fee'
  | 'free_from'
  | `${DeliveryZone}_days`
  | `${DeliveryZone}_arrival`
  | `${AbroadZone}_countries`
  | `${AbroadZone}_fee`;

/** Named as one, because nobody reads a list of 27. */
const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const UNION_NAMES: Record<Locale, string> = { en: 'European Union', 'zh-Hant': '歐盟', 'zh-CN': '欧盟' };
const COMMA: Record<Locale, string> = { en: ', ', 'zh-Hant': '、', 'zh-CN': '、' };

/** What pages say about zones, fees and days, from the rates that the checkout uses. A zone without countries has no names. */
export function deliveryFacts(rates: DeliveryRates, locale: Locale): Facts<DeliveryFact> {
  const { taiwan, abroad, production, transit } = rates;
  const total = (zone: DeliveryZone) =>
    range({ min: production.min + transit[zone].min, max: production.max + transit[zone].max });
  return {
    making_days: range(production),
    ...named(DELIVERY_ZONES, 'days', (zone) => range(transit[zone])),
    ...named(DELIVERY_ZONES, 'arrival', total),
    ...named(ABROAD_ZONES, 'countries', (zone) => countriesIn(abroad[zone].countries, locale)),
    ...named(ABROAD_ZONES, 'fee', (zone) => both(abroad[zone].first, locale)),
    tw_main_fees: bandsIn(taiwan.bands, locale),
    tw_island_fee: both(taiwan.island_surcharge, locale),
    free_from: both(taiwan.free_from, locale),
  };
}

function named<Zone extends string, Name extends string>(
  zones: readonly Zone[],
  name: Name,
  textOf: (zone: Zone) => string,
): Facts<`${Zone}_${Name}`> {
  return Object.fromEntries(zones.map((zone) => [`${zone}_${name}`, textOf(zone)])) as Facts<`${Zone}_${Name}`>;
}

function range({ min, max }: BusinessDays): string {
  return min === max ? String(min) : `${min}–${max}`;
}

/** In both currencies: a page does not know which one the reader pays in. */
function both(prices: Prices, locale: Locale): string {
  const [ntd, usd] = [formatMoney(prices.NTD, 'NTD', locale), formatMoney(prices.USD, 'USD', locale)];
  return inParentheses(ntd, usd, locale);
}

function countriesIn(codes: readonly string[], locale: Locale): string {
  const isWhole = EUROPEAN_UNION.every((code) => codes.includes(code));
  const named = isWhole ? codes.filter((code) => !EUROPEAN_UNION.includes(code)) : codes;
  return [...(isWhole ? [UNION_NAMES[locale]] : []), ...named.map((code) => isoName(code, locale))].join(COMMA[locale]);
}

const BAND_WORDS: Record<Locale, { upTo: (cm: number) => string; above: (cm: number) => string; any: string }> = {
  en: { upTo: (cm) => `up to ${cm} cm `, above: () => 'above ', any: '' },
  'zh-Hant': { upTo: (cm) => `${cm} 公分以內 `, above: (cm) => `超過 ${cm} 公分 `, any: '' },
  'zh-CN': { upTo: (cm) => `${cm} 厘米以内 `, above: (cm) => `超过 ${cm} 厘米 `, any: '' },
};

/** By the longest framed side. */
function bandsIn(bands: DeliveryRates['taiwan']['bands'], locale: Locale): string {
  const words = BAND_WORDS[locale];
  return bands
    .map(({ up_to_mm, fee }, at) => {
      const below = bands[at - 1]?.up_to_mm;
      const size = up_to_mm ? words.upTo(up_to_mm / 10) : below ? words.above(below / 10) : words.any;
      return size + both(fee, locale);
    })
    .join(COMMA[locale]);
}

/** Where buyers can collect orders, and how long one is kept; empty in a shop that does not offer it. */
export function pickupFacts(setting: PickupSetting, locale: Locale): Facts<'pickup_places' | 'pickup_days'> {
  const places = offeredPlaces(setting);
  const placed = places.map(({ name, address }) => {
    const [what, where] = [textIn(name, langOf(locale)), textIn(address, langOf(locale))];
    return inParentheses(what, where, locale);
  });
  return { pickup_places: placed.join(COMMA[locale]), pickup_days: places.length > 0 ? String(setting.keep_days) : '' };
}

/** The last day to return a print, and the days after the statutory seven; none if the shop gives no more. */
export function returnFacts(days: number, locale: Locale): Facts<'return_days' | 'later_days'> {
  const first = STATUTORY_DAYS + 1;
  const to = locale === 'en' ? 'to' : '到';
  return {
    return_days: String(days),
    later_days: days < first ? '' : days === first ? String(first) : `${first} ${to} ${days}`,
  };
}

/** Taiwan's Consumer Protection Act, Article 19. */
const STATUTORY_DAYS = 7;
