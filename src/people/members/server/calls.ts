import { calls } from '#http/server/call.ts';
import { addressRoutes } from './address.routes.ts';
import { firstAdminRoutes } from './first-admin.routes.ts';
import { memberRoutes } from './member.routes.ts';
import { identityRoutes } from './oauth/identity.routes.ts';
import { oauthRoutes } from './oauth/oauth.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';

export const membersCalls = calls(
  ...addressRoutes,
  ...firstAdminRoutes,
  ...memberRoutes,
  ...identityRoutes,
  ...oauthRoutes,
  ...secondFactorRoutes,
  ...sessionRoutes,
  ...staffRoutes,
);
