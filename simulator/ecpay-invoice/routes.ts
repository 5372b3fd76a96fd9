import type { JsonObject } from '../http/exchange.ts';
import type { Route } from '../http/router.ts';
import type { World } from '../world.ts';
import { allow, allowOnline, endAllowance } from './allowances.ts';
import { cancelDelayed, delayIssue, releaseDue, trigger } from './delayed.ts';
import { type Inner, invoiceCall } from './envelope.ts';
import { issue } from './issue.ts';
import { checkCode, getAllowances, getIssue, getNumbers } from './queries.ts';
import { invalidate, voidWithReissue } from './void.ts';

const CALLS: Readonly<Record<string, (world: World, asked: JsonObject) => Inner>> = {
  Issue: issue,
  DelayIssue: delayIssue(false),
  EditDelayIssue: delayIssue(true),
  TriggerIssue: trigger,
  CancelDelayIssue: cancelDelayed,
  Invalid: invalidate,
  VoidWithReIssue: voidWithReissue,
  Allowance: allow,
  AllowanceByCollegiate: allowOnline,
  AllowanceInvalid: endAllowance('REAL', 'VOID'),
  // ECPay's own guide names another path for this one.
  AllowanceInvalidByCollegiate: endAllowance('PENDING', 'CANCELLED'),
  GetIssue: getIssue,
  GetAllowanceList: getAllowances,
  CheckBarcode: checkCode('BarCode'),
  CheckLoveCode: checkCode('LoveCode'),
  GetInvoiceWordSetting: getNumbers,
};

/** ECPay's invoice interface; invoices that have become due are issued before any answer. */
export const invoiceRoutes: readonly Route[] = Object.entries(CALLS).map(([name, call]) => [
  'POST',
  new RegExp(`^/B2CInvoice/${name}$`),
  invoiceCall((world, asked) => {
    releaseDue(world);
    return call(world, asked);
  }),
]);
