import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StorageProblem } from '#ground/storage/storage-health.rules.ts';
import type { Connection, MailFault } from './connection.contract.ts';

/** What each is called, what the shop does without it, and by what it is started. */
export const CONNECTION_WORDS: Record<
  Connection,
  { name: MessageDescriptor; without: MessageDescriptor; variables: string }
> = {
  address: {
    name: msg`Public address`,
    without: msg`Links in e-mails only work on this machine.`,
    variables: 'BASE_URL=https://shop.example.com',
  },
  mail: {
    name: msg`Mail server`,
    without: msg`No e-mails are sent.`,
    variables: 'SMTP_URL=smtp://user:password@mail.example.com:587',
  },
  paypal: {
    name: msg`PayPal`,
    without: msg`Not offered to buyers.`,
    variables: 'PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID',
  },
  cybersource: {
    name: msg`Cards in NT dollars`,
    without: msg`Not offered to buyers.`,
    variables: 'CYBERSOURCE_PROFILE_ID, CYBERSOURCE_ACCESS_KEY, CYBERSOURCE_SECRET_KEY',
  },
  cybersource_usd: {
    name: msg`Cards in US dollars`,
    without: msg`Not offered to buyers.`,
    variables: 'CYBERSOURCE_USD_PROFILE_ID, CYBERSOURCE_USD_ACCESS_KEY, CYBERSOURCE_USD_SECRET_KEY',
  },
  storage: {
    name: msg`Bucket for pictures`,
    without: msg`Pictures are stored in the data folder.`,
    variables: 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY',
  },
  google: {
    name: msg`Sign-in with Google`,
    without: msg`Not offered to members.`,
    variables: 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET',
  },
  line: {
    name: msg`Sign-in with LINE`,
    without: msg`Not offered to members.`,
    variables: 'LINE_CLIENT_ID, LINE_CLIENT_SECRET',
  },
  recaptcha: {
    name: msg`Form protection by Google (reCAPTCHA)`,
    without: msg`The browser computes a proof; no other company is involved.`,
    variables: 'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET',
  },
};

/** What is wrong with the bucket, in words that say what to do. */
export const STORAGE_PROBLEM_WORDS: Record<StorageProblem, MessageDescriptor> = {
  unreachable: msg`The bucket cannot be reached. Please check the address in S3_ENDPOINT and the network.`,
  slow: msg`The bucket did not answer within 10 seconds. Please check its load and the network.`,
  denied: msg`The bucket refuses the shop’s keys. Please check S3_ACCESS_KEY, S3_SECRET_KEY and the right to write, read and delete.`,
  no_bucket: msg`Bucket not found. Please check S3_BUCKET.`,
  other_bytes: msg`The bucket did not return the file that the shop had just written. Please ask its provider.`,
  failing: msg`The bucket returns errors. Please ask its provider; new pictures cannot be stored until it works again.`,
};

/** What keeps mails from leaving, in words that say what to do. */
export const MAIL_FAULT_WORDS: Record<MailFault, MessageDescriptor> = {
  missing: msg`The shop was started without SMTP_URL.`,
  unreachable: msg`The server does not answer. Please check its name and port in SMTP_URL.`,
  sign_in: msg`The server refuses the user name or the password in SMTP_URL.`,
  encryption: msg`No encrypted connection could be made. Please check the server’s certificate.`,
  other: msg`The server’s answer was not understood; see its log.`,
};
