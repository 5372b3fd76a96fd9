/** Words that guessers try first, in lower case. */
const WORDS =
  'password passw0rd p@ssw0rd p@ssword pa$$w0rd pa$$word qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm admin ' +
  'administrator root user welcome letmein iloveyou monkey dragon sunshine princess football baseball master superman ' +
  'batman shadow michael jennifer jordan charlie daniel jessica ashley computer secret freedom whatever trustno login ' +
  'hello test testing changeme default guest access google taiwan taipei china woaini nihao cornice abc abcd abcde ' +
  'abcdef abcdefg abcdefgh qaz qazwsx qwer asdf zxcv a aa aaa aaaa q qq';

/** Numbers that people put beside them. */
export const COMMON_NUMBERS: ReadonlySet<string> = new Set(
  (
    '1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0 00 000 0000 1111 111111 000000 520 1314 5201314 ' +
    '88 888 666 168 1688 99 999 2020 2021 2022 2023 2024 2025 2026'
  ).split(' '),
);

/** Walks over the keyboard that hold a letter, a digit and a symbol already. */
export const KEYBOARD_WALKS: ReadonlySet<string> = new Set(
  (
    '1qaz@wsx 1qaz!qaz !qaz2wsx !qaz1qaz @wsx1qaz 1q2w3e4r! 1q2w3e4r. !q2w3e4r 1q2w3e! q1w2e3r4! zaq1@wsx zaq!2wsx ' +
    'a1b2c3d4! 1qaz2wsx! 1qaz2wsx. !qaz@wsx3edc'
  ).split(' '),
);

const quoted = WORDS.split(' ').map((word) => word.replaceAll('$', '\\$'));

/** A common word with symbols and numbers around it, and nothing else. */
export const AROUND_A_WORD = new RegExp(
  `^[!@#$.,-]*(\\d*)[!@#$.,-]*(?:${quoted.join('|')})[!@#$.,-]*(\\d*)[!@#$.,-]*$`,
);
