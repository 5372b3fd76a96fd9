import { msg } from '@lingui/core/macro';
import { clockTagOf, localeOfI18n } from '#shared/locale.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { MailContent, MailData, MailKind, OrderMailData } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';
import { contactAnswer, contactNew, contactReceived } from './mail-texts-contact.ts';
import { accountDeleted, dataExportReady, dataRequestReceived } from './mail-texts-data.ts';
import { staffDigest, staffNotice } from './mail-texts-notices.ts';
import { isAboutOrder, orderMailBody } from './mail-texts-orders.ts';
import { payeeChanged, payoutPaid } from './mail-texts-payouts.ts';
import {
  applicationApproved,
  applicationNeedsInfo,
  applicationReceived,
  applicationReinstated,
  applicationRejected,
  applicationSuspended,
  messageAnswered,
} from './mail-texts-review.ts';
import { saleMade } from './mail-texts-sale.ts';
import { secondFactor, staffInvited } from './mail-texts-staff.ts';
import { workNeedsChanges, workOnline } from './mail-texts-works.ts';

type OwnKind = Exclude<MailKind, keyof OrderMailData>;

/** The texts of all mails except those about orders, which are in `order-words.ts`. */
const TEXTS: { [Kind in OwnKind]: (data: MailData[Kind], context: MailContext) => MailBody } = {
  verify_address: verifyAddress,
  welcome,
  password_reset: passwordReset,
  change_address: changeAddress,
  address_changing: addressChanging,
  address_changed: addressChanged,
  link_identity: linkIdentity,
  identity_linked: identityLinked,
  new_device: newDevice,
  staff_invited: staffInvited,
  second_factor: secondFactor,
  data_request_received: dataRequestReceived,
  data_export_ready: dataExportReady,
  account_deleted: accountDeleted,
  message_answered: messageAnswered,
  contact_received: contactReceived,
  contact_new: contactNew,
  contact_answer: contactAnswer,
  application_received: applicationReceived,
  application_needs_info: applicationNeedsInfo,
  application_approved: applicationApproved,
  application_rejected: applicationRejected,
  sale_made: saleMade,
  payout_paid: payoutPaid,
  payee_changed: payeeChanged,
  application_suspended: applicationSuspended,
  application_reinstated: applicationReinstated,
  work_online: workOnline,
  work_needs_changes: workNeedsChanges,
  staff_notice: staffNotice,
  staff_digest: staffDigest,
};

export function mailBody(mail: MailContent, context: MailContext): MailBody {
  return isAboutOrder(mail) ? orderMailBody(mail, context) : ownMailBody(mail, context);
}

function ownMailBody<Kind extends OwnKind>({ kind, data }: MailContent<Kind>, context: MailContext): MailBody {
  return TEXTS[kind](data, context);
}

function verifyAddress(
  { name, path, code, minutes = 0 }: MailData['verify_address'],
  { i18n, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`Please confirm your e-mail address`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Please confirm that this address is yours. The link works for 24 hours.`),
      ...(code
        ? [
            i18n._(
              msg`Or enter the code on the page where you are ordering. It works for ${{ minutes: String(minutes) }} minutes.`,
            ),
            i18n._(msg`Never give this code to anyone.`),
          ]
        : []),
    ],
    ...(code && { facts: [[i18n._(msg`Code`), code]] }),
    action: { label: i18n._(msg`Confirm this address`), url: urlOf(path) },
    closing: [i18n._(msg`If you did not register with us, you can ignore this e-mail.`)],
  };
}

function welcome({ name }: MailData['welcome'], { i18n, brand, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`Welcome to ${{ brand }}`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Your account is ready. Your favourites and your cart are now available on all your devices.`),
      i18n._(msg`Every print is made to order, in the size and frame you choose.`),
    ],
    action: { label: i18n._(msg`Browse works`), url: urlOf('/shop') },
    closing: [i18n._(msg`If you have a question, just reply to this e-mail.`)],
  };
}

