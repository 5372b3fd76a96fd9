import type { Block } from '#ground/blocks/block.rules.ts';
import { heading, list, paragraph, text } from '#ground/blocks/writing.ts';

/** Terms of service, points 11 to 16: warranty, liability, rights in pictures, complaints, law, changes. */
export const termsAfter: readonly Block[] = [
  heading('warranty', '11. Warranty', '11. 保固', '11. 质保'),
  paragraph(
    'We are liable for defects as provided by law. If a print arrives damaged or faulty and you tell us within 30 days of arrival, we remake or refund it, as you choose. In addition, {company} warrants the colours of a print against visible fading for the period stated on the work’s page at the time of your order, between 10 and 80 years, and keeps any further promise stated there or on the certificate.',
    '我們依法負瑕疵擔保責任。到貨時損壞或有瑕疵，並於 30 天內告知者，重做或退款由您選擇。此外，{company}就作品色彩提供保固，保證無明顯褪色，年限以訂購時作品頁面所載為準，為 10 至 80 年；作品頁面或保證書另載有其他保固者，從其所載。',
    '我们依法承担瑕疵担保责任。到货时损坏或有瑕疵，并在 30 天内告知的，重做或退款由您选择。此外，{company}就作品色彩提供质保，保证无明显褪色，年限以订购时作品页面所载为准，为 10 至 80 年；作品页面或证书另载有其他质保的，从其所载。',
  ),
  list(
    text(
      'It starts on the day of arrival; for works from an exhibition store, on the date of sale stated on the certificate.',
      '自到貨日起算；於限定展售門市購得者，自保證書所載售出日起算。',
      '自到货日起算；在限定展售门店购得的，自证书所载售出日起算。',
    ),
    text(
      'It requires a dry room without direct sun, and that the print and frame have not become wet, been cleaned with solvents or been altered. Wiping the acrylic with a slightly damp cloth is fine.',
      '以乾燥、無日光直射的室內為前提，且作品與畫框未受潮、未以溶劑清潔、未經改動。以微濕的布擦拭壓克力面板不影響保固。',
      '以干燥、无阳光直射的室内为前提，且作品与画框未受潮、未以溶剂清洁、未经改动。以微湿的布擦拭亚克力面板不影响质保。',
    ),
    text(
      'We remake the print or, if that is no longer possible, refund its price. To make a claim, send us a photograph and the certificate.',
      '我們將重新印製；無法重製時，退還作品價款。申請時請提供照片與保證書。',
      '我们将重新印制；无法重制时，退还作品价款。申请时请提供照片与证书。',
    ),
    text(
      'Your statutory rights are not limited by it.',
      '您依法享有的權利並存，不因此受限。',
      '您依法享有的权利并存，不因此受限。',
    ),
  ),
  heading('liability', '12. Liability', '12. 責任', '12. 责任'),
  paragraph(
    'We are liable under the law for our own faults and for those of the people who work for us. Nothing here limits liability for intent or gross negligence, for injury, or under consumer and product law. We are not liable for losses that could not be foreseen, such as a wall damaged by your own hook. Events beyond anyone’s control, such as typhoons, earthquakes and closed borders, extend deadlines for as long as they last; we will tell you, and you may withdraw.',
    '我們就自身與受僱人、受託人的過失依法負責。本條款不限制因故意或重大過失、人身損害，或依消費者保護與商品責任法令所生的責任。對於無法預見的損失，例如您自備的掛鉤使牆面受損，我們不負責任。颱風、地震、邊境關閉等不可抗力事件，期限於事件持續期間順延；我們會通知您，您可解除契約。',
    '我们就自身与雇员、受托人的过失依法负责。本条款不限制因故意或重大过失、人身损害，或依消费者保护与产品责任法律所产生的责任。对于无法预见的损失，例如您自备的挂钩使墙面受损，我们不负责任。台风、地震、边境关闭等不可抗力事件，期限在事件持续期间顺延；我们会通知您，您可解除合同。',
  ),
  heading('copyright', '13. Rights in pictures', '13. 圖像權利', '13. 图像权利'),
  paragraph(
    'Works belong to their artists, texts and drawings to us. You buy the print itself: you may hang it, give it away or resell it, but not copy it. The pictures on this site are for browsing and choosing only. For other uses, please ask us.',
    '作品屬於藝術家，文字與圖示屬於{brand}。您購買的是複製畫本身：可以懸掛、贈送、轉售，但不得複製；本站圖片僅供瀏覽與選購。其他用途請與我們聯絡。',
    '作品属于艺术家，文字与图示属于{brand}。您购买的是复制画本身：可以悬挂、赠送、转卖，但不得复制；本站图片仅供浏览与选购。其他用途请与我们联系。',
  ),
  paragraph(
    'Artists and galleries sell under a separate agreement. By uploading a work, they confirm that they hold the rights to it.',
    '藝術家與畫廊的銷售另以合約約定。上傳作品者，保證擁有相關權利。',
    '艺术家与画廊的销售另以合同约定。上传作品的，保证拥有相关权利。',
  ),
  heading('complaints', '14. Complaints', '14. 申訴', '14. 投诉'),
  paragraph(
    'If something went wrong, tell us: in the messages of your account, at {email}, or by telephone on {phone}. A member of staff will handle it, and you will get a full answer within 15 days. If you are not satisfied, consumers in Taiwan can call 1950 or contact the Consumer Protection Committee at [cpc.ey.gov.tw](https://cpc.ey.gov.tw); elsewhere, the consumer authority of the place where you live.',
    '若有不滿，請告訴我們：帳號內的訊息、{email}，或電話 {phone}。由專人處理，並於 15 天內妥適回覆。若您仍不滿意，可撥打 1950 全國消費者服務專線，或透過[行政院消費者保護會](https://cpc.ey.gov.tw)申訴；海外消費者可洽居住地的消費者保護機關。',
    '如有不满，请告诉我们：账号内的消息、{email}，或电话 {phone}。由专人处理，并在 15 天内妥善答复。如果您仍不满意，台湾的消费者可拨打 1950 消费者服务专线，或通过[台湾消费者保护会](https://cpc.ey.gov.tw)申诉；其他地区的消费者可联系居住地的消费者保护机构。',
  ),
  heading('law', '15. Law and courts', '15. 準據法與管轄', '15. 适用法律与管辖'),
  paragraph(
    'The law of Taiwan (Republic of China) applies. If you order as a consumer from elsewhere, you keep the protection that cannot be waived under your country’s law. The Taiwan Taipei District Court is the court of first instance; Article 47 of the Consumer Protection Act, the rules on small claims and the courts available to you under your own law are not affected.',
    '本條款以中華民國（台灣）法律為準據法。若您於其他地區以消費者身分訂購，居住地法律中不得拋棄的保障仍然適用。以臺灣臺北地方法院為第一審管轄法院，但不排除《消費者保護法》第 47 條、小額訴訟管轄，以及您所在地法律賦予的管轄法院。',
    '本条款适用台湾地区的法律。如果您在其他地区以消费者身份订购，居住地法律中不得放弃的保障仍然适用。以台湾台北地方法院为第一审管辖法院，但不排除台湾《消费者保护法》第 47 条、小额诉讼管辖，以及您所在地法律赋予的管辖法院。',
  ),
  heading('changes', '16. Changes', '16. 修訂', '16. 修订'),
  paragraph(
    'Changed terms get a new date and apply to orders placed after it. If one term is void, the others remain valid; in case of doubt, a term is read in the consumer’s favour. How we handle your data is in the [privacy statement](/policy).',
    '條款修訂時更新日期，適用於其後成立的訂單。個別條款無效時，其餘條款仍然有效；條款如有疑義，應為有利於消費者之解釋。個人資料的處理請見[隱私權聲明](/policy)。',
    '条款修订时更新日期，适用于其后成立的订单。个别条款无效时，其余条款仍然有效；条款如有疑义，应作有利于消费者的解释。个人信息的处理请见[隐私声明](/policy)。',
  ),
];
