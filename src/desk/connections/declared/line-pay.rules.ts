import { msg } from '@lingui/core/macro';
import type { Declaration } from '../declaration.rules.ts';
import { KEY, MODE } from './common-fields.rules.ts';

export const LINE_PAY: Declaration = {
  name: msg`LINE Pay`,
  without: msg`Not offered to buyers.`,
  variables: ['LINE_PAY_CHANNEL_ID', 'LINE_PAY_CHANNEL_SECRET', 'LINE_PAY_VERSION'],
  fields: [
    MODE,
    { name: 'channel_id', label: msg`Channel ID`, required: true, binds: true, pattern: KEY, most: 200 },
    {
      name: 'channel_secret',
      label: msg`Channel secret`,
      required: true,
      secret: true,
      shows_end: true,
      pattern: KEY,
      most: 200,
    },
    {
      name: 'version',
      label: msg`API version`,
      options: [
        { value: 'v3', label: msg`3` },
        { value: 'v4', label: msg`4` },
      ],
    },
  ],
  toVariables: ({ mode, channel_id, channel_secret, version }) => ({
    LINE_PAY_API: mode === 'test' ? 'https://sandbox-api-pay.line.me' : undefined,
    LINE_PAY_CHANNEL_ID: channel_id,
    LINE_PAY_CHANNEL_SECRET: channel_secret,
    LINE_PAY_VERSION: version,
  }),
  guide: [
    msg`You need a contract with LINE Pay in Taiwan for online payments.`,
    msg`In LINE Pay’s merchant centre, open “Payment integration”, then “Manage link key”, and copy the channel ID and the channel secret.`,
    msg`If LINE Pay asks for the addresses of your servers, enter those of the machine that runs this shop.`,
  ],
  test: msg`Asks LINE Pay for a payment that does not exist; nothing is charged.`,
  tested: msg`LINE Pay accepts the keys. Please also place one small order of your own.`,
  problems: {
    refused: msg`LINE Pay refuses the channel ID or the secret. Please copy both again, and check that “Live” or “Test” fits them.`,
  },
  removal: msg`Buyers can no longer pay by LINE Pay. Payments that are under way stay unconfirmed, and refunds of earlier orders have to be made in LINE Pay’s merchant centre.`,
};