function passwordReset({ name, path, minutes }: MailData['password_reset'], { i18n, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`Set a new password`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(
        msg`You can now choose a new password. The link works once, within ${{ minutes: String(minutes) }} minutes.`,
      ),
    ],
    action: { label: i18n._(msg`Choose a new password`), url: urlOf(path) },
    closing: [i18n._(msg`If you did not ask for this, you can ignore this e-mail: your password will not change.`)],
  };
}

function changeAddress({ name, path }: MailData['change_address'], { i18n, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`Please confirm your new e-mail address`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(
        msg`Open the link to use this address for your account. We will no longer use the old one. The link works for 24 hours.`,
      ),
    ],
    action: { label: i18n._(msg`Use this address`), url: urlOf(path) },
    closing: [i18n._(msg`If you did not ask for this, you can ignore this e-mail: no account will use this address.`)],
  };
}

function addressChanging({ name, email }: MailData['address_changing'], { i18n, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`A new e-mail address for your account`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(
        msg`Someone signed in with your password and asked us to change your address to ${{ email }}. The change takes effect as soon as someone opens the link we sent to that address.`,
      ),
      i18n._(msg`If this was you, you do not need to do anything.`),
    ],
    action: { label: i18n._(msg`See my account`), url: urlOf('/account') },
    closing: [
      i18n._(
        msg`If this was not you, please set a new password now; the link sent to the new address will then stop working.`,
      ),
    ],
  };
}

function addressChanged({ name, email }: MailData['address_changed'], { i18n, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`The e-mail address of your account has changed`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(msg`From now on your account uses ${{ email }}. This is the last e-mail to this address.`)],
    action: { label: i18n._(msg`Contact us`), url: urlOf('/contact') },
    closing: [i18n._(msg`If this was not you, please tell us immediately and we will help you recover your account.`)],
  };
}

const PROVIDER_NAMES = { line: 'LINE', google: 'Google' };

function linkIdentity({ name, provider, path, minutes }: MailData['link_identity'], context: MailContext): MailBody {
  const { i18n, urlOf } = context;
  const service = PROVIDER_NAMES[provider];
  return {
    subject: i18n._(msg`Sign in with ${{ service }}`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(
        msg`Someone with your e-mail address signed in with ${{ service }}. If that was you, open the link to connect the two and sign in.`,
      ),
      i18n._(msg`The link works once, within ${{ minutes: String(minutes) }} minutes.`),
    ],
    action: { label: i18n._(msg`Link ${{ service }} to my account`), url: urlOf(path) },
    closing: [i18n._(msg`If that was not you, please do not open it; your account stays as it is.`)],
  };
}

function identityLinked({ name, provider }: MailData['identity_linked'], { i18n, urlOf }: MailContext): MailBody {
  const service = PROVIDER_NAMES[provider];
  return {
    subject: i18n._(msg`You can now sign in with ${{ service }}`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`A ${{ service }} account was linked to your account and can now sign in to it.`),
      i18n._(msg`If this was you, you do not need to do anything.`),
    ],
    action: { label: i18n._(msg`See my account`), url: urlOf('/account') },
    closing: [i18n._(msg`If this was not you, please unlink ${{ service }} there and set a new password.`)],
  };
}

function newDevice({ name, device, at }: MailData['new_device'], { i18n, urlOf }: MailContext): MailBody {
  const clock = { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE } as const;
  const time = new Intl.DateTimeFormat(clockTagOf(localeOfI18n(i18n)), clock).format(new Date(at));
  return {
    subject: i18n._(msg`New sign-in to your account`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Someone signed in to your account from a new device: ${{ device }}, ${{ time }} (Taipei).`),
      i18n._(msg`If this was you, you do not need to do anything.`),
    ],
    action: { label: i18n._(msg`See my devices`), url: urlOf('/account') },
    closing: [i18n._(msg`If this was not you, please set a new password now; this signs out all other devices.`)],
  };
}
