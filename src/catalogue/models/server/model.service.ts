import { readOffer } from '#catalogue/works/server/offer.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { finishOf } from '#ground/framing/framing.finish.ts';
import { framedModel } from '#ground/framing/framing.model.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import type { ModelFormat, ModelledPrint } from '../model.rules.ts';
import { glbFile } from './glb-file.ts';
import type { FinishedPart, Textures } from './model-files.ts';
import { mouldingTexture, pictureTexture } from './model-textures.service.ts';
import { usdzFile } from './usdz-file.ts';

type Storage = ReturnType<typeof openStorage>;

/** A framed work whose model the shop shows, with the picture’s files. */
interface ModelOrder extends ModelledPrint {
  picture: Pick<Picture, 'hash' | 'widths'>;
}

interface Choice {
  item_id: number;
  size_id: number;
  frame_id: number;
}

/** The data of a model; undefined for anything that is not offered now, as no model is made of works that nobody can buy. */
export async function readModelOrder(db: Db, choice: Choice): Promise<ModelOrder | undefined> {
  const { item_id, size_id, frame_id } = choice;
  if (Math.max(item_id, size_id, frame_id) > LARGEST_ID) return undefined;
  const { size, frame, unavailable } = await readOffer(db, choice);
  if (!size || !frame || unavailable) return undefined;
  const [card] = await workSummaries(db, 'en', [item_id]);
  return card?.picture && { item_id, size, frame, picture: card.picture };
}

/** The model’s file. It only joins existing pictures with a few hundred corners: nothing is decoded or drawn for it twice. */
export async function modelFile(storage: Storage, order: ModelOrder, format: ModelFormat): Promise<Buffer> {
  const { size, frame, picture, item_id } = order;
  const { parts } = framedModel(size, frame);
  const textures = new Map([['picture', await pictureTexture(storage, picture)]]);
  if (frame.face_mm > 0) textures.set('moulding', await mouldingTexture(storage, frame));
  const finished = parts.map((part): FinishedPart => {
    const texture = textures.has(part.surface) ? part.surface : undefined;
    return { ...part, finish: finishOf(part.surface, frame), texture };
  });
  return written(format, `work-${item_id}`, finished, textures);
}

function written(format: ModelFormat, name: string, parts: readonly FinishedPart[], textures: Textures): Buffer {
  return format === 'glb' ? glbFile(name, parts, textures) : usdzFile(parts, textures);
}
