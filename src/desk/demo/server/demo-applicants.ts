import type { ReviewStep } from '#people/applications/application.rules.ts';
import type { Lang } from '#shared/locale.ts';
import type { DemoFile } from './demo-files.ts';

/** One step of an application: how many days ago, by whom, and with which words. */
export interface DemoStep {
  days: number;
  step: ReviewStep | 'answer';
  /** Which of the two reviewers; absent for an answer of the applicant. */
  by?: 'admin' | 'reviewer';
  words?: string;
  /** The file sent with an answer. */
  file?: DemoFile;
}

/** An applicant of the demo; all are invented. */
export interface DemoApplicant {
  email: string;
  kind: 'artist' | 'gallery';
  firstname: string;
  lastname: string;
  lang: Lang;
  company?: { name: string; contact: string };
  home: readonly [country: string, city: string, township: string, code: string, address: string];
  portfolio: string;
  statement: string;
  days: number;
  steps: readonly DemoStep[];
}

export const DEMO_APPLICANTS: readonly DemoApplicant[] = [
  {
    email: 'kao.yutung@demo.example',
    kind: 'artist',
    firstname: '語彤',
    lastname: '高',
    lang: 'zh-Hant',
    home: ['TW', '嘉義市', '東區', '600', '檜意街 23 號'],
    portfolio: 'https://kao-yutung.example',
    statement:
      '我用炭筆畫車站：等車的人、空下來的月台、末班車之後還亮著的燈。紙面擦了又畫，留下的灰就是時間。目前有二十二張完成，最大的一張寬 110 公分，都已掃描。',
    days: 3,
    steps: [
      { days: 2, step: 'ask', by: 'reviewer', words: '炭筆的灰階在印製時最難。能否先寄一張掃描檔讓我們看看？' },
      {
        days: 1,
        step: 'answer',
        words: '附上〈末班車之後〉，原作寬 84 公分，這是縮小的檔案；原始掃描為 600 dpi。',
        file: 'scan',
      },
    ],
  },
  {
    email: 'ferreira.lucia@demo.example',
    kind: 'artist',
    firstname: 'Lúcia',
    lastname: 'Ferreira',
    lang: 'en',
    home: ['GB', 'Bristol', 'Clifton', 'BS8 1AB', '14 Rope Walk'],
    portfolio: 'https://lucia-ferreira.example/linocuts',
    statement:
      'Linocuts of allotments and the people who keep them. I cut the key block first and let the colours decide themselves over a season. Fourteen plates are finished; I print from two blocks at most.',
    days: 13,
    steps: [{ days: 11, step: 'start', by: 'reviewer', words: 'Asked Jo to look at the scans with me.' }],
  },
  {
    email: 'lindqvist.marta@demo.example',
    kind: 'artist',
    firstname: 'Marta',
    lastname: 'Lindqvist',
    lang: 'en',
    home: ['SE', 'Stockholm', 'Södermalm', '118 46', 'Bergsgränd 3'],
    portfolio: 'https://marta-lindqvist.example',
    statement:
      'Watercolours of ice: what it looks like an hour before it breaks. I paint outside and stop when the brush freezes, so none of them took longer than forty minutes.',
    days: 6,
    steps: [
      { days: 5, step: 'start', by: 'admin' },
      {
        days: 4,
        step: 'ask',
        by: 'admin',
        words:
          'We like these very much. Could you send us one of them as a file of at least 3,600 pixels on its longer side, so that we can see how the paper prints?',
      },
    ],
  },
  {
    email: 'marsh.devon@demo.example',
    kind: 'artist',
    firstname: 'Devon',
    lastname: 'Marsh',
    lang: 'en',
    home: ['US', 'Portland', 'Oregon', '97202', '2210 SE Alder Court'],
    portfolio: 'https://devon-marsh.example/phone',
    statement: 'Street pictures taken on my way to work, one each day, with the phone I happened to have.',
    days: 41,
    steps: [
      { days: 39, step: 'start', by: 'reviewer' },
      {
        days: 36,
        step: 'reject',
        by: 'reviewer',
        words:
          'The files we have seen are about 1,200 pixels wide and would not carry our smallest size. With pictures from a larger sensor we would gladly look again: the series itself has a voice.',
      },
    ],
  },
  {
    email: 'pai.jenyu@demo.example',
    kind: 'artist',
    firstname: '仁宇',
    lastname: '白',
    lang: 'zh-Hant',
    home: ['TW', '新北市', '瑞芳區', '224', '石階路 17 號'],
    portfolio: 'https://pai-jenyu.example',
    statement: '絹印，畫的是礦山小鎮的屋頂與雨。每一版不超過四色，雨是用留白做出來的。',
    days: 140,
    steps: [
      { days: 138, step: 'start', by: 'admin' },
      { days: 137, step: 'ask', by: 'admin', words: '作品集裡的「雨後」系列是否都由您本人製版？其中兩張的簽名不同。' },
      { days: 136, step: 'answer', words: '是的，都是我製版。早期作品用的是筆名「白雨」，後來才改用本名。' },
      { days: 134, step: 'approve', by: 'admin' },
      {
        days: 9,
        step: 'suspend',
        by: 'reviewer',
        words:
          '有一位版畫家來信，表示「屋頂之二」的構圖出自他的作品。在聽取雙方說明之前，您的銷售暫停，請在對話中告訴我們您的看法。',
      },
    ],
  },
  {
    email: 'greenwindow@demo.example',
    kind: 'gallery',
    firstname: '明珊',
    lastname: '鍾',
    lang: 'zh-Hant',
    company: { name: '綠窗畫廊', contact: '鍾明珊' },
    home: ['TW', '桃園市', '桃園區', '330', '窗前街 8 號'],
    portfolio: 'https://green-window.example/artists',
    statement:
      '綠窗在桃園開了十一年，代理六位畫家，其中四位畫的是北臺灣的河。我們希望他們的作品也能以好的複製畫走進一般人的家。合約可隨時提供。',
    days: 4,
    steps: [
      { days: 3, step: 'start', by: 'admin' },
      { days: 2.5, step: 'ask', by: 'admin', words: '謝謝您的申請。請附上至少一份代理合約，節錄即可。' },
      { days: 2, step: 'answer', words: '附上與潘若溪老師的授權書節錄，其他幾位也可以補上。', file: 'mandate' },
      { days: 1, step: 'approve', by: 'admin', words: '已看過代理授權書，公司登記也查到了。' },
    ],
  },
];
