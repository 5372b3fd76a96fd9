/**
 * The demo's keys. They open nothing but the simulator of the payment providers, which has them written again, so anybody may
 * read them.
 */
export const DEMO_KEYS = {
  PAYPAL_CLIENT_ID: 'DEMO-cornice-paypal-client',
  PAYPAL_SECRET: 'DEMO-cornice-paypal-secret',
  PAYPAL_WEBHOOK_ID: 'DEM0C0RN1CEWEBH00',
  PAYPAL_MERCHANT_ID: 'DEMCRNCE2345X',
  CYBERSOURCE_PROFILE_ID: 'DE300000-0000-4000-8000-000000000901',
  CYBERSOURCE_ACCESS_KEY: 'de300000000000000000000000000901',
  CYBERSOURCE_SECRET_KEY: 'demo-cornice-cybersource-secret-ntd',
  CYBERSOURCE_USD_PROFILE_ID: 'DE300000-0000-4000-8000-000000000840',
  CYBERSOURCE_USD_ACCESS_KEY: 'de300000000000000000000000000840',
  CYBERSOURCE_USD_SECRET_KEY: 'demo-cornice-cybersource-secret-usd',
  CYBERSOURCE_MERCHANT_ID: 'cornice_demo',
  CYBERSOURCE_REST_KEY_ID: 'de300000-0000-4000-8000-00000000rest',
  CYBERSOURCE_REST_SECRET: 'ZGVtby1jb3JuaWNlLWN5YmVyc291cmNlLXJlc3Qtc2VjcmV0',
} as const;
