import type { Lang } from '../src/shared/locale.ts';
import type { Place, ShopText } from './shop-texts.ts';
import { VOICE } from './voice.ts';

interface Banned {
  term: RegExp;
  lang: Lang;
  /** The right word, or why it is wrong. */
  instead: string;
  /** Only there; everywhere if absent. */
  place?: Place;
  /** Texts in which it is right, with the reason. */
  except?: { in: RegExp; why: string };
}

type Row = [term: RegExp, instead: string, more?: Pick<Banned, 'place' | 'except'>];
const rows = (lang: Lang, list: readonly Row[]): Banned[] =>
  list.map(([term, instead, more]) => ({ term, lang, instead, ...more }));

const POSTAGE = { in: /憑收據退還郵資/, why: 'the post’s receipt, not ours' };

/** Things do not stand, wait or come, people act, and the trade's word is used. */
const PLAIN = (['interface', 'pages', 'data'] as const).flatMap((place) =>
  rows(
    'en',
    VOICE.map(([term, instead]) => [term, instead, { place }]),
  ),
);

/** One term for one thing: what each language must not call it. */
export const GLOSSARY: readonly Banned[] = [
  ...rows('en', [
    [/\blog (?:in|out)\b/i, 'sign in, sign out'],
    [/\bway of paying\b/i, 'payment method'],
    [/\b(?:paid|pay|pays|paying|owed) (?:\w+ )?back\b/i, 'refund'],
    [/\bReceiver\b/, 'recipient'],
    [/\bcourier\b/i, 'carrier'],
    [/\bworking days?\b/i, 'business day'],
    [/\border (?:\{\w+\} )?has ended\b/i, 'the order has lapsed'],
    [/\bMember carrier\b/, 'kept in your account: a carrier brings parcels'],
    [/can (?:no longer )?be had/, 'available'],
    [/\bl(?:ie|ies) in your cart/, 'is in your cart'],
    [/too often\. Please/, 'too many attempts'],
    [/stands in every e-mail/, 'appears in every e-mail'],
    [/unwanted mails/, 'junk folder'],
    [/Cheaper than then/, 'price drops first'],
    [/Should it not please you/, 'if you are not happy with it, you can return it by …'],
    [/\bpay until\b/, 'pay by'],
    [/more than all/, 'wider than the sofa'],
    [/^Portrait$/, 'portrait format; the category is the other one', { place: 'interface' }],
    [/AB12\+-\./, '/AB+12-3: the other reads as if it ended with a full stop'],
    [/limited exhibition/, 'our exhibition stores'],
    [/\bCornice\b/, 'the brand is a setting', { place: 'interface' }],
  ]),
  ...PLAIN,
  ...rows('zh-Hant', [
    [/裱框/, '裝框'],
    [/限量版畫/, '限量編號版'],
    [/開放版/, '不限量版'],
    [/版號/, '編號'],
    [/(?<!保)證書/, '保證書'],
    [/認證/, '保證書'],
    [/(?<!藝術)微噴/, '藝術微噴'],
    [/畫作/, '作品、複製畫'],
    [/商品/, '作品、複製畫', { place: 'interface', except: { in: /客製化商品/, why: 'the law’s own word' } }],
    [/不需玻璃|不加玻璃|玻璃或壓克力|畫框與表面/, '壓克力面板：every frame has it'],
    [/末四碼(?!）|。)/, '末五碼（至少末四碼）'],
    [/電子郵件(?:格式|地址)/, '電子信箱'],
    [/開立[^。]{0,6}帳號|關閉帳號|建立帳號/, '註冊、刪除帳號'],
    [/貨運/, '物流公司'],
    [/運送|送貨/, '配送'],
    [/追蹤(?:號碼|編號)|貨件編號/, '物流單號'],
    [/據點|展售店|展場/, '限定展售門市'],
    [/愛心碼/, '捐贈碼'],
    [/總計/, '總金額'],
    [/訂單(?:已|立即)結束/, '訂單已失效、已取消'],
    [/收據/, '付款明細', { except: POSTAGE }],
    [/尚未送達該地區/, '目前不配送至該地區'],
    [/Cornice/, '框境'],
    [/新台幣/, '新臺幣, as it is printed on the notes'],
    [/臺北/, '台北', { place: 'interface' }],
    [/英寸/, '英吋'],
    [/意外款項/, '非預期款項'],
    [/買方|賣方/, '買家、賣家'],
    [/預備回覆/, '常用回覆'],
    [/線板/, '框條'],
    [/展示門市/, '限定展售門市'],
    [/員工/, '工作人員', { place: 'interface' }],
    [/免稅/, '零稅率：the two differ in the VAT Act'],
    [/寫信通知/, '以電子郵件通知'],
    [/水拓/, '濕拓'],
    [/你/, '您', { except: { in: /月亮已經付過了，你看/, why: 'a man is quoted' } }],
    [/資料夾(?:中|所在)/, '資料目錄', { place: 'interface' }],
    [/玻璃紙/, '格拉辛紙'],
    [/金流(?:業者|服務商)|支付服務商/, '金流商'],
    [/毫米|厘米/, '公釐、公分'],
    [/打印|屏幕|鼠標|默認|軟件|硬件|鏈接|服務器|郵箱|二維碼|發貨|運單|質保/, 'Taiwan’s own word'],
    [/框境|台北工坊/, 'the brand and the place are settings', { place: 'interface' }],
  ]),
  ...rows('zh-Hans', [
    [/裱框/, '装框'],
    [/限量版画/, '限量编号版'],
    [/开放版/, '不限量版'],
    [/版号/, '编号'],
    [/认证/, '证书'],
    [/保固|保修/, '质保'],
    [/(?<!艺术)微喷|输出/, '艺术微喷、印制'],
    [/画作/, '作品、复制画'],
    [/商品/, '作品、复制画', { place: 'interface', except: { in: /定制商品/, why: 'the law’s own word' } }],
    [/压克力/, '亚克力面板'],
    [/不需玻璃|不加玻璃|玻璃或亚克力|画框与表面/, '亚克力面板：every frame has it'],
    [/直幅/, '竖幅'],
    [/\d 则|则(?:消息|对话)/, '条'],
    [/注销(?:其他|所有)|登出/, '退出登录：注销 deletes an account'],
    [/帐/, '账'],
    [/删除[^。，]{0,3}账号|关闭账号|账号就暂时无法删除/, '注销账号'],
    [/开立|创建(?:您的)?账号/, '注册'],
    [/(?:个人|基本)数据/, '个人资料'],
    [/末[几四五]位|末 \d 位/, '后五位（至少后四位）'],
    [/回报|告知[^。]{0,4}转账|填写转账/, '提交转账信息'],
    [/电子邮件(?:格式|地址)/, '电子邮箱'],
    [/总计/, '总金额'],
    [/运送/, '配送'],
    [/快递|货运/, '物流公司'],
    [/收件人/, '收货人', { except: { in: /^这封邮件/, why: 'who reads a mail' } }],
    [/门市|据点|展售店|展场/, '限定展售门店'],
    [/贩售/, '出售'],
    [/订单(?:已|立即)结束/, '订单已失效、已取消'],
    [/工作天/, '工作日'],
    [/爱心码/, '捐赠码'],
    [/未税/, '不含税'],
    [/买受人/, '购买方'],
    [/脱机/, '离线'],
    [/关键字/, '关键词'],
    [/Cornice/, '框境'],
    [/艾雪/, '埃舍尔'],
  ]),
  // Words that automatic conversion from Traditional to Simplified leaves unchanged.
  ...rows('zh-Hans', [
    [/套用/, '应用、使用'],
    [/^协助$/, '帮助'],
    [/主旨/, '主题'],
    [/饭店/, '酒店'],
    [/国码/, '国家/地区代码'],
    [/字段/, '请检查标出的内容、请填写此项'],
    [/送出/, '发送、提交'],
    [/(?<!包裹)寄给/, '发送了'],
    [/索取/, '重新获取'],
    [/此动作|无法复原/, '此操作无法撤销'],
    [/未运行任何/, '未执行任何操作'],
    [/分润/, '分成'],
    [/产生文件/, '生成文件'],
    [/想像/, '想象'],
    [/版号发布/, '释放限量编号'],
    [/送审/, '提交审核'],
    [/查无/, '未查到、找不到'],
    [/请洽/, '请联系'],
    [/同仁/, '同事'],
    [/遗失/, '丢失'],
    [
      /荧幕|萤幕|软体|网路|程式|资讯|档案|滑鼠|视窗|预设|储存|讯息|列印|搜寻|连结|使用者|伺服器|记忆体/,
      'the mainland’s own word',
    ],
    [/身分/, '身份'],
    [/公釐|公分|英吋/, '毫米、厘米、英寸'],
    [/级距/, '档位'],
    [/请款/, '应付金额'],
    [/加入会员/, '成为会员'],
    [/地址簿/, '收货地址'],
    [/玻璃纸/, '格拉辛纸'],
    [/一般会员/, '普通会员'],
    [/(?<!购)买方|卖方/, '买家、卖家'],
    [/意外款项/, '非预期款项'],
    [/备用回复/, '常用回复'],
    [/支付服务商|支付机构/, '支付平台'],
    [/个人资料(?:副本|请求)/, '个人信息'],
    [/免税/, '零税率：the two differ in the VAT Act'],
    [/(?<!倘)若(?!干)/, '如果、如'],
    [/合约/, '合同'],
    [/订定/, '制定'],
    [/范例/, '示例'],
    [/选件/, '选品'],
    [/垃圾邮件箱/, '垃圾邮件文件夹'],
    [/平日|管理室/, '工作日、物业'],
    [/新增/, '添加', { place: 'interface' }],
    [/员工/, '工作人员', { place: 'interface' }],
    [/国家(?!或地区|和地区|与地区|\/地区)/, '国家或地区', { place: 'interface' }],
    [/框境|台北工坊/, 'the brand and the place are settings', { place: 'interface' }],
  ]),
];

