import type { Text } from '#shared/locale.ts';

/** A seller's work of the demo, and its stage. */
export interface DemoWork {
  stage: 'draft' | 'submitted' | 'needs_changes' | 'paused' | 'removed';
  title: Text;
  alt: Text;
  inspiration: Text;
  year: number;
  subjects: string[];
  /** Colours of sky above, sky at the roofs, walls, and the lit window. */
  colours: readonly [string, string, string, string];
}

export const MATERIAL: Text = {
  en: 'Gouache on cotton paper, scanned at 600 dots per inch.',
  'zh-Hant': '不透明水彩、棉漿紙，以 600 dpi 掃描。',
  'zh-Hans': '水粉、棉浆纸，以 600 dpi 扫描。',
};

/** What the reviewer asks for in the returned work. */
export const REVIEWER_WORDS = '左側邊緣還看得到掃描台的陰影，請裁掉約一公分；英文說明也請再寫得完整一些。謝謝！';

/** One at each stage: five evenings in one lane. */
export const DEMO_WORKS: readonly DemoWork[] = [
  {
    stage: 'draft',
    title: { en: 'Lane, five o’clock', 'zh-Hant': '巷口，五點', 'zh-Hans': '巷口，五点' },
    alt: {
      en: 'Houses of a lane in late yellow light, one window lit',
      'zh-Hant': '傍晚黃光裡的巷屋，一扇窗亮著',
      'zh-Hans': '傍晚黄光里的巷屋，一扇窗亮着',
    },
    inspiration: {
      en: 'The hour when the first lamp is switched on and nobody has noticed yet that it is evening.',
      'zh-Hant': '第一盞燈亮起，卻還沒有人發覺天色已晚的時刻。',
      'zh-Hans': '第一盏灯亮起，却还没有人发觉天色已晚的时刻。',
    },
    year: 2025,
    subjects: ['house', 'evening', 'light'],
    colours: ['#e9c46a', '#f4e2b8', '#6b4a3a', '#fff3c4'],
  },
  {
    stage: 'submitted',
    title: { en: 'Lane after rain', 'zh-Hant': '雨後的巷子', 'zh-Hans': '雨后的巷子' },
    alt: {
      en: 'Grey-green houses under a clearing sky',
      'zh-Hant': '轉晴天空下灰綠色的房屋',
      'zh-Hans': '转晴天空下灰绿色的房屋',
    },
    inspiration: {
      en: 'Rain takes the dust away and leaves the colours that the walls had when they were new.',
      'zh-Hant': '雨帶走灰塵，留下牆面嶄新時的顏色。',
      'zh-Hans': '雨带走灰尘，留下墙面崭新时的颜色。',
    },
    year: 2025,
    subjects: ['house', 'rain', 'lane'],
    colours: ['#8fb3b0', '#d7e4dd', '#3f5a54', '#f6d58a'],
  },
  {
    stage: 'needs_changes',
    title: { en: 'The last shutter', 'zh-Hant': '最後一扇鐵門', 'zh-Hans': '最后一扇铁门' },
    alt: {
      en: 'A dark row of shops, one still open',
      'zh-Hant': '暗下來的店面，只剩一家亮著',
      'zh-Hans': '暗下来的店面，只剩一家亮着',
    },
    inspiration: {
      en: 'The tailor closes last.',
      'zh-Hant': '裁縫店總是最後打烊。',
      'zh-Hans': '裁缝店总是最后打烊。',
    },
    year: 2024,
    subjects: ['shop', 'night', 'light'],
    colours: ['#1d2b4f', '#5b5f8a', '#161a2b', '#ffb347'],
  },
  {
    stage: 'paused',
    title: { en: 'Roofs before the typhoon', 'zh-Hant': '颱風前的屋頂', 'zh-Hans': '台风前的屋顶' },
    alt: { en: 'Roofs under a violet sky', 'zh-Hant': '紫色天空下的屋頂', 'zh-Hans': '紫色天空下的屋顶' },
    inspiration: {
      en: 'For an hour the sky was a colour that I had no tube of paint for.',
      'zh-Hant': '有一個小時，天空是我顏料盒裡沒有的顏色。',
      'zh-Hans': '有一个小时，天空是我颜料盒里没有的颜色。',
    },
    year: 2023,
    subjects: ['roof', 'sky', 'storm'],
    colours: ['#7a4f9a', '#f0b7a4', '#33283f', '#ffe2a8'],
  },
  {
    stage: 'removed',
    title: { en: 'Noon, no shade', 'zh-Hant': '正午，無蔭', 'zh-Hans': '正午，无荫' },
    alt: { en: 'White walls in hard light', 'zh-Hant': '強光下的白牆', 'zh-Hans': '强光下的白墙' },
    inspiration: {
      en: 'An exercise in painting white with everything but white.',
      'zh-Hant': '練習不用白色畫出白色。',
      'zh-Hans': '练习不用白色画出白色。',
    },
    year: 2022,
    subjects: ['house', 'noon'],
    colours: ['#9fd0ea', '#eef6f7', '#b9a68c', '#ffffff'],
  },
];

const [WIDTH, HEIGHT] = [4_800, 3_600];

export function drawingOf(
  { colours: [above, below, wall, lamp] }: DemoWork,
  { seed, width = WIDTH }: { seed: number; width?: number | undefined },
): string {
  const houses = Array.from({ length: 9 }, (_, at) => {
    const height = 900 + ((at * 7 + seed * 5) % 6) * 220;
    const x = at * 540 - 40;
    const roof = `M${x} ${HEIGHT - height}l${270 + ((seed * at) % 3) * 40} -260l${270 - ((seed * at) % 3) * 40} 260z`;
    return `<path d="${roof}" fill="${wall}" opacity="0.86"/><rect x="${x}" y="${HEIGHT - height}" width="540" height="${height}" fill="${wall}" opacity="${0.7 + (at % 3) * 0.1}"/>`;
  });
  const window = `<rect x="${700 + seed * 540}" y="${HEIGHT - 780}" width="190" height="260" fill="${lamp}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * HEIGHT) / WIDTH}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><linearGradient id="s" x1="0" y1="0" x2="0.2" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="0.75" stop-color="${below}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>${houses.join('')}${window}</svg>`;
}
