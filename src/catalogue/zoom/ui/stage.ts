import type { Picture } from '#ground/pictures/picture.contract.ts';
import { pictureUrl } from '#ground/pictures/picture.rules.ts';
import { type Box, levelFor, levelSize, type Pixels, tilePlace, tilesFor, type View } from '../zoom.rules.ts';
import type { Camera } from './camera.ts';
import { type LoadedTile, openTileStore } from './tile-store.ts';

/** Phones have three or more device pixels per CSS pixel; above two it only costs battery. */
const MOST_DENSITY = 2;
/** How often new tiles are requested while the view moves. */
const ASK_MS = 100;

/** Draws the camera's view into a canvas until closed: the rendition the page already has, and tiles over it. */
export function openStage(canvas: HTMLCanvasElement, picture: Picture, camera: Camera): () => void {
  const context = canvas.getContext('2d');
  let frame = 0;
  let timer = 0;
  let base: ImageBitmap | undefined;
  const density = () => Math.min(MOST_DENSITY, devicePixelRatio);
  const paint = () => {
    frame = 0;
    if (context) paintView(context, picture, camera.view(), camera.viewport(), density(), base, tiles.cached());
  };
  const repaint = () => {
    frame ||= requestAnimationFrame(paint);
  };
  const tiles = openTileStore(picture.hash, repaint);
  const ask = () => {
    timer = 0;
    const level = levelFor(picture, camera.goal().scale, density());
    // Skip tiles where the rendition below is as sharp.
    const isEnough = base && base.width >= levelSize(picture, level).width;
    tiles.want(isEnough ? [] : tilesFor(picture, camera.goal(), camera.viewport(), density()));
  };
  const follow = () => {
    repaint();
    timer ||= window.setTimeout(ask, ASK_MS);
  };
  const measure = () => {
    const viewport = { width: canvas.clientWidth, height: canvas.clientHeight };
    if (viewport.width === 0) return;
    canvas.width = Math.round(viewport.width * density());
    canvas.height = Math.round(viewport.height * density());
    camera.resize(viewport);
    // Resizing clears a canvas: waiting for the next frame would let it flash.
    paint();
  };
  const stop = camera.onMove(follow);
  const observer = new ResizeObserver(measure);
  observer.observe(canvas);
  const isOpen = { yes: true };
  void loadBase(picture).then((image) => {
    if (!isOpen.yes) return image?.close();
    base = image;
    follow();
  });
  return () => {
    isOpen.yes = false;
    stop();
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    tiles.close();
    base?.close();
  };
}

async function loadBase(picture: Picture): Promise<ImageBitmap | undefined> {
  const image = new Image();
  image.src = baseUrl(picture);
  try {
    await image.decode();
    return await createImageBitmap(image);
  } catch {
    return undefined;
  }
}

/** The best rendition that the page has already loaded; otherwise a middle one. */
function baseUrl({ hash, widths, width }: Picture): string {
  const [shown] = [...document.images]
    .filter(({ complete, currentSrc }) => complete && currentSrc.includes(`/pictures/${hash}/`))
    .sort((a, b) => b.naturalWidth - a.naturalWidth);
  return shown?.currentSrc ?? pictureUrl(hash, widths.find((known) => known >= 960) ?? width, 'webp');
}

function paintView(
  context: CanvasRenderingContext2D,
  picture: Picture,
  view: View,
  viewport: Pixels,
  density: number,
  base: ImageBitmap | undefined,
  tiles: Iterable<LoadedTile>,
): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const level = levelFor(picture, view.scale, density);
  const onCanvas = ({ x, y, width, height }: Box): [number, number, number, number] => {
    const across = (at: number) => Math.round(((at - view.x) * view.scale + viewport.width / 2) * density);
    const down = (at: number) => Math.round(((at - view.y) * view.scale + viewport.height / 2) * density);
    // Both edges are rounded, so that neighbours share one and no seam is visible.
    const [left, top] = [across(x), down(y)];
    return [left, top, across(x + width) - left, down(y + height) - top];
  };
  const entire = onCanvas({ x: 0, y: 0, width: picture.width, height: picture.height });
  if (base) context.drawImage(base, ...entire);
  else {
    context.fillStyle = picture.ground;
    context.fillRect(...entire);
  }
  const coarseFirst = [...tiles].filter(({ tile }) => tile.level <= level).sort((a, b) => a.tile.level - b.tile.level);
  for (const { tile, image } of coarseFirst) {
    const [x, y, width, height] = onCanvas(tilePlace(picture, tile));
    const isSeen = x + width > 0 && y + height > 0 && x < context.canvas.width && y < context.canvas.height;
    if (isSeen) context.drawImage(image, x, y, width, height);
  }
}
