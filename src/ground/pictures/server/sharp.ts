import { createRequire } from 'node:module';
import type loadedSharp from 'sharp';
import type { Sharp, SharpInput, SharpOptions } from 'sharp';

let loaded: typeof loadedSharp | undefined;

/** A picture as sharp works on it. Its libraries take 18 MB, so they are loaded when the first picture is made. */
export function sharp(input?: SharpInput | SharpInput[], options?: SharpOptions): Sharp {
  loaded ??= createRequire(import.meta.url)('sharp') as typeof loadedSharp;
  return loaded(input, options);
}
