let handed: HTMLCanvasElement | undefined;

/** Hands a photo to the visitor’s own wall, within this page only: it is neither stored nor sent. */
export function handPhoto(photo: HTMLCanvasElement): void {
  handed = photo;
}

/** The photo that was handed over, once. */
export function takeHandedPhoto(): HTMLCanvasElement | undefined {
  const photo = handed;
  handed = undefined;
  return photo;
}
