import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of package.json above this file, in source and built form: the shop may be started from any folder. */
const INSTALL_FOLDER = dirname(findPackageJSON(import.meta.url) ?? '');

/** A file or folder of the installation, by its path in the repository. */
export function installed(path: string): string {
  return join(INSTALL_FOLDER, path);
}
