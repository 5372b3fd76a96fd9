import type { Text } from '#shared/locale.ts';
import type { StoryAction } from './demo-order-steps.ts';

const words = (en: string, hant: string, hans: string): Text => ({ en, 'zh-Hant': hant, 'zh-Hans': hans });

/** What members and staff say at a step, in the order's language; several variants. */
export const ORDER_WORDS: Partial<Record<StoryAction, readonly Text[]>> = {
  cancel: [
    words('I chose the wrong size.', '尺寸選錯了，想重新訂購。', '尺寸选错了，想重新订购。'),
    words('We are moving; I will order again in the new flat.', '要搬家了，等新家再訂。', '要搬家了，等新家再订。'),
  ],
  request_cancel: [
    words('The wall turned out to be narrower than I thought.', '量了牆面才發現太窄。', '量了墙面才发现太窄。'),
    words('Could I change to the walnut frame instead?', '可以改成胡桃木框嗎？', '可以改成胡桃木框吗？'),
  ],
  accept_cancel: [words('We stopped in time.', '我們及時停止製作了。', '我们及时停止制作了。')],
  refuse_cancel: [
    words(
      'The print is already framed, so we will finish it; you can still return it.',
      '作品已經裝框，我們會完成製作；收到後仍可退貨。',
      '作品已经装框，我们会完成制作；收到后仍可退货。',
    ),
  ],
  owe_refund: [
    words('A corner of the mat was scuffed.', '卡紙一角有擦痕，補償您。', '卡纸一角有擦痕，予以补偿。'),
    words('It took longer than we promised.', '製作時間比承諾的久。', '制作时间比承诺的久。'),
  ],
  ask_return: [
    words('The colours are warmer than on my screen.', '顏色比螢幕上暖。', '颜色比屏幕上暖。'),
    words('It was a present and they have it already.', '送禮才知道對方已經有了。', '送礼才知道对方已经有了。'),
  ],
  ask_part: [words('One of them does not suit the room.', '其中一幅與房間不搭。', '其中一幅与房间不搭。')],
  approve_return: [words('Please send it in its own box.', '請用原來的紙箱寄回。', '请用原来的纸箱寄回。')],
  reject_return: [
    words('The glazing was broken after delivery.', '壓克力面板是收到後才破損的。', '亚克力面板是收到后才破损的。'),
  ],
};

/** The card of the demo's gift, and for whom it is. */
export const GIFT_WORDS = {
  recipient: words('Amy Chen', '陳怡君', '陈怡君'),
  message: words(
    'Happy birthday! A bit of quiet for the wall above your desk.',
    '生日快樂！\n送你一點寧靜，掛在書桌前。',
    '生日快乐！\n送你一点宁静，挂在书桌前。',
  ),
};

/** Remarks of some buyers on their order. */
export const REMARKS: readonly Text[] = [
  words('Please leave it with the concierge.', '請交給管理室代收。', '请交给物业代收。'),
  words(
    'It is a birthday present, no price in the parcel please.',
    '生日禮物，包裹請勿附價格。',
    '生日礼物，包裹请勿附价格。',
  ),
  words('Weekdays after seven, please.', '平日晚上七點後送達。', '请在工作日晚上七点后送达。'),
];
