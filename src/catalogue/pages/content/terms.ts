import { heading, paragraph, text } from '#ground/blocks/writing.ts';
import type { LegalContent } from '../page-content.ts';
import { termsAfter } from './terms-after.ts';
import { termsBuying } from './terms-buying.ts';
import { termsDelivery } from './terms-delivery.ts';

export const terms: LegalContent = {
  version: '2026-11-01',
  title: text('Terms of service', '服務條款', '服务条款'),
  lead: text(
    'The agreement between you and the shop, in plain words. Where the law protects you better than these terms, the law applies.',
    '您與本店之間的約定，用白話寫成。法律對您的保障若優於本條款，以法律為準。',
    '您与本店之间的约定，用白话写成。法律对您的保障如优于本条款，以法律为准。',
  ),
  description: text(
    'Orders, prices, payment, delivery, editions, warranty, complaints and law: the agreement between you and the shop.',
    '訂購、價格、付款、配送、限量、保固、申訴與準據法：您與本店之間的約定。',
    '订购、价格、付款、配送、限量、质保、投诉与适用法律：您与本店之间的约定。',
  ),
  blocks: [
    heading('parties', '1. Who we are', '1. 我們是誰', '1. 我们是谁'),
    paragraph(
      'The shop is run by {company} (“{brand}”, “we”), represented by {representative}, {address}. Telephone {phone}, e-mail {email}, {hours}.',
      '本店由{company}（以下稱「{brand}」或「我們」）經營，代表人{representative}，地址 {address}，電話 {phone}，電子信箱 {email}，服務時間{hours}。',
      '本店由{company}（以下称“{brand}”或“我们”）经营，代表人{representative}，地址 {address}，电话 {phone}，电子邮箱 {email}，服务时间{hours}。',
    ),
    heading('account', '2. Your account', '2. 您的帳號', '2. 您的账号'),
    paragraph(
      'To order, you need an account with true details. Keep your password secret, and tell us if someone else has used it. If you are under 18, you need the consent of a legal representative. You can delete your account as soon as no order is in progress. We may suspend an account that is used to deceive others or to disrupt the shop, and we will say why.',
      '訂購須有帳號，並填寫真實資料。請妥善保管密碼；若遭他人使用，請告知我們。未滿 18 歲者須經法定代理人同意。沒有進行中的訂單時，您可隨時刪除帳號；帳號若用於欺騙他人或妨害本店運作，我們得予停用並說明理由。',
      '订购须有账号，并填写真实信息。请妥善保管密码；如被他人使用，请告知我们。未满 18 岁的须经法定代理人同意。没有进行中的订单时，您可随时注销账号；账号如用于欺骗他人或妨碍本店运作，我们可予停用并说明理由。',
    ),
    heading('works', '3. What we sell', '3. 我們販售什麼', '3. 我们销售什么'),
    paragraph(
      'We sell reproductions of works of art as giclée prints, with or without a frame. They are not originals. Sizes are those of the printed sheet; the outer size with the frame is shown next to them, with a tolerance of 2 mm. Colours on screens differ from colours on paper, and natural wood from its picture. Some works are sold only in exhibition stores and cannot be ordered here.',
      '我們販售藝術作品的複製畫，以藝術微噴印製，可選擇是否裝框；並非原作。尺寸為印製畫面的尺寸，旁邊另標示含框外圍尺寸，誤差在 2 公釐以內。螢幕與紙上的顏色、木料與其圖片，會有差異。部分作品僅於限定展售門市販售，無法在此訂購。',
      '我们销售艺术作品的复制画，以艺术微喷印制，可选择是否装框；并非原作。尺寸为印制画面的尺寸，旁边另标示含框外围尺寸，误差在 2 毫米以内。屏幕与纸上的颜色、木料与其图片，会有差异。部分作品仅于限定展售门店出售，无法在此订购。',
    ),
    ...termsBuying,
    ...termsDelivery,
    ...termsAfter,
  ],
};
