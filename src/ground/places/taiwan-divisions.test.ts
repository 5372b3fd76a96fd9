import { describe, expect, test } from 'vitest';
import { LOCALES } from '#shared/locale.ts';
import { simplified } from './simplified-place-names.ts';
import { counties, findCounty, findTownship, undeliverablePlaces } from './taiwan-divisions.ts';

const townships = counties.flatMap((county) => county.townships.map((township) => ({ county, ...township })));

const COUNTS = {
  'Taipei City': 12,
  'Keelung City': 7,
  'New Taipei City': 29,
  'Yilan County': 12,
  'Hsinchu City': 3,
  'Hsinchu County': 13,
  'Taoyuan City': 13,
  'Miaoli County': 18,
  'Taichung City': 29,
  'Changhua County': 26,
  'Nantou County': 13,
  'Chiayi City': 2,
  'Chiayi County': 18,
  'Yunlin County': 20,
  'Tainan City': 37,
  'Kaohsiung City': 38,
  'Pingtung County': 33,
  'Taitung County': 16,
  'Hualien County': 13,
  'Kinmen County': 6,
  'Penghu County': 6,
  'Lienchiang County': 4,
};

// code, county, township in Chinese, in English
const KNOWN = `
100 臺北市 中正區 Zhongzheng District/106 臺北市 大安區 Da'an District/116 臺北市 文山區 Wenshan District
206 基隆市 七堵區 Qidu District/205 基隆市 暖暖區 Nuannuan District/207 新北市 萬里區 Wanli District
220 新北市 板橋區 Banqiao District/231 新北市 新店區 Xindian District/251 新北市 淡水區 Tamsui District
253 新北市 石門區 Shimen District/260 宜蘭縣 宜蘭市 Yilan City/265 宜蘭縣 羅東鎮 Luodong Township
272 宜蘭縣 南澳鄉 Nan'ao Township/300 新竹市 香山區 Xiangshan District/302 新竹縣 竹北市 Zhubei City
315 新竹縣 峨眉鄉 Emei Township/320 桃園市 中壢區 Zhongli District/330 桃園市 桃園區 Taoyuan District
338 桃園市 蘆竹區 Luzhu District/351 苗栗縣 頭份市 Toufen City/369 苗栗縣 卓蘭鎮 Zhuolan Township
400 臺中市 中區 Central District/407 臺中市 西屯區 Xitun District/439 臺中市 大安區 Da'an District
500 彰化縣 彰化市 Changhua City/505 彰化縣 鹿港鎮 Lukang Township/510 彰化縣 員林市 Yuanlin City
530 彰化縣 二水鄉 Ershui Township/545 南投縣 埔里鎮 Puli Township/558 南投縣 鹿谷鄉 Lugu Township
600 嘉義市 西區 West District/605 嘉義縣 阿里山鄉 Alishan Township/613 嘉義縣 朴子市 Puzi City
636 雲林縣 臺西鄉 Taixi Township/640 雲林縣 斗六市 Douliu City/655 雲林縣 元長鄉 Yuanchang Township
700 臺南市 中西區 West Central District/721 臺南市 麻豆區 Madou District/745 臺南市 安定區 Anding District
800 高雄市 新興區 Xinxing District/813 高雄市 左營區 Zuoying District/849 高雄市 那瑪夏區 Namaxia District
852 高雄市 茄萣區 Qieding District/880 澎湖縣 馬公市 Magong City/882 澎湖縣 望安鄉 Wang'an Township
893 金門縣 金城鎮 Jincheng Township/896 金門縣 烏坵鄉 Wuqiu Township/900 屏東縣 屏東市 Pingtung City
929 屏東縣 琉球鄉 Liuqiu Township/946 屏東縣 恆春鎮 Hengchun Township/950 臺東縣 臺東市 Taitung City
951 臺東縣 綠島鄉 Ludao Township/952 臺東縣 蘭嶼鄉 Lanyu Township/963 臺東縣 太麻里鄉 Taimali Township
970 花蓮縣 花蓮市 Hualien City/973 花蓮縣 吉安鄉 Ji'an Township/983 花蓮縣 富里鄉 Fuli Township
209 連江縣 南竿鄉 Nangan Township/212 連江縣 東引鄉 Dongyin Township
`
  .trim()
  .split(/[/\n]/)
  .map((entry) => entry.split(' '))
  .map(([code = '', county = '', township = '', ...en]) => ({ code, county, township, en: en.join(' ') }));

