import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailContent, MailData } from '../mail.kinds.ts';
import type { MailBody } from './mail-layout.ts';

interface Writing {
  i18n: I18n;
  brand: string;
  /** The full address of a page of the shop, in the reader's language. */
  urlOf: (path: string) => string;
}

/** What a mail of each kind says. */
export function mailText(content: MailContent, writing: Writing): MailBody {
  switch (content.kind) {
    case 'verify_address':
      return verifyAddress(content.data, writing);
    case 'welcome':
      return welcome(content.data, writing);
    case 'password_reset':
      return passwordReset(content.data, writing);
    case 'new_device':
      return newDevice(content.data, writing);
  }
}

function greeting(i18n: I18n, name: string): string {
  return i18n._(msg`Dear ${{ name }},`);
}

function verifyAddress({ name, path }: MailData['verify_address'], { i18n, urlOf }: Writing): MailBody {
  return {
    subject: i18n._(msg`Please confirm your e-mail address`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(msg`With one click you tell us that this address is yours. The link works for 24 hours.`)],
    action: { label: i18n._(msg`Confirm this address`), url: urlOf(path) },
    closing: [i18n._(msg`If you did not open an account with us, you need not do anything.`)],
  };
}

function welcome({ name }: MailData['welcome'], { i18n, brand, urlOf }: Writing): MailBody {
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

function passwordReset({ name, path, minutes }: MailData['password_reset'], { i18n, urlOf }: Writing): MailBody {
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

function newDevice({ name, device, at }: MailData['new_device'], { i18n, urlOf }: Writing): MailBody {
  const time = i18n.date(new Date(at), { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Taipei' });
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