const HAN = '\\p{Script=Han}';
const han = (pattern: string) => new RegExp(pattern.replaceAll('HAN', HAN), 'u');
const CHINESE = ['zh-Hant', 'zh-Hans'] as const;

/** Our typographic rules. */
export const TYPOGRAPHY: readonly Banned[] = [
  ...CHINESE.flatMap((lang) =>
    rows(lang, [
      [/\.\.\.|⋯|(?<!…)…(?!…)/, '……'],
      [han('HAN[,;:!?]|[,;:!?]HAN'), 'full-width marks', { except: { in: /^\{\w+, plural/, why: 'plural forms' } }],
      [/〈|〉/, '《》 for titles'],
      [/["']/, 'quotation marks of the language', { except: { in: /!@#\$/, why: 'signs for passwords' } }],
      [/\d %/, '5%, without a space'],
      [/gsm|\d g(?!\/m²)(?=[^\w/])/, 'g/m²'],
      [/\d ?[cm]m\b/, 'the unit in Chinese'],
      [han('HAN 框境|框境 HAN|HAN \\{brand\\}|\\{brand\\} HAN'), 'no space around 框境'],
      [/十四(?:天|位|日)|[三五七八]個工作天|[三五七八]个工作日/, 'figures in rules'],
      [han('HAN[A-Za-z0-9]|[A-Za-z0-9]HAN'), 'a space between Han and Latin'],
    ]),
  ),
  ...rows('zh-Hant', [[/[“”‘’]/, '「」']]),
  ...rows('zh-Hans', [
    [/[「」『』]/, '“”'],
    [/・/, '· in names'],
  ]),
  ...rows('en', [
    [
      /(?<!\d)["']/,
      '“ ” ’',
      {
        except: {
          in: /^Lost in M\.C\. Escher's Relativity$|!@#\$/,
          why: 'the specification’s words, and the signs for passwords',
        },
      },
    ],
    [/\.\.\./, '…'],
    [/\d %/, '5%, without a space'],
    [/\bgsm\b/, 'g/m²'],
  ]),
];

/** A text without placeholders, tags, links and addresses. */
function wordsOf(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\S+|[\w.]+@[\w.]+/g, '')
    .replace(/<\/?\d+\/?>/g, '');
}

/** Every text with a banned term, as a line with the term, the text and the replacement. */
export function faultsIn(texts: readonly ShopText[], banned: readonly Banned[]): string[] {
  return texts.flatMap(({ place, lang, name, text }) =>
    banned
      .filter((one) => one.lang === lang && (one.place ?? place) === place)
      .filter(({ term, except }) => term.test(wordsOf(text)) && !except?.in.test(text))
      .map(({ term, instead }) => `${lang} ${String(term)} → ${instead}: ${text.slice(0, 120)} [${name.slice(0, 60)}]`),
  );
}
