import { msg } from '@lingui/core/macro';
import type { Declaration } from '../declaration.rules.ts';
import { KEY } from './common-fields.rules.ts';

export const LINE_MESSAGING: Declaration = {
  name: msg`Notices to staff by LINE`,
  without: msg`Staff are notified by e-mail only.`,
  variables: ['LINE_MESSAGING_TOKEN'],
  fields: [
    {
      name: 'token',
      label: msg`Channel access token`,
      hint: msg`About 170 characters`,
      required: true,
      secret: true,
      shows_end: true,
      pattern: KEY,
      most: 1000,
    },
  ],
  toVariables: ({ token }) => ({ LINE_MESSAGING_TOKEN: token }),
  guide: [
    msg`Create a LINE Official Account for the shop’s notices at manager.line.biz and turn on the Messaging API in its settings. Choose the same provider as for the sign-in with LINE; otherwise LINE does not recognise your staff.`,
    msg`At developers.line.biz, open the new channel, “Messaging API”, and issue a “Channel access token (long-lived)”.`,
    msg`Every person who wants notices adds the account as a friend and signs in to the shop with LINE once. The free plan includes 200 messages a month.`,
  ],
  test: msg`Asks LINE whether it accepts the token, without sending a message.`,
  tested: msg`LINE accepts the token. Send yourself a message under “My sign-in and notices”.`,
  problems: {
    refused: msg`LINE refuses the token. Please issue a new one and enter it here.`,
    quota: msg`LINE says that there were too many calls or that the month’s messages are used up. Please check the plan of your account.`,
  },
  removal: msg`Staff who chose LINE are notified by e-mail only.`,
};

export const RECAPTCHA: Declaration = {
  name: msg`Form protection by Google (reCAPTCHA)`,
  without: msg`The browser computes a proof; no other company is involved.`,
  variables: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  fields: [
    { name: 'site_key', label: msg`Site key`, required: true, binds: true, pattern: KEY, most: 200 },
    { name: 'secret', label: msg`Secret key`, required: true, secret: true, shows_end: true, pattern: KEY, most: 200 },
  ],
  toVariables: ({ site_key, secret }) => ({ RECAPTCHA_SITE_KEY: site_key, RECAPTCHA_SECRET: secret }),
  guide: [
    msg`Most shops do not need it: the shop’s own protection needs no other company. Use it only if bots still fill in your forms.`,
    msg`At google.com/recaptcha/admin, register a site of the type “Score based (v3)” with the domain below, and copy both keys.`,
  ],
  addresses: [{ label: msg`Domain`, path: '' }],
  test: msg`Asks Google whether it knows the secret key.`,
  tested: msg`Google accepts the secret key. Please send one form yourself, such as the contact form: only this shows whether the site key is correct.`,
  problems: {
    refused: msg`Google refuses the secret key. Please copy both keys again, of the same site and of version 3.`,
  },
  removal: msg`The shop’s own protection secures the forms again.`,
};
