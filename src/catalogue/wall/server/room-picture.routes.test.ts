import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { roomFiles } from './room-picture.routes.ts';
import { benchPicture, EVENING_FURNITURE_MM, eveningRoom, roomPicture } from './room-picture.service.tsx';

const app = roomFiles();
const outers = [
  { w_mm: 540, h_mm: 740 },
  { w_mm: 600, h_mm: 740 },
  { w_mm: 500, h_mm: 700 },
];

describe('the evening room', () => {
  test('is two small files that browsers cache forever, like the bench of the front page', async () => {
    const room = eveningRoom(outers);
    for (const [path, layer] of [
      [room.back, 'back'],
      [room.front, 'front'],
      [benchPicture(), 'bench'],
    ] as const) {
      const reply = await app.request(path, { headers: { 'accept-encoding': 'br' } });
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(reply.headers.get('cache-control')).toContain('immutable');
      expect(reply.headers.get('content-type')).toBe('image/svg+xml');
      expect(brotliDecompressSync(bytes).toString() === roomPicture(layer).svg).toBe(true);
      expect(bytes.length).toBeLessThan(20_000);
    }
    expect((await app.request('/rooms/living-evening-back-000000000000.svg')).status).toBe(404);
    expect((await app.request('/rooms/')).status).toBe(404);
  });

  test('hangs works side by side over the sofa, true to scale', () => {
    const { works } = eveningRoom(outers);
    const millimetres = works.map(({ width }, index) => width / (outers[index]?.w_mm ?? 1));

    for (const share of millimetres) expect(share).toBeCloseTo(millimetres[0] ?? 0, 10);
    for (const [index, work] of works.slice(1).entries()) {
      expect(work.left).toBeGreaterThan((works[index]?.left ?? 1) + (works[index]?.width ?? 1));
    }
    expect(new Set(works.map(({ y_mm }) => y_mm)).size).toBe(1);
    expect(EVENING_FURNITURE_MM).toBeGreaterThan(0);
  });
});
