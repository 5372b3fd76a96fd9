import { Hono } from 'hono';
import { answerFile, answerNoFile, FOR_EVER } from '#ground/files/server/answer-file.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { MODEL_FORMATS, type ModelFormat, modelPath, modelTag } from '../model.rules.ts';
import { modelFile, readModelOrder } from './model.service.ts';

type Storage = ReturnType<typeof openStorage>;

const TYPES: Record<ModelFormat, string> = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' };
const ID = '[1-9][0-9]{0,9}';
/** item-size-frame~tag.format */
const FILE = `${ID}-${ID}-${ID}~[0-9a-z]{14}\\.(?:${MODEL_FORMATS.join('|')})`;

/** Framed works as models at true size: GET /models/{item_id}-{size_id}-{frame_id}~{tag}.{glb|usdz}. */
export function modelFiles(storage: Storage): Hono<ApiEnv> {
  // Each holds a picture in memory.
  const makeOnce = openWorkshop<Buffer>({ atOnce: 1, waiting: 40, patience: 30_000 });

  return new Hono<ApiEnv>()
    .get(`/models/:file{${FILE}}`, async (c) => {
      const [, ids = '', tag, format] = /^([\d-]+)~(\w+)\.(\w+)$/.exec(c.req.param('file')) ?? [];
      const [item_id = 0, size_id = 0, frame_id = 0] = ids.split('-').map(Number);
      const order = await readModelOrder(c.var.db, { item_id, size_id, frame_id });
      if (!order) return answerNoFile(c);
      const kind = format as ModelFormat;
      const path = modelPath(order, kind);
      if (tag !== modelTag(order)) {
        // The work, its size or its frame has changed since the page was loaded.
        c.header('Cache-Control', 'no-cache');
        return c.redirect(path, 302);
      }
      return answerFile(c, {
        type: TYPES[kind],
        tag: `${ids}-${tag}-${kind}`,
        cacheControl: FOR_EVER,
        content: () => makeOnce(path, () => modelFile(storage, order, kind)),
      });
    })
    .all('/models/*', answerNoFile);
}
