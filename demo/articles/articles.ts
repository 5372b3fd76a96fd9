import { aDeepBlackFrame } from './a-deep-black-frame.ts';
import { aFirstWallOfThree } from './a-first-wall-of-three.ts';
import { aSeasonInTheExhibitionStores } from './a-season-in-the-exhibition-stores.ts';
import type { DemoArticle } from './article.ts';
import { choosingASize } from './choosing-a-size.ts';
import { cloudAndWind } from './cloud-and-wind.ts';
import { glazingAndLight } from './glazing-and-light.ts';
import { hangingByPalette } from './hanging-by-palette.ts';
import { hangingHeight } from './hanging-height.ts';
import { howAGicleeIsMade } from './how-a-giclee-is-made.ts';
import { howAPriceComesAbout } from './how-a-price-comes-about.ts';
import { howTheWorkshopPacks } from './how-the-workshop-packs.ts';
import { numbersAndCertificates } from './numbers-and-certificates.ts';
import { paperAndWater } from './paper-and-water.ts';
import { twentyYearsOnAWall } from './twenty-years-on-a-wall.ts';
import { withOrWithoutAMat } from './with-or-without-a-mat.ts';

/** All articles of the demo, the newest first. */
export const articles: readonly DemoArticle[] = [
  aDeepBlackFrame,
  aSeasonInTheExhibitionStores,
  howAPriceComesAbout,
  cloudAndWind,
  hangingHeight,
  aFirstWallOfThree,
  withOrWithoutAMat,
  glazingAndLight,
  paperAndWater,
  numbersAndCertificates,
  choosingASize,
  howTheWorkshopPacks,
  hangingByPalette,
  twentyYearsOnAWall,
  howAGicleeIsMade,
];
