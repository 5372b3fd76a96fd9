// Removes the routes of the back office from what every visitor loads; src/app/router.tsx loads them when needed.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILE = /route-tree\.gen\.ts(\?staff)?$/;
const IMPORTS = /^import \{ Route as Admin\w+RouteImport \} from '\.\/routes\/admin\.[^']+'\n/gm;
// A long name has a line break after its equals sign.
const ROUTES = /^const Admin\w+Route =\s+Admin\w+RouteImport\.update\(\{\n[^}]*\} as any\)\n/gm;
const CHILDREN = /^const AdminRouteChildren: AdminRouteChildren = \{\n[^}]*\}\n/m;
const ADDED = 'AdminRoute._addFileChildren(AdminRouteChildren)';

/** The generated route tree in two: the shop's routes, and those that only staff load. */
export function splitRouteTree(tree: string): { shop: string; staff: string } {
  const routes = tree.match(ROUTES) ?? [];
  const [children] = tree.match(CHILDREN) ?? [];
  const imports = tree.match(IMPORTS) ?? [];
  if (routes.length === 0 || routes.length !== imports.length || !children || !tree.includes(ADDED))
    throw new Error('the tree of routes is not as expected');
  const shop = tree.replace(IMPORTS, '').replace(ROUTES, '').replace(CHILDREN, '').replace(ADDED, 'AdminRoute');
  const staff = [
    "import { Route as AdminRoute } from './routes/admin'\n",
    ...imports,
    ...routes,
    children.replace(': AdminRouteChildren', ''),
    `${ADDED}\n`,
  ].join('');
  return { shop, staff };
}

/** In the browser build `route-tree.gen.ts` is the shop's part, `route-tree.gen.ts?staff` the back office's. */
export function splitRoutes(): Plugin {
  return {
    name: 'split-routes',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: FILE },
      handler(id) {
        const [file = '', part = 'shop'] = id.split('?');
        return { code: splitRouteTree(readFileSync(file, 'utf8'))[part as 'shop' | 'staff'], moduleType: 'ts' };
      },
    },
  };
}
