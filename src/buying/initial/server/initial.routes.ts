import { offeredPayTypes } from '#buying/checkout/server/offered-pay-types.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { isTestMode } from '#catalogue/site/server/test-mode.service.ts';
import { call, calls } from '#http/server/call.ts';
import { PROVIDERS } from '#people/members/oauth.contract.ts';
import { initialReply, ipaddrReply } from '../initial.contract.ts';
import { countryOfAddress } from './country-of-address.ts';
import { closedInitial, initialData } from './initial.service.ts';

export const initialRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/initial',
      summary: 'Everything the pages need when the shop opens in a browser',
      access: 'anyone',
      isCached: true,
      reply: initialReply,
      returns: 'Eleven parts, with an ETag',
    },
    async (c) => {
      const { config, buildId } = c.var.shop;
      const site = { build: buildId, origin: config.baseUrl };
      const providers = PROVIDERS.filter((provider) => config.oauth[provider]);
      const captcha = config.recaptcha
        ? ({ captcha: 'recaptcha', site_key: config.recaptcha.siteKey } as const)
        : ({ captcha: 'altcha' } as const);
      const settings = await readSettings(c.var.db);
      const has = { payments: config.payments, test: await isTestMode(c.var.db) };
      const offered = {
        taiwan: offeredPayTypes(settings, has, 'taiwan'),
        abroad: offeredPayTypes(settings, has, 'abroad'),
        most: settings.pay_methods.most,
      };
      const initial = await initialData(c.var.db, c.var.lang, site, { providers, ...captcha }, offered);
      return c.var.closedTo === 'stranger' ? closedInitial(initial) : initial;
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