describe('the counties and townships of Taiwan', () => {
  test('are 22 and 368, as many in each county as the public record says', () => {
    expect(Object.fromEntries(counties.map(({ name, townships }) => [name.en, townships.length]))).toEqual(COUNTS);
    expect(counties).toHaveLength(22);
    expect(townships).toHaveLength(368);
  });

  test('have a postal code of their own, save that 300 means three districts and 600 two', () => {
    const shared = Object.entries(Object.groupBy(townships, ({ postal_code }) => postal_code))
      .map(([code, places = []]) => [code, places.map(({ county, name }) => `${county.name.en} ${name.en}`)] as const)
      .filter(([, places]) => places.length > 1);

    expect(shared).toEqual([
      ['300', ['Hsinchu City East District', 'Hsinchu City North District', 'Hsinchu City Xiangshan District']],
      ['600', ['Chiayi City East District', 'Chiayi City West District']],
    ]);
    for (const { postal_code } of townships) expect(postal_code).toMatch(/^[1-9]\d\d$/);
  });

  test.each(LOCALES)('have names in %s that are unique inside their county', (locale) => {
    expect(new Set(counties.map(({ name }) => name[locale])).size).toBe(22);
    for (const county of counties) {
      const names = county.townships.map(({ name }) => name[locale]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('are written as an envelope writes them', () => {
    for (const { name } of [...counties, ...townships]) {
      expect(name.en).toMatch(/^[A-Z][a-z]+('[a-z]+)?( [A-Z][a-z]+)* (District|Township|City|County)$/);
      expect(name['zh-Hant']).toMatch(/^\p{Script=Han}{1,3}[區鄉鎮市縣]$/u);
      expect(name['zh-CN']).toMatch(/^\p{Script=Han}{1,3}[区乡镇市县]$/u);
    }
  });

  test('cities have only districts, counties have none', () => {
    const CITIES_OF_COUNTIES = /[市鎮鄉]$/;
    for (const { county, name } of townships) {
      if (county.name.en.endsWith('City')) expect(name['zh-Hant']).toMatch(/區$/);
      else expect(name['zh-Hant']).toMatch(CITIES_OF_COUNTIES);
    }
  });

  test.each(KNOWN)('$code is $county $township, $en', ({ code, county, township, en }) => {
    const found = townships.find((place) => place.county.name['zh-Hant'] === county && place.name.en === en);

    expect(found).toMatchObject({ postal_code: code, name: { 'zh-Hant': township } });
  });

  test('keep the three places no parcel reaches apart', () => {
    expect(undeliverablePlaces.map(({ postal_code, name }) => [postal_code, name['zh-Hant']])).toEqual([
      ['290', '釣魚臺列嶼'],
      ['817', '東沙群島'],
      ['819', '南沙群島'],
    ]);
    expect(townships.filter(({ postal_code }) => ['290', '817', '819'].includes(postal_code))).toEqual([]);
  });
});

describe('simplified names', () => {
  test.each([
    ['臺北市', '台北市'],
    ['雲林縣', '云林县'],
    ['蘆洲區', '芦洲区'],
    ['鹽埕區', '盐埕区'],
    ['后里區', '后里区'],
    ['後龍鎮', '后龙镇'],
    ['苑裡鎮', '苑里镇'],
    ['烏坵鄉', '乌丘乡'],
    ['鳥松區', '鸟松区'],
    ['南竿鄉', '南竿乡'],
    ['新莊區', '新庄区'],
    ['釣魚臺列嶼', '钓鱼台列屿'],
  ])('%s is %s', (hant, hans) => {
    expect(simplified(hant)).toBe(hans);
  });

  test('leave no traditional character behind that simplification changes elsewhere in the list', () => {
    for (const { name } of [...counties, ...townships]) {
      expect(simplified(name['zh-CN'])).toBe(name['zh-CN']);
      expect([...name['zh-CN']]).toHaveLength([...name['zh-Hant']].length);
    }
  });
});

describe('finding a place by name', () => {
  test.each(['臺北市', '台北市', ' 台北市 ', 'Taipei City', 'taipei city'])('%s is Taipei', (name) => {
    expect(findCounty(name)?.name.en).toBe('Taipei City');
  });

  test.each(['臺東市', '台东市', '台東市', 'Taitung City'])('%s is the city in Taitung County', (name) => {
    const taitung = findCounty('台東縣');
    expect(taitung && findTownship(taitung, name)?.postal_code).toBe('950');
  });

  test("an apostrophe may be curly or missing: Da'an", () => {
    const taipei = findCounty('Taipei City');
    for (const name of ["Da'an District", 'Da’an District', 'Daan District']) {
      expect(taipei && findTownship(taipei, name)?.postal_code).toBe('106');
    }
  });

  test('a name is looked up inside its county only', () => {
    const [taipei, keelung, yilan] = ['臺北市', '基隆市', '宜蘭縣'].map(findCounty);

    expect(taipei && findTownship(taipei, '中正區')?.postal_code).toBe('100');
    expect(keelung && findTownship(keelung, '中正區')?.postal_code).toBe('202');
    expect(yilan && findTownship(yilan, '中正區')).toBeUndefined();
    expect(findCounty('台北縣')).toBeUndefined();
    expect(findCounty('')).toBeUndefined();
  });
});
