// The browser's files of routes whose component is in a file of its own, `x.lazy.tsx`: the framework's list of what to
// preload with a page does not contain them.
import type { Plugin } from 'vite';

const LAZY_ROUTE = /[\\/]routes[\\/]([^\\/]+)\.lazy\.tsx$/;

interface Chunk {
  facadeModuleId?: string | null;
  fileName: string;
  imports: readonly string[];
}

/** By route: the file of its component, and the files which that one imports. */
export function filesOfLazyRoutes(chunks: readonly Chunk[]): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const { facadeModuleId, fileName, imports } of chunks) {
    const [, name] = LAZY_ROUTE.exec(facadeModuleId ?? '') ?? [];
    if (name) files[`/${name.replaceAll('.', '/')}`] = [fileName, ...imports].map((file) => `/${file}`);
  }
  return files;
}

/** Gives the server, which is built after the browser's half, these files. */
export function lazyRouteFiles(): Plugin[] {
  const id = 'virtual:lazy-route-files';
  let files: Record<string, string[]> = {};
  return [
    {
      name: 'lazy-route-files',
      resolveId: (source) => (source === id ? `\0${id}` : undefined),
      load: (source) => (source === `\0${id}` ? `export const lazyRouteFiles = ${JSON.stringify(files)};` : undefined),
    },
    {
      name: 'find-lazy-route-files',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_options, bundle) {
        files = filesOfLazyRoutes(Object.values(bundle).filter((file) => file.type === 'chunk'));
      },
    },
  ];
}
