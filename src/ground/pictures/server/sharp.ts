import { createRequire } from 'node:module';
import type loadedSharp from 'sharp';
import type { Sharp, SharpInput, SharpOptions } from 'sharp';

let loaded: typeof loadedSharp | undefined;

/** Sharp, loaded with the first picture, because its libraries take 18 MB. */
export function sharp(input?: SharpInput | SharpInput[], options?: SharpOptions): Sharp {
  loaded ??= createRequire(import.meta.url)('sharp') as typeof loadedSharp;
  return loaded(input, options);
}
