import type { Text } from '#shared/locale.ts';
import type { ReviewStep } from './application.rules.ts';

/** Texts that reviewers often need, in every language: the applicant gets their own. */
interface ReasonTemplate {
  name: string;
  text: Text;
}

/** The templates of each step that needs a message. Reviewers can edit them before sending. */
export const REASON_TEMPLATES: Partial<Record<ReviewStep, readonly ReasonTemplate[]>> = {
  ask: [
    {
      name: 'larger_files',
      text: {
        en: 'Could you send us one work as a file of at least 3,600 pixels on its longer side? We would like to see how it prints.',
        'zh-Hant': '能否請您傳一件作品的大檔給我們？長邊至少 3,600 像素，我們想看看印出來的效果。',
        'zh-Hans': '能否请您发一件作品的大图给我们？长边至少 3,600 像素，我们想看看印出来的效果。',
      },
    },
    {
      name: 'more_works',
      text: {
        en: 'Your portfolio shows only a few works. Could you show us at least five that belong together?',
        'zh-Hant': '您的作品集目前件數較少，能否再給我們看至少五件、彼此呼應的作品？',
        'zh-Hans': '您的作品集目前数量较少，能否再给我们看至少五件、彼此呼应的作品？',
      },
    },
    {
      name: 'mandate',
      text: {
        en: 'Please send us a contract or letter from one artist you represent that allows you to sell prints of their works.',
        'zh-Hant': '請附上一位代理藝術家的合約或授權書，說明您可銷售其作品的複製畫。',
        'zh-Hans': '请附上一位代理艺术家的合同或授权书，说明您可以销售其作品的复制画。',
      },
    },
  ],
  reject: [
    {
      name: 'quality',
      text: {
        en: 'The files we have seen are too small for the sizes we print. If you have new photographs or scans, we will be glad to look again.',
        'zh-Hant': '我們看到的檔案對我們印製的尺寸來說太小。若有重新拍攝或掃描的檔案，很樂意再看一次。',
        'zh-Hans': '我们看到的文件对我们印制的尺寸来说太小。如有重新拍摄或扫描的文件，很乐意再看一次。',
      },
    },
    {
      name: 'fit',
      text: {
        en: 'We show few artists and choose works that go well together. At the moment your works would not fit among them.',
        'zh-Hant': '我們展出的藝術家不多，選擇時看重作品之間的呼應。您的作品目前還難以在其中找到合適的位置。',
        'zh-Hans': '我们展出的艺术家不多，选择时看重作品之间的呼应。您的作品目前还难以在其中找到合适的位置。',
      },
    },
    {
      name: 'rights',
      text: {
        en: 'We could not confirm that you have the right to sell these works, and we print only works whose rights are clear.',
        'zh-Hant': '我們無法確認這些作品由您擁有銷售權，而我們只印製權利清楚的作品。',
        'zh-Hans': '我们无法确认这些作品由您拥有销售权，而我们只印制权利清楚的作品。',
      },
    },
  ],
  suspend: [
    {
      name: 'complaint',
      text: {
        en: 'Someone claims that one of your works is theirs. Until we have heard both sides, your works are not on sale.',
        'zh-Hant': '有人主張您的一件作品為其所有。在聽取雙方說明之前，我們暫停銷售您的作品。',
        'zh-Hans': '有人主张您的一件作品为其所有。在听取双方说明之前，您的作品暂停出售。',
      },
    },
    {
      name: 'unreachable',
      text: {
        en: 'We have written to you several times without an answer. Please contact us, and we will put your works back on sale.',
        'zh-Hant': '我們多次去信都沒有收到回覆。請與我們聯繫，作品會立即重新上架。',
        'zh-Hans': '我们多次给您写信都没有收到回复。请与我们联系，作品会立即重新上架。',
      },
    },
  ],
};
