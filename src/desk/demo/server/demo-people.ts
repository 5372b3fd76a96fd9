import type { Lang } from '#shared/locale.ts';

/** A buyer in the demo; people, streets and house numbers are invented. */
interface DemoPerson {
  slug: string;
  firstname: string;
  lastname: string;
  lang: Lang;
  country_code: string;
  city: string;
  township: string;
  postal_code: string;
  address: string;
}

// slug|last name|first name|county|township|postal code|street
const TAIWAN = `
chen.yating|陳|雅婷|臺北市|大安區|106|瑞荷街 41 巷 6 號 3 樓
lin.chiahao|林|家豪|新北市|板橋區|220|荷塘路 118 號 12 樓
huang.shufen|黃|淑芬|臺中市|西區|403|樂群二街 27 號
chang.kuanyu|張|冠宇|臺南市|中西區|700|赤樓街 9 號
li.meiling|李|美玲|高雄市|鹽埕區|803|港光街 52 號 5 樓
wang.chienhung|王|建宏|新竹市|東區|300|竹松路 210 號 8 樓
wu.peiju|吳|佩如|桃園市|中壢區|320|青埔二街 66 號
liu.chunghan|劉|宗翰|臺北市|松山區|105|松濤街 15 號 4 樓
tsai.hsinyi|蔡|欣怡|彰化縣|鹿港鎮|505|龍山街 33 號
yang.chihming|楊|志明|宜蘭縣|羅東鎮|265|純精街 88 號
hsu.wanting|許|婉婷|花蓮縣|花蓮市|970|海岸街 7 號
cheng.polin|鄭|柏霖|基隆市|中正區|202|和平島巷 21 號
hsieh.yuhan|謝|宇涵|臺北市|士林區|111|芝蘭街 102 號 2 樓
kuo.junjie|郭|俊傑|嘉義市|西區|600|林森二街 45 號
hung.hueichun|洪|慧君|屏東縣|屏東市|900|民樂街 19 號
chiu.shihhao|邱|士豪|苗栗縣|苑裡鎮|358|藺草路 3 號
tseng.peishan|曾|珮珊|新北市|淡水區|251|重建街 70 號
liao.yuchen|廖|宥辰|臺中市|北屯區|406|松竹三街 155 號 9 樓
lai.chiaying|賴|佳穎|南投縣|埔里鎮|545|水沙街 12 號
hsu.mingche|徐|明哲|新竹縣|竹北市|302|嘉豐五街 201 號 6 樓
chou.yishan|周|怡珊|臺北市|中山區|104|錦州街 330 號 7 樓
yeh.tzuhsuan|葉|子萱|臺東縣|臺東市|950|鐵花街 26 號
su.weiting|蘇|威廷|雲林縣|斗六市|640|太平老街 61 號
chuang.hsiaowen|莊|曉雯|澎湖縣|馬公市|880|文光路 14 號
lu.chenghan|呂|承翰|金門縣|金城鎮|893|珠浦街 8 號
chiang.minhua|江|敏華|新北市|三峽區|237|民權老街 29 號
ho.yenting|何|彥廷|高雄市|左營區|813|蓮潭街 77 號 11 樓
hsiao.yuru|蕭|玉茹|臺南市|安平區|708|延平街 50 號
`;

// slug|last name|first name|language|country|city|district|postal code|street
const ABROAD = `
wong.kayan|Wong|Ka Yan|zh-Hant|HK|Hong Kong|Sheung Wan|000000|Flat 9B, 31 Tai Ping Rise
leung.hoiching|Leung|Hoi Ching|en|HK|Hong Kong|Sai Ying Pun|000000|Flat 3A, 12 Pottery Steps
tanaka.emi|Tanaka|Emi|en|JP|Tokyo|Yanaka|110-0001|2-14-6 Yanaka
sato.ren|Sato|Ren|en|JP|Kyoto|Nakagyo|604-8005|318 Enokicho
tan.weijie|Tan|Wei Jie|zh-Hans|SG|Singapore|Singapore|169876|14 Spottiswoode Link #03-08
kim.seoyeon|Kim|Seo-yeon|en|KR|Seoul|Jongno-gu|03044|27 Pirun-daero 6-gil
price.hannah|Price|Hannah|en|US|Portland|Oregon|97209|1820 NW Kestrel Street
okafor.daniel|Okafor|Daniel|en|US|Brooklyn|New York|11215|402 Eleventh Walk, Apt 2
tremblay.zoe|Tremblay|Zoé|en|CA|Montréal|Québec|H2T 1S6|77 rue des Tilleuls
berg.anneli|Berg|Anneli|en|SE|Stockholm|Södermalm|118 25|Tallgatan 16
keller.jonas|Keller|Jonas|en|DE|Berlin|Pankow|10405|Lindenhofweg 5
moreau.claire|Moreau|Claire|en|FR|Lyon|Rhône|69004|11 montée des Teinturiers
whitlock.james|Whitlock|James|en|GB|Bristol|Clifton|BS8 4AA|6 Canynge Terrace
`;

/** People who read the shop in simplified characters. */
const READS_SIMPLIFIED = new Set(['wu.peiju', 'lai.chiaying']);

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** The demo's buyers: most live in Taiwan, also on its islands, the others in countries the shop delivers to. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  ...rows(TAIWAN).map(
    ([slug = '', lastname = '', firstname = '', city = '', township = '', postal_code = '', address = '']) => ({
      slug,
      lastname,
      firstname,
      city,
      township,
      postal_code,
      address,
      country_code: 'TW',
      lang: READS_SIMPLIFIED.has(slug) ? ('zh-Hans' as const) : ('zh-Hant' as const),
    }),
  ),
  ...rows(ABROAD).map(
    ([
      slug = '',
      lastname = '',
      firstname = '',
      lang = 'en',
      country_code = '',
      city = '',
      township = '',
      postal_code = '',
      address = '',
    ]) => ({
      slug,
      lastname,
      firstname,
      country_code,
      city,
      township,
      postal_code,
      address,
      lang: lang as Lang,
    }),
  ),
];

/** The addresses of the demo's own accounts. */
export const DEMO_HOMES = {
  'member@demo.example': ['臺北市', '大同區', '103', '稻香街 12 號'],
  'artist@demo.example': ['臺南市', '北區', '704', '榕園街 5 號'],
  'gallery@demo.example': ['臺中市', '西區', '403', '美術園路 170 號'],
  'admin@demo.example': ['臺北市', '中正區', '100', '書坊街 60 號'],
} as const;
