import { expect, test } from 'vitest';
import type { Locale } from '#shared/locale.ts';
import { readPdf } from './testing-pdf.ts';
import { openTypesetter } from './typesetter.service.ts';

async function fontsOf(locale: Locale, text: string): Promise<string> {
  const sheet = openTypesetter({ locale, title: 'Sheet', author: 'Shop', date: new Date(0) });
  sheet.newPage();
  sheet.set(text, { x: 40, y: 40, width: 400 }, { size: 9 });
  sheet.pdf.end();
  const parts: Uint8Array[] = [];
  for await (const part of sheet.pdf) parts.push(part as unknown as Uint8Array);
  return (await readPdf(Buffer.concat(parts))).fonts.join();
}

test('quotes and dashes are set in the Latin font of an English document, in the Chinese font of a Chinese one', async () => {
  const text = 'Bank’s reference – “B1”…';
  const english = await fontsOf('en', text);
  expect(english).toContain('Source');
  expect(english).not.toContain('Noto');
  expect(await fontsOf('zh-Hant', text)).toContain('Noto');
});
