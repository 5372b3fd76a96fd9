import type { Page } from '@playwright/test';
import { errorBeside, test } from './entry-page.ts';
import { inLanguage, LANGUAGES } from './routes.ts';
import { expect, open } from './shop-test.ts';

/** The shop's messages beside a field, in its three languages. */
const SAID = {
  missing: ['Please fill this in.', '請填寫此欄位。', '请填写此项。'],
  'too long': ['At most 149 characters.', '最多 149 個字元。', '最多 149 个字符。'],
  'statement too long': ['At most 2000 characters.', '最多 2000 個字元。', '最多 2000 个字符。'],
  'too short': ['At least 8 characters.', '至少 8 個字元。', '至少 8 个字符。'],
  'no address': ['This is not a valid e-mail address.', '電子信箱格式不正確。', '电子邮箱格式不正确。'],
  'not digits': ['Digits only, please.', '請只輸入數字。', '请只输入数字。'],
  'no letter': ['The password needs a letter.', '密碼需包含一個英文字母。', '密码需包含一个英文字母。'],
  'no digit': ['The password needs a digit.', '密碼需包含一個數字。', '密码需包含一个数字。'],
  'no symbol': [
    'The password needs one of the symbols !@#$.,-',
    '密碼需包含以下任一符號：!@#$.,-',
    '密码需包含以下任一符号：!@#$.,-',
  ],
  'an address': [
    'A name cannot contain a web or e-mail address. Please leave a space after a full stop.',
    '姓名或名稱不可含有網址或電子信箱；英文句點後請空一格。',
    '姓名或名称不可含有网址或电子邮箱；英文句点后请空一格。',
  ],
  'not chosen': ['Please choose one.', '請選擇一項。', '请选择一项。'],
  'not ticked': ['Please tick this box.', '請勾選此項。', '请勾选此项。'],
  fine: ['', '', ''],
} as const;
type Verdict = keyof typeof SAID;

const text = (length: number) => '畫'.repeat(length);
const NAMES = ['firstname', 'lastname', 'company.name', 'company.contact'];
const digits = (length: number) => '7'.repeat(length);

const mustBeShort = (name: string): [string, string, Verdict][] => [
  [name, text(149), 'fine'],
  [name, text(150), 'too long'],
];
const mustBeThere = (name: string): [string, string, Verdict][] => [...mustBeShort(name), [name, '', 'missing']];

/** Every rule of spec §5 at its limit: the field, the typed text, and the shop's message. */
const EDGES: [string, string, Verdict][] = [
  ...['firstname', 'lastname', 'address.city', 'address.township', 'address.postal_code', 'address.address'].flatMap(
    mustBeThere,
  ),
  ...['company.name', 'company.contact', 'portfolio'].flatMap(mustBeThere),
  ...['job_title', 'company.tax_id', 'address.remark'].flatMap(mustBeShort),
  ...NAMES.flatMap((name): [string, string, Verdict][] => [
    [name, 'Win at foo.com', 'an address'],
    [name, 'J. R. R. Tolkien, Jr.', 'fine'],
  ]),
  ['statement', text(2000), 'fine'],
  ['statement', text(2001), 'statement too long'],
  ['mobile.number', digits(149), 'fine'],
  ['mobile.number', digits(150), 'too long'],
  ['mobile.number', '0912-345678', 'not digits'],
  ['mobile.number', '０９１２', 'not digits'],
  ['mobile.number', '', 'missing'],
  ['company.phone.number', digits(149), 'fine'],
  ['company.phone.number', digits(150), 'too long'],
  ['company.phone.number', '02 2311', 'not digits'],
  ['company.phone.number', '', 'fine'],
  ['birthday', '1990-05-17', 'fine'],
  ['birthday', '', 'missing'],
  ['email', 'mei@example.com', 'fine'],
  ['email', 'mei@', 'no address'],
  ['email', 'mei.example.com', 'no address'],
  ['email', '', 'missing'],
  ['password', 'Qzt7!xk', 'too short'],
  ['password', 'Qzt7!xkw', 'fine'],
  ['password', '73195284', 'no letter'],
  ['password', '7319528!', 'no letter'],
  ['password', 'Qztbmxkw!', 'no digit'],
  ['password', 'Qzt7bmxkw', 'no symbol'],
  ['password', 'Qzt7bmxkw?', 'no symbol'],
  ...[...'!@#$.,-'].map((symbol): [string, string, Verdict] => ['password', `Qzt7bmxkw${symbol}`, 'fine']),
  ['password', '', 'missing'],
];

/** Nothing chosen, nothing ticked: only submitting shows these. */
const NOT_CHOSEN: [string, Verdict][] = [
  ['mobile.code', 'missing'],
  ['address.country_code', 'missing'],
  ['gender', 'not chosen'],
  ['agree', 'not ticked'],
];

async function clear(page: Page, name: string) {
  const box = page.locator(`[id="${name}"]`);
  await box.fill('');
  await box.blur();
}

for (const [at, locale] of LANGUAGES.entries()) {
  test(`${locale}: every rule of the registration speaks up at its edge, beside its field`, async ({ page }) => {
    await open(page, inLanguage(locale, '/register/gallery'));
    // If the shop preselects Taiwan, clear it; the towns of Taiwan are not free text.
    await clear(page, 'mobile.code');
    await clear(page, 'address.country_code');
    // The optional fields are folded.
    await page.locator('main form summary').click();

    for (const [name, typed, verdict] of EDGES) {
      const field = page.locator(`[name="${name}"]`);
      await field.fill(typed);
      await field.blur();
      await expect(await errorBeside(page, name), `${name}: ${typed}`).toHaveText(SAID[verdict][at] ?? '');
    }
    await page.locator('main form').getByRole('button').last().click();
    for (const [name, verdict] of NOT_CHOSEN) {
      await expect(await errorBeside(page, name), name).toHaveText(SAID[verdict][at] ?? '');
    }
  });

  test(`${locale}: sign-in and forgotten password say what is missing beside the field`, async ({ page }) => {
    await open(page, inLanguage(locale, '/login'));
    await page.locator('main form').getByRole('button').last().click();
    for (const name of ['email', 'password']) {
      await expect(await errorBeside(page, name)).toHaveText(SAID.missing[at] ?? '');
    }

    await open(page, inLanguage(locale, '/forgotPassword'));
    await page.locator('[name=email]').fill('mei@');
    await page.locator('main form').getByRole('button').last().click();

    await expect(await errorBeside(page, 'email')).toHaveText(SAID['no address'][at] ?? '');
    await expect(page.locator('[name=email]')).toBeFocused();
  });
}
