import { msg } from '@lingui/core/macro';
import { clockTagOf, localeOfI18n } from '#shared/locale.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { MailContent, MailData } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';
import { orderMailBody } from './mail-texts-orders.ts';
import {
  applicationApproved,
  applicationNeedsInfo,
  applicationReceived,
  applicationRejected,
  messageAnswered,
} from './mail-texts-review.ts';

/** What a mail of each kind says. */
export function mailBody(content: MailContent, context: MailContext): MailBody {
  switch (content.kind) {
    case 'verify_address':
      return verifyAddress(content.data, context);
    case 'welcome':
      return welcome(content.data, context);
    case 'password_reset':
      return passwordReset(content.data, context);
    case 'change_address':
      return changeAddress(content.data, context);
    case 'address_changing':
      return addressChanging(content.data, context);
    case 'address_changed':
      return addressChanged(content.data, context);
    case 'link_identity':
      return linkIdentity(content.data, context);
    case 'new_device':
      return newDevice(content.data, context);
    case 'message_answered':
      return messageAnswered(content.data, context);
    case 'application_received':
      return applicationReceived(content.data, context);
    case 'application_needs_info':
      return applicationNeedsInfo(content.data, context);
    case 'application_approved':
      return applicationApproved(content.data, context);
    case 'application_rejected':
      return applicationRejected(content.data, context);
    case 'order_received':
    case 'payment_reminder':
    case 'transfer_reported':
    case 'transfer_not_found':
    case 'paid':
    case 'payment_failed':
    case 'order_expired':
    case 'shipped':
    case 'arrived':
    case 'cancellation_requested':
    case 'cancellation_decided':
    case 'return_decided':
    case 'refunded':
      return orderMailBody(content, context);
  }
}

function verifyAddress({ name, path }: MailData['verify_address'], { i18n, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`Please confirm your e-mail address`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(msg`With one click you tell us that this address is yours. The link works for 24 hours.`)],
    action: { label: i18n._(msg`Confirm this address`), url: urlOf(path) },
    closing: [i18n._(msg`If you did not open an account with us, you need not do anything.`)],
  };
}

function welcome({ name }: MailData['welcome'], { i18n, brand, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`Welcome to ${{ brand }}`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Your account is open. What you collect and put into your cart now waits for you on every device.`),
      i18n._(msg`Every print is made for you, in the size and frame you choose.`),
    ],
    action: { label: i18n._(msg`Look at the works`), url: urlOf('/shop') },
    closing: [i18n._(msg`If you have a question, simply answer this e-mail.`)],
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
    closing: [i18n._(msg`If you did not ask for this, you need not do anything: your password stays as it is.`)],
  };
}

function changeAddress({ name, path }: MailData['change_address'], { i18n, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`Please confirm your new e-mail address`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(
        msg`With one click this becomes the address of your account, and the old one is no longer used. The link works for 24 hours.`,
      ),
    ],
    action: { label: i18n._(msg`Use this address`), url: urlOf(path) },
    closing: [i18n._(msg`If you did not ask for this, you need not do anything: no account uses this address.`)],
  };
}

function addressChanging({ name, email }: MailData['address_changing'], { i18n, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`A new e-mail address for your account`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(
        msg`Somebody who knows your password asked us to use ${{ email }} instead of this address. It changes as soon as the link we sent there is opened.`,
      ),
      i18n._(msg`If that was you, all is well.`),
    ],
    action: { label: i18n._(msg`See my account`), url: urlOf('/account') },
    closing: [
      i18n._(msg`If it was not you, please set a new password now; the link to the new address is then worth nothing.`),
    ],
  };
}

function addressChanged({ name, email }: MailData['address_changed'], { i18n, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`The e-mail address of your account has changed`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(msg`From now on your account uses ${{ email }}. This is the last e-mail to this address.`)],
    action: { label: i18n._(msg`Contact us`), url: urlOf('/contact') },
    closing: [i18n._(msg`If you did not want this, please tell us at once and we help you to get your account back.`)],
  };
}

function linkIdentity({ name, provider, path, minutes }: MailData['link_identity'], context: MailContext): MailBody {
  const { i18n, urlOf } = context;
  const service = provider === 'line' ? 'LINE' : 'Google';
  return {
    subject: i18n._(msg`Sign in with ${{ service }}`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(
        msg`Somebody signed in with ${{ service }} whose e-mail address is that of your account. With one click you link the two and are signed in.`,
      ),
      i18n._(msg`The link works once, within ${{ minutes: String(minutes) }} minutes.`),
    ],
    action: { label: i18n._(msg`Link ${{ service }} to my account`), url: urlOf(path) },
    closing: [i18n._(msg`If that was not you, please do not click; your account stays as it is.`)],
  };
}

function newDevice({ name, device, at }: MailData['new_device'], { i18n, urlOf }: MailContext): MailBody {
  const clock = { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE } as const;
  const time = new Intl.DateTimeFormat(clockTagOf(localeOfI18n(i18n)), clock).format(new Date(at));
  return {
    subject: i18n._(msg`New sign-in to your account`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(
        msg`Somebody signed in to your account from a device we had not seen before: ${{ device }}, ${{ time }} (GMT+8).`,
      ),
      i18n._(msg`If that was you, all is well.`),
    ],
    action: { label: i18n._(msg`See my devices`), url: urlOf('/account') },
    closing: [i18n._(msg`If it was not you, please set a new password now; that signs every other device out.`)],
  };
}
