import { expect, test } from 'vitest';
import { filesOfLazyRoutes } from './lazy-route-files.ts';

test('a lazy route is listed with its file and what that imports; other files are not', () => {
  const chunk = (facadeModuleId: string | null, fileName: string, imports: string[] = []) => ({
    facadeModuleId,
    fileName,
    imports,
  });

  expect(
    filesOfLazyRoutes([
      chunk('/shop/src/app/routes/shop.$id.lazy.tsx', 'assets/shop._id.lazy-a.js', ['assets/works-b.js']),
      chunk('/shop/src/app/routes/shop.index.tsx?tsr-split=component', 'assets/shop.index-c.js'),
      chunk(null, 'assets/works-b.js'),
    ]),
  ).toEqual({ '/shop/$id': ['/assets/shop._id.lazy-a.js', '/assets/works-b.js'] });
});
