import { calls } from '#http/server/call.ts';
import { artistRoutes } from './artist.routes.ts';
import { representationDeskRoutes } from './representation-desk.routes.ts';
import { sellerArtistRoutes } from './seller-artist.routes.ts';

export const directoryCalls = calls(...artistRoutes, ...representationDeskRoutes, ...sellerArtistRoutes);
