import { describe, expect, test } from 'vitest';
import { DELIVERY_ZONES, openingRates } from '#catalogue/site/delivery-rates.rules.ts';
import { countryCodes, isCountryCode } from '#ground/places/countries.ts';
import { counties } from '#ground/places/taiwan-divisions.ts';
import { arrivalRange } from './arrival.rules.ts';
import { deliveryCountries } from './delivery-countries.rules.ts';
import { zoneOf } from './delivery-zones.rules.ts';

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

describe('where a parcel goes', () => {
  test('every township of Taiwan is on the main island, except 19 on other islands', () => {
    const onIslands = counties.flatMap((county) =>
      county.townships
        .filter(({ postal_code }) => zoneOf(openingRates, { country_code: 'TW', postal_code }) === 'tw_island')
        .map(({ postal_code }) => postal_code),
    );

    expect(onIslands.sort()).toEqual(
      '209 210 211 212 880 881 882 883 884 885 890 891 892 893 894 896 929 951 952'.split(' '),
    );
    for (const { postal_code } of counties.flatMap(({ townships }) => townships)) {
      expect(zoneOf(openingRates, { country_code: 'TW', postal_code })).toMatch(/^tw_(main|island)$/);
    }
  });

  test('a longer code has the zone of its first three digits', () => {
    expect(zoneOf(openingRates, { country_code: 'TW', postal_code: '952001' })).toBe('tw_island');
    expect(zoneOf(openingRates, { country_code: 'TW', postal_code: '95001' })).toBe('tw_main');
  });

  test('an island name beside a main-island code is still an island', () => {
    expect(zoneOf(openingRates, { country_code: 'TW', postal_code: '950', township: '蘭嶼鄉' })).toBe('tw_island');
    expect(zoneOf(openingRates, { country_code: 'TW', postal_code: '900', township: 'Liuqiu Township' })).toBe(
      'tw_island',
    );
    expect(zoneOf(openingRates, { country_code: 'TW', postal_code: '950', township: '台東市' })).toBe('tw_main');
  });

  test('no main-island township shares its name with an island one', () => {
    for (const { postal_code, name } of counties.flatMap(({ townships }) => townships)) {
      for (const township of Object.values(name)) {
        const byCode = zoneOf(openingRates, { country_code: 'TW', postal_code });
        expect(zoneOf(openingRates, { country_code: 'TW', postal_code, township })).toBe(byCode);
      }
    }
  });

  test.each(['290', '817', '819', '29001', '817001', '819123'])('postal code %s is undeliverable', (postal_code) => {
    expect(zoneOf(openingRates, { country_code: 'TW', postal_code })).toBeUndefined();
  });

  test('undeliverable places are also recognised by name', () => {
    expect(zoneOf(openingRates, { country_code: 'TW', postal_code: '800', township: '東沙群島' })).toBeUndefined();
    expect(zoneOf(openingRates, { country_code: 'TW', township: '釣魚台列嶼' })).toBeUndefined();
  });

  test.each(['999', '12', 'abc', '1000'])(
    'a Taiwanese code that does not exist, %s, is undeliverable',
    (postal_code) => {
      expect(zoneOf(openingRates, { country_code: 'TW', postal_code })).toBeUndefined();
    },
  );

  test('a country alone is enough for a first answer', () => {
    expect(zoneOf(openingRates, { country_code: 'TW' })).toBe('tw_main');
    expect(zoneOf(openingRates, { country_code: 'TW', postal_code: '', township: '' })).toBe('tw_main');
  });

  test('abroad, the country decides', () => {
    const served = (zone: string) =>
      countryCodes.filter((country_code) => zoneOf(openingRates, { country_code }) === zone).sort();

    expect(served('asia')).toEqual(['HK', 'JP', 'KR', 'MO', 'SG']);
    expect(served('north_america')).toEqual(['CA', 'MX', 'US']);
    expect(served('europe')).toEqual([...EU, 'GB'].sort());
    expect(EU).toHaveLength(27);
    expect(EU.every(isCountryCode)).toBe(true);
  });

  test.each(['CN', 'AU', 'BR', 'CH', 'NO', 'GP', 'PR', 'IM', 'ZZ', ''])('%j is not served', (country_code) => {
    expect(zoneOf(openingRates, { country_code, postal_code: '100' })).toBeUndefined();
  });

  test('a foreign postal code is never read as a Taiwanese one', () => {
    expect(zoneOf(openingRates, { country_code: 'US', postal_code: '81701' })).toBe('north_america');
    expect(zoneOf(openingRates, { country_code: 'JP', postal_code: '952-0001' })).toBe('asia');
  });
});

