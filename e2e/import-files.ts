import sharp from 'sharp';
import { xlsxOf } from '#ground/documents/server/xlsx-write.ts';

/** A picture that can be printed, of some kilobytes; the seed makes it unique. */
export function smallPicture(seed: number): Promise<Buffer> {
  const colour = (shift: number) => `hsl(${(seed * 47 + shift) % 360} 60% 50%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1800"><rect width="100%" height="100%" fill="${colour(0)}"/><circle cx="${300 + (seed % 1800)}" cy="900" r="500" fill="${colour(120)}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer();
}

export async function workbookOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of xlsxOf(inTurn(rows))) parts.push(part);
  return Buffer.concat(parts);
}

async function* inTurn(rows: readonly (readonly string[])[]) {
  yield* rows;
}
