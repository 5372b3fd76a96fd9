export type PhotoProblem = 'heic' | 'no_picture' | 'too_small';
type ReadPhoto = { photo: HTMLCanvasElement; problem?: undefined } | { photo?: undefined; problem: PhotoProblem };

/** Enough for a large print of the saved picture; more would slow phones down. */
const LONGEST_SIDE = 2400;
/** Smaller pictures are icons. */
const SHORTEST_SIDE = 120;

/** Reads a file into a canvas, upright and no larger than needed. It is never uploaded. */
export async function readPhoto(file: Blob, name = ''): Promise<ReadPhoto> {
  const picture = await decoded(file);
  if (!picture) return { problem: /hei[cf]/i.test(`${file.type} ${name.split('.').at(-1)}`) ? 'heic' : 'no_picture' };
  const { width, height } = picture;
  if (Math.min(width, height) < SHORTEST_SIDE) return { problem: 'too_small' };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const photo = blankSheet(Math.round(width * scale), Math.round(height * scale));
  const ink = photo.getContext('2d', { willReadFrequently: true });
  if (!ink) return { problem: 'no_picture' };
  ink.imageSmoothingQuality = 'high';
  // Transparent pictures are shown on white, as they will be saved.
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, photo.width, photo.height);
  ink.drawImage(picture, 0, 0, photo.width, photo.height);
  if ('close' in picture) picture.close();
  return { photo };
}

export function blankSheet(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** A copy to draw on. */
export function copyOf(photo: HTMLCanvasElement): HTMLCanvasElement {
  const copy = blankSheet(photo.width, photo.height);
  copy.getContext('2d', { willReadFrequently: true })?.drawImage(photo, 0, 0);
  return copy;
}

/** A stored photo is smaller as a JPEG. Neither format contains place or time. */
export function asFile(photo: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob | null> {
  return new Promise((done) => {
    photo.toBlob(done, type, 0.93);
  });
}

async function decoded(file: Blob): Promise<ImageBitmap | HTMLImageElement | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Some browsers decode more formats as images than as bitmaps; they rotate those automatically.
    return asImage(file);
  }
}

async function asImage(file: Blob): Promise<HTMLImageElement | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
