import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Where package.json stands above this file, be it source or built: the shop may be started from any other folder. */
const INSTALL_FOLDER = dirname(findPackageJSON(import.meta.url) ?? '');

/** A file or folder that came with the shop, by its path in the repository. */
export function installed(path: string): string {
  return join(INSTALL_FOLDER, path);
}
