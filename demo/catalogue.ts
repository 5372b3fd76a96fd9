import type { Category, DemoArtist, Text } from './artist.ts';
import { artist as amaraDiallo } from './artists/amara-diallo.ts';
import { artist as anselmRoth } from './artists/anselm-roth.ts';
import { artist as ezraQuill } from './artists/ezra-quill.ts';
import { artist as hsuChaoMing } from './artists/hsu-chao-ming.ts';
import { artist as ingridSolheim } from './artists/ingrid-solheim.ts';
import { artist as joaquinSalcedo } from './artists/joaquin-salcedo.ts';
import { artist as linShuHo } from './artists/lin-shu-ho.ts';
import { artist as mireilleAubanel } from './artists/mireille-aubanel.ts';
import { artist as morishigeKaito } from './artists/morishige-kaito.ts';
import { artist as niluferAydin } from './artists/nilufer-aydin.ts';
import { artist as teodoraVlasic } from './artists/teodora-vlasic.ts';
import { artist as wuPeiShan } from './artists/wu-pei-shan.ts';
import { categories } from './categories.ts';

/** Everything the demo shop opens with. */
export interface DemoCatalogue {
  categories: readonly { code: Category; name: Text }[];
  artists: readonly DemoArtist[];
  /** Slugs of the works that visitors see first: the most loved, then the newest. They are painted first. */
  front: readonly string[];
}

type OutlineWork = Omit<DemoArtist['works'][number], 'paint'>;

/** The catalogue without the painting code: plain data, which one thread can send to another. */
export type CatalogueOutline = Omit<DemoCatalogue, 'artists'> & {
  artists: readonly (Omit<DemoArtist, 'works'> & { works: readonly OutlineWork[] })[];
};

export const catalogue: DemoCatalogue = {
  categories,
  artists: [
    linShuHo,
    morishigeKaito,
    hsuChaoMing,
    teodoraVlasic,
    anselmRoth,
    ingridSolheim,
    ezraQuill,
    joaquinSalcedo,
    mireilleAubanel,
    wuPeiShan,
    niluferAydin,
    amaraDiallo,
  ],
  front: [
    'first-light-hehuan',
    'tea-rows-late-sun',
    'the-red-rebozo',
    'naruto-turning',
    'nine-days-of-a-poppy',
    'slates-under-snow',
    'one-tulip',
    'silvergrass-north-easterly',
    'harbour-twenty-minutes-after-sunset',
    'salt-first-light',
    'harmattan',
    'one-breath',
    'three-jugs-and-a-cup',
  ],
};
