import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { kept } from '#api/server/kept/kept.ts';
import { jsonReply } from '#api/server/replies.ts';
import { offeredPayTypes } from '#features/checkout/server/offered-pay-types.service.ts';
import { PROVIDERS } from '#features/members/oauth.contract.ts';
import { initialReply, ipaddrReply } from '../initial.contract.ts';
import { countryOfAddress } from './country-of-address.ts';
import { initialData } from './initial.service.ts';

const initial = createRoute({
  method: 'get',
  path: '/api/initial',
  summary: 'Everything the shop needs to know about itself when it opens in a browser',
  middleware: kept,
  responses: jsonReply(initialReply, 'Eleven parts, with an ETag'),
});

const ipaddrCheck = createRoute({
  method: 'get',
  path: '/api/ipaddr/check',
  summary: "Whether the visitor's address is in Taiwan",
  responses: jsonReply(ipaddrReply, "isTw is 'Y' or 'N'"),
});

export const initialRoutes = createApi()
  .openapi(initial, async (c) => {
    const { config, buildId } = c.var.shop;
    const site = { build: buildId, origin: config.baseUrl };
    const providers = PROVIDERS.filter((provider) => config.oauth[provider]);
    const captcha = config.recaptcha
      ? ({ captcha: 'recaptcha', site_key: config.recaptcha.siteKey } as const)
      : ({ captcha: 'altcha' } as const);
    const offered = offeredPayTypes(config);
    const data = await initialData(c.var.db, c.var.lang, site, { providers, ...captcha }, offered);
    return c.json(data, 200);
  })
  .openapi(ipaddrCheck, (c) => {
    const { countryHeader } = c.var.shop.config;
    const told = countryHeader ? c.req.header(countryHeader) : undefined;
    const country = told && /^[A-Z]{2}$/i.test(told) ? told.toUpperCase() : countryOfAddress(c.var.address);
    return c.json({ code: 'success', isTw: country === 'TW' ? 'Y' : 'N' } as const, 200);
  });
