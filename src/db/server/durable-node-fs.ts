import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;

/** The parts we use of the engine's file layer, which PGlite types only partly. */
interface NodeFileLayer {
  stream_ops: { fsync?: (stream: { nfd?: number; node: { mode: number } }) => number };
  tryFSOperation<T>(operation: () => T): T;
}

/**
 * PGlite's folder on disk with a real fsync; its own does nothing, so that a power cut would lose acknowledged
 * orders. Relies on internals of PGlite 0.5.16: the test `fsync is really called` guards it.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: InitArguments): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...preRun, (module) => repair(module as unknown as { NODEFS: NodeFileLayer }, module.FS)],
      },
    };
  }
}

function repair({ NODEFS }: { NODEFS: NodeFileLayer }, files: { isDir(mode: number): boolean }): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) return 0;
    // Windows cannot sync a folder, and does not have to.
    if (process.platform === 'win32' && files.isDir(node.mode)) return 0;
    NODEFS.tryFSOperation(() => fsyncSync(nfd));
    return 0;
  };
}

/**
 * PGlite's own, except that -F (no fsync) is removed and the WAL is written with fsync: its fdatasync is a no-op.
 * A quarter of its 128 MB of buffers holds a small shop, and saves that much memory.
 */
export const durableStartParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];