describe('when a parcel arrives', () => {
  const monday = new Date('2026-11-16T02:00:00Z');

  test('an order of Monday is framed in 5 to 7 business days and reaches Taipei 1 to 2 later', () => {
    expect(arrivalRange(openingRates, 'tw_main', monday)).toEqual({ from: '2026-11-24', to: '2026-11-27' });
  });

  test('farther zones arrive later', () => {
    expect(arrivalRange(openingRates, 'tw_island', monday)).toEqual({ from: '2026-11-26', to: '2026-12-02' });
    expect(arrivalRange(openingRates, 'asia', monday)).toEqual({ from: '2026-11-26', to: '2026-12-03' });
    expect(arrivalRange(openingRates, 'north_america', monday)).toEqual({ from: '2026-11-30', to: '2026-12-08' });
    expect(arrivalRange(openingRates, 'europe', monday)).toEqual({ from: '2026-12-01', to: '2026-12-09' });
  });

  test('Friday evening and the whole weekend promise the same days', () => {
    const friday = arrivalRange(openingRates, 'asia', new Date('2026-11-20T15:59:59Z'));
    for (const moment of ['2026-11-20T16:00:00Z', '2026-11-21T04:00:00Z', '2026-11-22T15:59:59Z']) {
      expect(arrivalRange(openingRates, 'asia', new Date(moment))).toEqual(friday);
    }
  });

  test('days begin at midnight in Taipei, not in Greenwich', () => {
    expect(arrivalRange(openingRates, 'tw_main', new Date('2026-11-16T15:59:59Z')).from).toBe('2026-11-24');
    expect(arrivalRange(openingRates, 'tw_main', new Date('2026-11-16T16:00:00Z')).from).toBe('2026-11-25');
  });

  test('days on which the workshop is closed are skipped, public and own ones, unless it works nevertheless', () => {
    const days = { public_days: ['2026-11-18', '2026-11-20'], closed: ['2026-11-19', '2026-11-21'], working: [] };
    expect(arrivalRange(openingRates, 'tw_main', monday, days)).toEqual({ from: '2026-11-27', to: '2026-12-02' });
    const working = ['2026-11-20', '2026-11-22'];
    expect(arrivalRange(openingRates, 'tw_main', monday, { ...days, working })).toEqual({
      from: '2026-11-25',
      to: '2026-11-30',
    });
  });

  test('no day of four years promises a weekend, less than the day before did, or an end before its start', () => {
    const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
    for (const zone of DELIVERY_ZONES) {
      const ranges = Array.from({ length: 4 * 366 }, (_, day) =>
        arrivalRange(openingRates, zone, new Date(Date.UTC(2026, 0, 1 + day, 3))),
      );

      expect(ranges.filter(({ from, to }) => isWeekend(from) || isWeekend(to) || from >= to)).toEqual([]);
      expect(ranges.map(({ from }) => from)).toEqual(ranges.map(({ from }) => from).sort());
      expect(ranges.map(({ to }) => to)).toEqual(ranges.map(({ to }) => to).sort());
    }
  });
});

test('countries are in the order of their names, not of their codes', () => {
  const names = (locale: 'en' | 'zh-Hant' | 'zh-CN') => deliveryCountries(openingRates, locale).map(({ name }) => name);

  expect(names('en').slice(0, 6)).toEqual(['Taiwan', 'Austria', 'Belgium', 'Bulgaria', 'Canada', 'Croatia']);
  expect(names('en').slice(1)).toEqual(
    names('en')
      .slice(1)
      .toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  expect(names('zh-CN')[1]).toBe('爱尔兰');
  expect(names('zh-Hant')).toHaveLength(names('en').length);
});

describe('as staff edit it', () => {
  const { taiwan, abroad } = openingRates;

  test('a blocked code gets no parcel, with any suffix and also by its name', () => {
    const rates = { ...openingRates, taiwan: { ...taiwan, blocked: ['952', '10341'] } };
    expect(zoneOf(rates, { country_code: 'TW', postal_code: '952001' })).toBeUndefined();
    expect(zoneOf(rates, { country_code: 'TW', postal_code: '950', township: '蘭嶼鄉' })).toBeUndefined();
    expect(zoneOf(rates, { country_code: 'TW', postal_code: '10341' })).toBeUndefined();
    expect(zoneOf(rates, { country_code: 'TW', postal_code: '10342' })).toBe('tw_main');
  });

  test('a country is in the zone it was moved to, and undeliverable in none', () => {
    const asia = { ...abroad.asia, countries: ['JP', 'TH'] };
    const rates = { ...openingRates, abroad: { ...abroad, asia } };
    expect(zoneOf(rates, { country_code: 'TH' })).toBe('asia');
    expect(zoneOf(rates, { country_code: 'HK' })).toBeUndefined();
  });

  test('days of production and transit change the arrival', () => {
    const rates = { ...openingRates, production: { min: 1, max: 1 } };
    const monday = new Date('2026-11-02T03:00:00Z');
    expect(arrivalRange(rates, 'tw_main', monday)).toEqual({ from: '2026-11-04', to: '2026-11-05' });
  });
});
