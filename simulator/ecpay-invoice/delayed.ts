import type { JsonObject } from '../http/exchange.ts';
import type { World } from '../world.ts';
import { done, type Inner, refuse } from './envelope.ts';
import { type Fields, integer, must, text, textOf, wrongField } from './fields.ts';
import { alreadyUsed, issueNow } from './issue.ts';
import { ISSUE, issueFields, wrongIssue } from './issue-rules.ts';
import type { DelayedInvoice } from './records.ts';
import { DAY } from './time.ts';

const DELAY: Fields = {
  DelayFlag: must(text(1, /^[12]$/)),
  DelayDay: must(integer(2)),
  Tsr: must(text(30, /^[A-Za-z0-9]+$/)),
  PayType: must(text(1, /^2$/)),
  PayAct: must(text(10, /^ECPAY$/)),
  NotifyURL: text(200, /^https?:\/\//),
};
const MOST_DAYS = 15;

/** DelayIssue, and EditDelayIssue with the same fields. */
export function delayIssue(edits: boolean) {
  return (world: World, asked: JsonObject): Inner => {
    const wrong = wrongField({ ...ISSUE, ...DELAY }, asked);
    if (wrong) return refuse(9900001, wrong);
    const plain = Object.fromEntries(Object.entries(asked).filter(([name]) => !Object.hasOwn(DELAY, name)));
    const wrongInvoice = wrongIssue(plain);
    if (wrongInvoice) return refuse(...wrongInvoice);
    const flag = asked.DelayFlag === '1' ? '1' : '2';
    const days = Number(asked.DelayDay);
    if (days > MOST_DAYS || (flag === '1' && days === 0))
      return refuse(9900028, 'DelayDay is 1–15, or 0–15 with a trigger');
    const id = textOf(asked, 'Tsr');
    const known = world.store.get('delayed_invoices', id);
    if (edits && known?.state !== 'WAITING') return unknown();
    const fields = issueFields(plain);
    const used = edits ? undefined : alreadyUsed(world, fields.RelateNumber);
    if (used) return used;
    if (!edits && known) return refuse(9900029, 'Tsr 重覆 (Tsr duplicate)');
    const now = world.now();
    const due_at = flag === '1' ? now + days * DAY : null;
    world.store.put('delayed_invoices', { id, flag, days, fields, created_at: now, due_at, state: 'WAITING' });
    return done({ OrderNumber: fields.RelateNumber });
  };
}

const unknown = () => refuse(4000001, '查無交易 (unknown Tsr)');

/** TriggerIssue: 4000003 will be issued after its days, 4000004 is issued now; the number is not in the answer. */
export function trigger(world: World, asked: JsonObject): Inner {
  const wrong = wrongField({ MerchantID: must(text(10)), Tsr: must(text(30)), PayType: must(text(1, /^2$/)) }, asked);
  if (wrong) return refuse(9900001, wrong);
  const delayed = world.store.get('delayed_invoices', textOf(asked, 'Tsr'));
  if (delayed?.state !== 'WAITING' || delayed.flag !== '2') return unknown();
  const due_at = delayed.due_at ?? world.now() + delayed.days * DAY;
  const triggered = world.store.put('delayed_invoices', { ...delayed, due_at });
  if (due_at > world.now()) return refuse(4000003, '延後開立成功 (will be issued later)');
  return release(world, triggered) ?? refuse(4000004, '開立成功 (issued)');
}

/** CancelDelayIssue. */
export function cancelDelayed(world: World, asked: JsonObject): Inner {
  const wrong = wrongField({ MerchantID: must(text(10)), Tsr: must(text(30)) }, asked);
  if (wrong) return refuse(9900001, wrong);
  const delayed = world.store.get('delayed_invoices', textOf(asked, 'Tsr'));
  if (delayed?.state !== 'WAITING') return unknown();
  world.store.put('delayed_invoices', { ...delayed, state: 'CANCELLED' });
  return done();
}

function release(world: World, delayed: DelayedInvoice): Inner | undefined {
  const made = issueNow(world, delayed.fields, delayed.due_at ?? world.now());
  const failed = 'RtnCode' in made ? made : undefined;
  world.store.put('delayed_invoices', { ...delayed, state: failed ? 'FAILED' : 'ISSUED' });
  return failed;
}

/** Issues what has become due since the last call. */
export function releaseDue(world: World): void {
  for (const delayed of world.store.all('delayed_invoices'))
    if (delayed.state === 'WAITING' && delayed.due_at !== null && delayed.due_at <= world.now())
      release(world, delayed);
}
