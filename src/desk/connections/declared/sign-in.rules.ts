import { msg } from '@lingui/core/macro';
import type { ConnectionField, Declaration } from '../declaration.rules.ts';
import { KEY } from './common-fields.rules.ts';

const SECRET = { required: true, secret: true, shows_end: true, pattern: KEY, most: 200 } as const;
const ID: Omit<ConnectionField, 'name' | 'label'> = { required: true, binds: true, pattern: KEY, most: 200 };

const removal = msg`Members who sign in this way need a password instead; they can set one with “Forgot your password?”.`;

export const GOOGLE: Declaration = {
  name: msg`Sign-in with Google`,
  without: msg`Not offered to members.`,
  variables: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  fields: [
    { ...ID, name: 'client_id', label: msg`Client ID`, hint: msg`Ends with .apps.googleusercontent.com` },
    { ...SECRET, name: 'client_secret', label: msg`Client secret` },
  ],
  toVariables: ({ client_id, client_secret }) => ({ GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET: client_secret }),
  guide: [
    msg`At console.cloud.google.com, create a project and open “Google Auth Platform”. Enter the shop’s name, your e-mail address and the links to the privacy statement and the terms, and publish the app.`,
    msg`Under “Clients”, create a client of the type “Web application” and paste the address below as “Authorised redirect URI”.`,
    msg`Copy the client ID and the client secret. It costs nothing and needs no review, because the shop asks only for name and e-mail address.`,
  ],
  addresses: [{ label: msg`Redirect URI`, path: '/api/oauth/google/callback' }],
  test: msg`Asks Google whether it knows the client; nobody signs in.`,
  tested: msg`Google accepts the client and its secret. Please try the sign-in once yourself.`,
  problems: {
    refused: msg`Google refuses the client ID or the client secret. Please copy both again.`,
    address: msg`Google accepts the keys but does not know the shop’s address. Please add the redirect URI below to the client; it takes effect within a few minutes.`,
  },
  removal,
};

export const LINE: Declaration = {
  name: msg`Sign-in with LINE`,
  without: msg`Not offered to members.`,
  variables: ['LINE_CLIENT_ID', 'LINE_CLIENT_SECRET'],
  fields: [
    { ...ID, name: 'channel_id', label: msg`Channel ID`, hint: msg`Ten digits`, pattern: /^\w{4,40}$/ },
    { ...SECRET, name: 'channel_secret', label: msg`Channel secret` },
  ],
  toVariables: ({ channel_id, channel_secret }) => ({ LINE_CLIENT_ID: channel_id, LINE_CLIENT_SECRET: channel_secret }),
  guide: [
    msg`At developers.line.biz, create a provider in your company’s name and in it a channel of the type “LINE Login”, for the region Taiwan, as a web app.`,
    msg`Under “LINE Login”, paste the address below as “Callback URL”. Under “Basic settings”, apply for the e-mail address permission, and publish the channel.`,
    msg`Copy the channel ID and the channel secret. It costs nothing.`,
  ],
  addresses: [{ label: msg`Callback URL`, path: '/api/oauth/line/callback' }],
  test: msg`Asks LINE whether it knows the channel; nobody signs in.`,
  tested: msg`LINE accepts the channel and its secret. Please try the sign-in once yourself.`,
  problems: {
    refused: msg`LINE refuses the channel ID or the channel secret. Please copy both again from the “LINE Login” channel.`,
    address: msg`LINE accepts the keys but does not know the shop’s address. Please add the callback URL below to the channel.`,
  },
  removal,
};
