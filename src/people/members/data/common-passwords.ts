/**
 * Passwords that meet the rules of spec §5 and rank high in every published list of stolen ones, in lower case. Whole
 * passwords, not patterns.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (
    'password1@ password1# password1$ password1. password!1 password@1 password#1 password12! password123! ' +
    'password123@ password123# password123$ password123. password@12 password@123 password@1234 password#123 password.123 ' +
    'password-123 password1234! password!23 p@ssw0rd p@ssw0rd1 p@ssw0rd! p@ssw0rd1! p@ssw0rd12 p@ssw0rd123 p@ssw0rd1234 ' +
    'p@ssw0rd! p@ssw0rd@123 p@ssword1 p@ssword12 p@ssword123 p@ssword1! p@$$w0rd p@$$w0rd1 p@$$word1 pa$$w0rd pa$$w0rd1 ' +
    'pa$$word1 pa$$word123 passw0rd! passw0rd1! passw0rd@ passw0rd. qwerty1! qwerty12! qwerty123! qwerty123@ qwerty123. ' +
    'qwerty1234! qwerty@123 qwerty@1 qwerty!@#123 qwer1234! qwer1234@ qwer1234. qwer!234 1qaz@wsx 1qaz!qaz !qaz2wsx !qaz1qaz ' +
    '@wsx1qaz 1qaz2wsx! 1qaz2wsx. 1qaz2wsx@ 1qaz@wsx3edc !qaz@wsx3edc 1q2w3e4r! 1q2w3e4r. 1q2w3e4r@ 1q2w3e4r5t! !q2w3e4r ' +
    'q1w2e3r4! q1w2e3r4. zaq1@wsx zaq!2wsx zaq12wsx! zxcvbnm1! zxcvbnm123! asdf1234! asdfghjkl1! asd123!@# abc123!@# ' +
    'abc@1234 abc@123456 abc123!! abc1234! abc12345! abcd123! abcd1234! abcd1234. abcd1234@ abcd@1234 abcd@123 a1b2c3d4! ' +
    'a123456! a123456. a123456@ a1234567! a1234567. a12345678! a12345678. aa123456! aa123456. aa123456@ aa@123456 a@123456 ' +
    'a@1234567 q123456! q123456. qq123456! qq123456. qwe123!@# 123qwe!@# 123qwe!! 123abc!@# 1234qwer! 123456a! 123456a. ' +
    '123456a@ 123456abc! 12345678a! 12345678a. 1234567a! admin123! admin123@ admin@123 admin@1234 admin@12345 admin@2023 ' +
    'admin@2024 admin@2025 admin1234! admin!@#123 administrator1! root@123 root@1234 test@123 test@1234 test1234! test123! ' +
    'user@123 user@1234 guest@123 demo@123 demo1234! welcome1! welcome1@ welcome123! welcome@1 welcome@12 welcome@123 ' +
    'welcome@1234 welcome2024! welcome2025! letmein1! letmein123! iloveyou1! iloveyou1. iloveyou123! iloveyou520! ' +
    'iloveyou@1 changeme1! changeme123! changeme@123 monkey123! dragon123! sunshine1! princess1! football1! baseball1! ' +
    'superman1! batman123! master123! shadow123! michael1! jennifer1! charlie1! jordan23! summer2023! summer2024! ' +
    'summer2025! winter2023! winter2024! winter2025! spring2024! spring2025! autumn2024! january1! pass@123 pass@1234 ' +
    'pass@word1 pass1234! hello123! hello@123 secret123! login123! login@123 computer1! google123! india@123 china@123 ' +
    'taiwan123! taipei101! taiwan@123 woaini520! woaini1314! woaini123! nihao123! cornice1! cornice123!'
  ).split(' '),
);
