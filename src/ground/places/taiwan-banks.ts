import type { Lang } from '#shared/locale.ts';

/**
 * The institutions that take interbank transfers in Taiwan, by the three digits of the Financial Information Service (2025).
 * Farmers’ and fishermen’s credit departments share 600; their branch code says which one it is.
 */
const ROWS: readonly (readonly [code: string, hant: string, hans: string, en: string])[] = [
  ['004', '臺灣銀行', '台湾银行', 'Bank of Taiwan'],
  ['005', '臺灣土地銀行', '台湾土地银行', 'Land Bank of Taiwan'],
  ['006', '合作金庫商業銀行', '合作金库商业银行', 'Taiwan Cooperative Bank'],
  ['007', '第一商業銀行', '第一商业银行', 'First Commercial Bank'],
  ['008', '華南商業銀行', '华南商业银行', 'Hua Nan Commercial Bank'],
  ['009', '彰化商業銀行', '彰化商业银行', 'Chang Hwa Commercial Bank'],
  ['011', '上海商業儲蓄銀行', '上海商业储蓄银行', 'Shanghai Commercial and Savings Bank'],
  ['012', '台北富邦商業銀行', '台北富邦商业银行', 'Taipei Fubon Commercial Bank'],
  ['013', '國泰世華商業銀行', '国泰世华商业银行', 'Cathay United Bank'],
  ['015', '中國輸出入銀行', '中国输出入银行', 'Export-Import Bank of the Republic of China'],
  ['016', '高雄銀行', '高雄银行', 'Bank of Kaohsiung'],
  ['017', '兆豐國際商業銀行', '兆丰国际商业银行', 'Mega International Commercial Bank'],
  ['018', '全國農業金庫', '全国农业金库', 'Agricultural Bank of Taiwan'],
  ['020', '瑞穗銀行', '瑞穗银行', 'Mizuho Bank'],
  ['021', '花旗（台灣）商業銀行', '花旗（台湾）商业银行', 'Citibank Taiwan'],
  ['022', '美國銀行', '美国银行', 'Bank of America'],
  ['023', '盤谷銀行', '盘谷银行', 'Bangkok Bank'],
  ['025', '首都銀行', '首都银行', 'Metropolitan Bank and Trust'],
  ['028', '紐約梅隆銀行', '纽约梅隆银行', 'Bank of New York Mellon'],
  ['029', '大華銀行', '大华银行', 'United Overseas Bank'],
  ['030', '道富銀行', '道富银行', 'State Street Bank and Trust'],
  ['037', '法國興業銀行', '法国兴业银行', 'Société Générale'],
  ['039', '澳盛銀行', '澳盛银行', 'ANZ Bank'],
  ['048', '王道商業銀行', '王道商业银行', 'O-Bank'],
  ['050', '臺灣中小企業銀行', '台湾中小企业银行', 'Taiwan Business Bank'],
  ['052', '渣打國際商業銀行', '渣打国际商业银行', 'Standard Chartered Bank (Taiwan)'],
  ['053', '台中商業銀行', '台中商业银行', 'Taichung Commercial Bank'],
  ['054', '京城商業銀行', '京城商业银行', 'King’s Town Bank'],
  ['072', '德意志銀行', '德意志银行', 'Deutsche Bank'],
  ['075', '東亞銀行', '东亚银行', 'Bank of East Asia'],
  ['076', '摩根大通銀行', '摩根大通银行', 'JPMorgan Chase Bank'],
  ['078', '新加坡星展銀行', '新加坡星展银行', 'DBS Bank'],
  ['081', '匯豐（台灣）商業銀行', '汇丰（台湾）商业银行', 'HSBC Bank (Taiwan)'],
  ['082', '法國巴黎銀行', '法国巴黎银行', 'BNP Paribas'],
  ['085', '新加坡華僑銀行', '新加坡华侨银行', 'Oversea-Chinese Banking Corporation'],
  ['086', '東方匯理銀行', '东方汇理银行', 'Crédit Agricole CIB'],
  ['092', '瑞士銀行', '瑞士银行', 'UBS'],
  ['101', '瑞興商業銀行', '瑞兴商业银行', 'Bank of Taipei'],
  ['102', '華泰商業銀行', '华泰商业银行', 'Hwatai Bank'],
  ['103', '臺灣新光商業銀行', '台湾新光商业银行', 'Shin Kong Commercial Bank'],
  ['104', '台北市第五信用合作社', '台北市第五信用合作社', 'Taipei Fifth Credit Cooperative'],
  ['108', '陽信商業銀行', '阳信商业银行', 'Sunny Bank'],
  ['114', '基隆第一信用合作社', '基隆第一信用合作社', 'Keelung First Credit Cooperative'],
  ['115', '基隆市第二信用合作社', '基隆市第二信用合作社', 'Keelung Second Credit Cooperative'],
  ['118', '板信商業銀行', '板信商业银行', 'Bank of Panhsin'],
  ['119', '淡水第一信用合作社', '淡水第一信用合作社', 'Tamsui First Credit Cooperative'],
  ['120', '新北市淡水信用合作社', '新北市淡水信用合作社', 'Tamsui Credit Cooperative'],
  ['124', '宜蘭信用合作社', '宜兰信用合作社', 'Yilan Credit Cooperative'],
  ['127', '桃園信用合作社', '桃园信用合作社', 'Taoyuan Credit Cooperative'],
  ['130', '新竹第一信用合作社', '新竹第一信用合作社', 'Hsinchu First Credit Cooperative'],
  ['132', '新竹第三信用合作社', '新竹第三信用合作社', 'Hsinchu Third Credit Cooperative'],
  ['146', '台中市第二信用合作社', '台中市第二信用合作社', 'Taichung Second Credit Cooperative'],
  ['147', '三信商業銀行', '三信商业银行', 'COTA Commercial Bank'],
  ['158', '彰化第一信用合作社', '彰化第一信用合作社', 'Changhua First Credit Cooperative'],
  ['161', '彰化第五信用合作社', '彰化第五信用合作社', 'Changhua Fifth Credit Cooperative'],
  ['162', '彰化第六信用合作社', '彰化第六信用合作社', 'Changhua Sixth Credit Cooperative'],
  ['163', '彰化第十信用合作社', '彰化第十信用合作社', 'Changhua Tenth Credit Cooperative'],
  ['165', '鹿港信用合作社', '鹿港信用合作社', 'Lukang Credit Cooperative'],
  ['178', '嘉義市第三信用合作社', '嘉义市第三信用合作社', 'Chiayi Third Credit Cooperative'],
  ['188', '台南第三信用合作社', '台南第三信用合作社', 'Tainan Third Credit Cooperative'],
  ['204', '高雄市第三信用合作社', '高雄市第三信用合作社', 'Kaohsiung Third Credit Cooperative'],
  ['215', '花蓮第一信用合作社', '花莲第一信用合作社', 'Hualien First Credit Cooperative'],
  ['216', '花蓮第二信用合作社', '花莲第二信用合作社', 'Hualien Second Credit Cooperative'],
  ['222', '澎湖縣第一信用合作社', '澎湖县第一信用合作社', 'Penghu First Credit Cooperative'],
  ['223', '澎湖第二信用合作社', '澎湖第二信用合作社', 'Penghu Second Credit Cooperative'],
  ['224', '金門縣信用合作社', '金门县信用合作社', 'Kinmen Credit Cooperative'],
  [
    '600',
    '農會、漁會信用部（農金資訊）',
    '农会、渔会信用部（农金资讯）',
    'Farmers’ and fishermen’s credit departments',
  ],
  ['700', '中華郵政', '中华邮政', 'Chunghwa Post'],
  ['803', '聯邦商業銀行', '联邦商业银行', 'Union Bank of Taiwan'],
  ['805', '遠東國際商業銀行', '远东国际商业银行', 'Far Eastern International Bank'],
  ['806', '元大商業銀行', '元大商业银行', 'Yuanta Commercial Bank'],
  ['807', '永豐商業銀行', '永丰商业银行', 'Bank SinoPac'],
  ['808', '玉山商業銀行', '玉山商业银行', 'E.SUN Commercial Bank'],
  ['809', '凱基商業銀行', '凯基商业银行', 'KGI Bank'],
  ['810', '星展（台灣）商業銀行', '星展（台湾）商业银行', 'DBS Bank (Taiwan)'],
  ['812', '台新國際商業銀行', '台新国际商业银行', 'Taishin International Bank'],
  ['816', '安泰商業銀行', '安泰商业银行', 'EnTie Commercial Bank'],
  ['822', '中國信託商業銀行', '中国信托商业银行', 'CTBC Bank'],
  ['823', '將來商業銀行', '将来商业银行', 'Next Bank'],
  ['824', '連線商業銀行', '连线商业银行', 'LINE Bank Taiwan'],
  ['826', '樂天國際商業銀行', '乐天国际商业银行', 'Rakuten International Commercial Bank'],
];

export interface Bank {
  code: string;
  name: Record<Lang, string>;
}

export const TAIWAN_BANKS: readonly Bank[] = ROWS.map(([code, hant, hans, en]) => ({
  code,
  name: { en, 'zh-Hant': hant, 'zh-Hans': hans },
}));

const BY_CODE = new Map(TAIWAN_BANKS.map((bank) => [bank.code, bank]));

export function bankOf(code: string): Bank | undefined {
  return BY_CODE.get(code);
}
