import { msg } from '@lingui/core/macro';
import { sealerOf } from '#ground/sealing/server/sealing.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import {
  openedPayeeReply,
  ownPayeeForm,
  ownPayoutReply,
  payeeForm,
  payeeParam,
  payeeReply,
} from '../payee.contract.ts';
import { lineParam } from '../payout.contract.ts';
import { readOwnPayouts, readPayee } from './payee-read.service.ts';
import { openPayee, saveOwnPayee, savePayee } from './payee-write.service.ts';
import { pdf, sendFile } from './payout.routes.ts';
import { ownStatement } from './payout-statement.service.ts';

const path = '/api/admin/payee/{payee}';

export const payeeRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'An artist or gallery as a payee: data, balances, payouts',
      access: 'finance',
      params: payeeParam,
      reply: payeeReply,
      returns: 'Of numbers only the last digits',
    },
    (c, { params }) => readPayee(c.var.db, params.payee, c.var.lang),
  ),
  call(
    {
      method: 'put',
      path,
      summary: 'Changes the payment data of an artist or gallery; logged without values, and the payee is notified',
      access: 'finance',
      refuses: ['conflict', 'account_unreadable'],
      params: payeeParam,
      body: payeeForm,
      reply: payeeReply,
      returns: 'The payee after it',
    },
    async (c, { params: { payee }, body }) => {
      const { db, shop, lang } = c.var;
      await readPayee(db, payee, lang);
      await savePayee(db, sealerOf(shop.config), { payee, member_id: signedIn(c).member_id }, body);
      return readPayee(db, payee, lang);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/open`,
      summary: 'Shows the numbers of a payee in full; this is logged',
      access: 'finance',
      refuses: ['account_unreadable'],
      params: payeeParam,
      reply: openedPayeeReply,
      returns: 'The numbers',
    },
    (c, { params: { payee } }) =>
      openPayee(c.var.db, sealerOf(c.var.shop.config), {
        payee,
        staff_id: signedIn(c).member_id,
        lang: c.var.lang,
      }),
  ),
  call(
    {
      method: 'get',
      path: '/api/payout',
      summary: 'The seller’s own payouts, balances and payment data',
      access: 'seller',
      reply: ownPayoutReply,
      returns: 'As an artist, as a gallery, or both',
    },
    async (c) => ({ list: await readOwnPayouts(c.var.db, signedIn(c), c.var.lang) }),
  ),
  call(
    {
      method: 'put',
      path: '/api/payout/{payee}',
      summary: 'Changes the seller’s own payment data, with their password; a mail confirms it',
      access: 'seller',
      limits: ['payee_data', 'change_password'],
      refuses: ['conflict', 'account_unreadable', 'wrong_password', 'password_needed'],
      params: payeeParam,
      body: ownPayeeForm,
      reply: ownPayoutReply,
      returns: 'The same as before with the new data',
    },
    async (c, { params: { payee }, body }) => {
      const { db, shop, lang, i18n } = c.var;
      const person = signedIn(c);
      await saveOwnPayee(db, sealerOf(shop.config), { payee, member_id: person.member_id }, body);
      const message = i18n._(msg`Saved. We have sent you an e-mail about it.`);
      return { message, showMessage: true, list: await readOwnPayouts(db, person, lang) };
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/payout/statement/{line_id}',
      summary: 'The statement of one of the seller’s own payouts',
      access: 'seller',
      limits: ['report_file'],
      params: lineParam,
      responses: pdf,
    },
    async (c, { params: { line_id } }) => {
      const { db, shop, lang } = c.var;
      const own = { line_id, member_id: signedIn(c).member_id, lang };
      const { name, bytes } = await ownStatement(db, openStorage(shop.config), own);
      return sendFile(c, 'application/pdf', name, bytes);
    },
  ),
);
