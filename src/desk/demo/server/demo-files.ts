import { MARGIN, PLAIN, QUIET, WIDTH } from '#ground/documents/server/page-parts.ts';
import { finishedPdf, openTypesetter } from '#ground/documents/server/typesetter.service.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';

export type DemoFile = 'scan' | 'mandate';

const [W, H] = [1_500, 1_000];

/** A charcoal drawing of a platform after the last train. */
function drawing(): string {
  const posts = [0, 1, 2, 3, 4].map((at) => {
    const x = 380 + at * 400 - at * at * 14;
    const top = 520 + at * 46;
    const glow = `<circle cx="${x}" cy="${top}" r="${120 - at * 14}" fill="#fff" opacity="0.5"/>`;
    return `${glow}<path d="M${x} ${top}V1180" stroke="#2b2b2b" stroke-width="${16 - at * 2}"/><circle cx="${x}" cy="${top}" r="26" fill="#fdfdfa"/>`;
  });
  const rails = [0, 1].map((at) => `<path d="M${-100 + at * 560} 1600L1900 1010" stroke="#3a3a3a" stroke-width="12"/>`);
  const people = [620, 700, 1480].map(
    (x) =>
      `<ellipse cx="${x}" cy="1110" rx="34" ry="92" fill="#1c1c1c"/><circle cx="${x}" cy="1000" r="30" fill="#1c1c1c"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 2400 1600"><defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#55534f"/><stop offset="0.7" stop-color="#b9b5ad"/><stop offset="1" stop-color="#8d8981"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/><path d="M0 1190H2400V1260H0z" fill="#6b6862"/>${rails.join('')}${posts.join('')}${people.join('')}</svg>`;
}

const MANDATE = [
  '甲方：綠窗畫廊（桃園市桃園區窗前街 8 號）',
  '乙方：潘若溪，畫家',
  '一、乙方委託甲方代理其平面作品之複製與銷售，期間自 2025 年 3 月 1 日起三年。',
  '二、甲方得將附件所列作品之數位檔案交由經甲方認可之印製商製作複製畫。',
  '三、甲方應於每年一月結算前一年度之銷售，並將明細交付乙方。',
  '四、乙方保有全部著作權；本授權不得轉讓。',
  '附件一：〈大漢溪，枯水期〉等十一件作品清單（另附）。',
];

/** An excerpt of a contract between a gallery and a painter; both are invented. */
function mandate(): Promise<Buffer> {
  const title = '代理授權書（節錄）';
  const sheet = openTypesetter({
    locale: 'zh-Hant',
    title,
    author: '綠窗畫廊',
    date: new Date('2025-03-01T04:00:00Z'),
  });
  let y = MARGIN;
  y += sheet.set(title, { x: MARGIN, y, width: WIDTH }, { size: 18, weight: 'medium' }) + 18;
  for (const line of MANDATE) y += sheet.set(line, { x: MARGIN, y, width: WIDTH }, { ...PLAIN, size: 11 }) + 10;
  sheet.set('2025 年 3 月 1 日，桃園', { x: MARGIN, y: y + 20, width: WIDTH }, QUIET);
  return finishedPdf(sheet);
}

/** A file of the demo, with its sender's file name. */
export async function demoFile(file: DemoFile): Promise<{ name: string; bytes: Buffer }> {
  if (file === 'mandate') return { name: '代理授權書.pdf', bytes: await mandate() };
  return { name: '末班車之後.jpg', bytes: await sharp(Buffer.from(drawing())).jpeg({ quality: 84 }).toBuffer() };
}
