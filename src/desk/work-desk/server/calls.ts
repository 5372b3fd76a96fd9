import { calls } from '#http/server/call.ts';
import { artistDeskRoutes } from './artist-desk.routes.ts';
import { categoryDeskRoutes } from './category-desk.routes.ts';
import { fileRoutes } from './file.routes.ts';
import { frameDeskRoutes } from './frame-desk.routes.ts';
import { pictureDeskRoutes } from './picture-desk.routes.ts';
import { pricesRoutes } from './prices.routes.ts';
import { storeDeskRoutes } from './store-desk.routes.ts';
import { workDeskRoutes } from './work-desk.routes.ts';

export const workDeskCalls = calls(
  ...artistDeskRoutes,
  ...categoryDeskRoutes,
  ...fileRoutes,
  ...frameDeskRoutes,
  ...pictureDeskRoutes,
  ...pricesRoutes,
  ...storeDeskRoutes,
  ...workDeskRoutes,
);
