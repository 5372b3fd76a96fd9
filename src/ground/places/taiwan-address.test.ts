import { describe, expect, test } from 'vitest';
import { formatAddress, type PostalAddress, postalCodeValid, townshipsAt } from './taiwan-address.ts';
import { counties, findCounty, findTownship } from './taiwan-divisions.ts';

/** Whether code, county and township name the same place, in any language. */
function postalCodeAgrees(place: Pick<PostalAddress, 'city' | 'township' | 'postal_code'>): boolean {
  const county = findCounty(place.city);
  const township = county && findTownship(county, place.township);
  return postalCodeValid(place.postal_code) && township?.postal_code === place.postal_code.slice(0, 3);
}

describe('a Taiwanese postal code', () => {
  test.each(['100', '10048', '100048', '981'])('%s has a valid form', (code) => {
    expect(postalCodeValid(code)).toBe(true);
  });

  test.each(['', '10', '1000', '1000480', '10a', '１００', ' 100', '100\n', '-100'])('%j has not', (code) => {
    expect(postalCodeValid(code)).toBe(false);
  });

  test('says the township, except in Hsinchu City and Chiayi City', () => {
    const names = (code: string) => townshipsAt(code).map(({ township }) => township.name['zh-Hant']);

    expect(names('10048')).toEqual(['中正區']);
    expect(names('300')).toEqual(['東區', '北區', '香山區']);
    expect(names('600')).toEqual(['東區', '西區']);
    expect(names('290')).toEqual([]);
    expect(names('999')).toEqual([]);
    expect(names('1000')).toEqual([]);
  });

  test('agrees with every township in the list, in each language and length', () => {
    for (const county of counties) {
      for (const { name, postal_code } of county.townships) {
        for (const code of [postal_code, `${postal_code}01`, `${postal_code}001`]) {
          for (const locale of ['en', 'zh-Hant', 'zh-CN'] as const) {
            const place = { city: county.name[locale], township: name[locale], postal_code: code };
            expect(postalCodeAgrees(place), JSON.stringify(place)).toBe(true);
          }
        }
      }
    }
  });

  test('agrees whether 台 or 臺 is written, and when the languages are mixed', () => {
    expect(postalCodeAgrees({ city: '台中市', township: '西屯區', postal_code: '407' })).toBe(true);
    expect(postalCodeAgrees({ city: '臺中市', township: 'Xitun District', postal_code: '407' })).toBe(true);
    expect(postalCodeAgrees({ city: '新竹市', township: '北區', postal_code: '30041' })).toBe(true);
  });

  test.each([
    { city: '臺北市', township: '中正區', postal_code: '202' },
    { city: '基隆市', township: '中正區', postal_code: '100' },
    { city: '嘉義市', township: '東區', postal_code: '300' },
    { city: '臺北市', township: '板橋區', postal_code: '220' },
    { city: '臺北市', township: '中正區', postal_code: '1004' },
    { city: 'Osaka', township: '', postal_code: '' },
  ])('disagrees with $city $township as $postal_code', (place) => {
    expect(postalCodeAgrees(place)).toBe(false);
  });
});

describe('an address on one line', () => {
  const taipei = {
    country_code: 'TW',
    city: '台北市',
    township: '中正區',
    postal_code: '100048',
    address: '重慶南路一段122號',
  };

  test('runs from the large to the small in Chinese', () => {
    expect(formatAddress(taipei, 'zh-Hant')).toBe('100048 臺北市中正區重慶南路一段122號');
    expect(formatAddress(taipei, 'zh-CN')).toBe('100048 台北市中正区重慶南路一段122號');
  });

  test('runs from the small to the large in English, the country last', () => {
    const english = { ...taipei, address: 'No. 122, Sec. 1, Chongqing S. Rd.' };

    expect(formatAddress(english, 'en')).toBe(
      'No. 122, Sec. 1, Chongqing S. Rd., Zhongzheng District, Taipei City 100048, Taiwan',
    );
  });

  test('shows an address entered in English to Chinese readers with the Chinese place names', () => {
    const english = { ...taipei, city: 'Taipei City', township: "Da'an District", address: 'No. 1, Heping E. Rd.' };

    expect(formatAddress(english, 'zh-Hant')).toBe('100048 臺北市大安區 No. 1, Heping E. Rd.');
  });

  test('keeps a township it does not know as it was written', () => {
    expect(formatAddress({ ...taipei, township: '城中區' }, 'en')).toBe(
      '重慶南路一段122號, 城中區, Taipei City 100048, Taiwan',
    );
  });

  const newYork = {
    country_code: 'US',
    city: 'New York',
    township: 'Manhattan',
    postal_code: '10118',
    address: '350 Fifth Avenue',
  };

  test('abroad names the country in the language of the page', () => {
    expect(formatAddress(newYork, 'en')).toBe('350 Fifth Avenue, Manhattan, New York 10118, United States');
    expect(formatAddress(newYork, 'zh-Hant')).toBe('10118 美國 New York, Manhattan, 350 Fifth Avenue');
  });

  test('abroad in Chinese characters has no gaps', () => {
    const kyoto = {
      ...newYork,
      country_code: 'JP',
      city: '京都市',
      township: '中京區',
      postal_code: '604-8571',
      address: '寺町通御池上ル',
    };

    expect(formatAddress(kyoto, 'zh-Hant')).toBe('604-8571 日本京都市中京區寺町通御池上ル');
  });

  test('does not say Singapore three times', () => {
    const orchard = {
      country_code: 'SG',
      city: 'Singapore',
      township: 'Singapore',
      postal_code: '238801',
      address: '2 Orchard Turn',
    };

    expect(formatAddress(orchard, 'en')).toBe('2 Orchard Turn, Singapore 238801');
    expect(formatAddress(orchard, 'zh-CN')).toBe('238801 新加坡 Singapore, 2 Orchard Turn');
  });

  test('never names Taipei as a part of somewhere else by mistake: foreign names are not looked up', () => {
    expect(formatAddress({ ...newYork, city: 'Taipei City' }, 'zh-Hant')).toContain('Taipei City');
  });

  test('skips what is missing', () => {
    const bare = { country_code: 'HK', city: '', township: '', postal_code: '', address: '1 Nathan Road' };

    expect(formatAddress(bare, 'en')).toBe('1 Nathan Road, Hong Kong');
    expect(formatAddress(bare, 'zh-Hant')).toBe('香港 1 Nathan Road');
  });
});
