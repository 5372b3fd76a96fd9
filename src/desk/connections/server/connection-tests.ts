import { checkInvoiceKeys } from '#buying/invoices/server/invoice-connection.service.ts';
import { checkCards, checkPaypal } from '#buying/payments/server/payment-check.service.ts';
import { checkEcpay, checkLinePay } from '#buying/payments/server/taiwan-check.service.ts';
import type { Db } from '#db/server/connect.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { tryStorage } from '#ground/storage/server/storage-health.service.ts';
import type { Config } from '#http/server/config.ts';
import { checkRecaptcha } from '#people/captcha/server/recaptcha.service.ts';
import { tryMailServer } from '#people/mail/server/mail-check.service.ts';
import { checkProvider } from '#people/members/server/oauth/provider-check.service.ts';
import type { LineProblem } from '#people/staff-notices/notice.contract.ts';
import { checkLine } from '#people/staff-notices/server/line-test.service.ts';
import type { Lang } from '#shared/locale.ts';
import type { ConnectionName } from '../connections.rules.ts';
import type { TestProblem } from '../declaration.rules.ts';

interface Tester {
  db: Db;
  config: Config;
  /** The staff member at the page: gets the test mail. */
  person: { name: string; email: string; lang: Lang };
}

type Test = (tester: Tester) => Promise<TestProblem | null | undefined>;

const LINE_PROBLEMS: Partial<Record<LineProblem, TestProblem>> = {
  unreachable: 'unreachable',
  token: 'refused',
  quota: 'quota',
};

/** A real call to each provider with the given configuration, without any lasting effect there. */
export const CONNECTION_TESTS: Readonly<Record<ConnectionName, Test>> = {
  mail: ({ db, config, person }) =>
    config.smtpUrl ? tryMailServer(db, config.smtpUrl, person) : Promise.resolve('missing'),
  paypal: async ({ config: { payments } }) => (payments.paypal ? checkPaypal(payments.paypal) : 'missing'),
  cybersource: async ({ config: { payments, baseUrl }, person: { lang } }) =>
    payments.cybersource || payments.cybersource_usd ? checkCards(payments, { baseUrl, lang }) : 'missing',
  ecpay_invoice: async ({ config: { invoices } }) => (invoices.ecpay ? checkInvoiceKeys(invoices.ecpay) : 'missing'),
  ecpay: async ({ config: { payments } }) => (payments.ecpay_credit ? checkEcpay(payments.ecpay_credit) : 'missing'),
  line_pay: async ({ config: { payments } }) => (payments.linepay ? checkLinePay(payments.linepay) : 'missing'),
  line: async ({ config }) => (config.oauth.line ? checkProvider('line', config.oauth.line, config) : 'missing'),
  google: async ({ config }) =>
    config.oauth.google ? checkProvider('google', config.oauth.google, config) : 'missing',
  line_messaging: async ({ config: { lineMessaging } }) => {
    const problem = lineMessaging ? await checkLine(lineMessaging) : 'missing';
    return problem === 'missing' ? problem : problem && (LINE_PROBLEMS[problem] ?? 'failing');
  },
  recaptcha: async ({ config: { recaptcha } }) => (recaptcha ? checkRecaptcha(recaptcha) : 'missing'),
  storage: async ({ config }) => {
    const problem = config.s3 ? await tryStorage(openStorage(config)) : 'missing';
    return problem === 'denied' ? 'refused' : problem;
  },
};
