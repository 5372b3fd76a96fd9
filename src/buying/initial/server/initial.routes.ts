import { offeredPayTypes } from '#buying/checkout/server/offered-pay-types.service.ts';
import { call, calls } from '#http/server/call.ts';
import { PROVIDERS } from '#people/members/oauth.contract.ts';
import { initialReply, ipaddrReply } from '../initial.contract.ts';
import { countryOfAddress } from './country-of-address.ts';
import { initialData } from './initial.service.ts';

export const initialRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/initial',
      summary: 'Everything the shop needs to know about itself when it opens in a browser',
      access: 'anyone',
      isCached: true,
      reply: initialReply,
      returns: 'Eleven parts, with an ETag',
    },
    (c) => {
      const { config, buildId } = c.var.shop;
      const site = { build: buildId, origin: config.baseUrl };
      const providers = PROVIDERS.filter((provider) => config.oauth[provider]);
      const captcha = config.recaptcha
        ? ({ captcha: 'recaptcha', site_key: config.recaptcha.siteKey } as const)
        : ({ captcha: 'altcha' } as const);
      const offered = offeredPayTypes(config);
      return initialData(c.var.db, c.var.lang, site, { providers, ...captcha }, offered);
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/ipaddr/check',
      summary: "Whether the visitor's address is in Taiwan",
      access: 'anyone',
      reply: ipaddrReply,
      returns: "isTw is 'Y' or 'N'",
    },
    (c) => {
      const { countryHeader } = c.var.shop.config;
      const named = countryHeader ? c.req.header(countryHeader) : undefined;
      const country = named && /^[A-Z]{2}$/i.test(named) ? named.toUpperCase() : countryOfAddress(c.var.address);
      return { isTw: country === 'TW' ? ('Y' as const) : ('N' as const) };
    },
  ),
);
