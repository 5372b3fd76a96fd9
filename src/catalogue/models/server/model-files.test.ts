import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Extent, Frame } from '#ground/framing/framing.contract.ts';
import { finishOf, mouldingTextureSvg } from '#ground/framing/framing.finish.ts';
import { framedModel } from '#ground/framing/framing.model.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { glbFile } from './glb-file.ts';
import type { FinishedPart } from './model-files.ts';
import { gltfIssues } from './testing-gltf.ts';
import { readUsdz, usdNumbers } from './testing-usdz.ts';
import { usdzFile } from './usdz-file.ts';

const SIZES: Extent[] = [
  { w_mm: 300, h_mm: 400 },
  { w_mm: 703, h_mm: 501 },
  { w_mm: 800, h_mm: 1200 },
];
const MATS = [undefined, { width_mm: 60, colour: '#f4efe4' }, { width_mm: 35, colour: '#202020' }];
/** Every frame of the shop, each also with two mats of different widths. */
const FRAMES = seedFrames('en').flatMap((frame) =>
  frame.face_mm === 0 ? [frame] : MATS.map((mat): Frame => ({ ...frame, ...(mat && { mat }) })),
);

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1450a0' } })
    .jpeg()
    .toBuffer();

async function modelOf(size: Extent, frame: Frame) {
  const textures = new Map([['picture', await jpeg(60, 80)]]);
  if (frame.face_mm > 0) textures.set('moulding', await jpeg(100, 20));
  const parts = framedModel(size, frame).parts.map((part): FinishedPart => {
    const texture = textures.has(part.surface) ? part.surface : undefined;
    return { ...part, finish: finishOf(part.surface, frame), texture };
  });
  return { parts, textures };
}

/** Width, height and depth in millimetres, from all accessors of positions. */
function glbSpan(glb: Buffer): number[] {
  const json = JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12)));
  const bounds = json.meshes[0].primitives.map(
    ({ attributes }: { attributes: { POSITION: number } }) => json.accessors[attributes.POSITION],
  ) as { min: number[]; max: number[] }[];
  return [0, 1, 2].map((axis) => {
    const low = Math.min(...bounds.map(({ min }) => min[axis] ?? 0));
    return (Math.max(...bounds.map(({ max }) => max[axis] ?? 0)) - low) * 1000;
  });
}

const cases = SIZES.flatMap((size) => FRAMES.map((frame) => ({ size, frame })));
const sizeOf = ({ size, frame }: (typeof cases)[number]) => {
  const { w_mm, h_mm } = outerSize(size, frame);
  return [w_mm, h_mm, frame.depth_mm || 0.6];
};

describe('the model as glTF', () => {
  test('has no error and no warning for the validator of its publisher, in any size, frame and mat', async () => {
    for (const { size, frame } of cases) {
      const { parts, textures } = await modelOf(size, frame);
      const issues = await gltfIssues(new Uint8Array(glbFile('work-1', parts, textures)));
      expect([issues.numErrors, issues.numWarnings, JSON.stringify(issues.messages)]).toEqual([
        0,
        0,
        expect.any(String),
      ]);
    }
  });

  test('has the dimensions of the framed work to the millimetre', async () => {
    for (const each of cases) {
      const { parts, textures } = await modelOf(each.size, each.frame);
      const [w, h, d] = sizeOf(each);
      expect(glbSpan(glbFile('work-1', parts, textures))).toEqual(
        [w, h, d].map((length = 0) => expect.closeTo(length, 3)),
      );
    }
  });

  test('is refused by the validator if it is damaged, so the test above can fail', async () => {
    const [first] = cases;
    const { parts, textures } = await modelOf(first?.size ?? { w_mm: 1, h_mm: 1 }, first?.frame as Frame);
    const broken = parts.map((part) => ({ ...part, normals: part.normals.map((value) => value * 2) }));

    const issues = await gltfIssues(new Uint8Array(glbFile('work-1', broken, textures)));

    expect(issues.numErrors).toBeGreaterThan(0);
  });
});

describe('the model as USDZ', () => {
  test('is an aligned archive without compression, of a scene and its textures', async () => {
    for (const { size, frame } of cases) {
      const { parts, textures } = await modelOf(size, frame);
      const files = readUsdz(usdzFile(parts, textures));
      const scene = files[0]?.bytes.toString() ?? '';

      expect(files.map(({ name }) => name)).toEqual([
        'work.usda',
        'textures/picture.jpg',
        ...(frame.face_mm > 0 ? ['textures/moulding.jpg'] : []),
      ]);
      const used = [...scene.matchAll(/@([^@]+)@/g)].map(([, name]) => name);
      expect(used).toEqual(files.slice(1).map(({ name }) => name));
      expect(files[1]?.bytes).toEqual(textures.get('picture'));
    }
  });

  test('is in metres, hangs on walls, and has the dimensions of the framed work to the millimetre', async () => {
    for (const each of cases) {
      const { parts, textures } = await modelOf(each.size, each.frame);
      const scene = readUsdz(usdzFile(parts, textures))[0]?.bytes.toString() ?? '';
      expect(scene).toMatch(/^#usda 1\.0\n/);
      expect(scene).toContain('metersPerUnit = 1');
      expect(scene).toContain('upAxis = "Y"');
      expect(scene).toContain('planeAnchoring:alignment = "vertical"');

      const points = usdNumbers(scene, 'points');
      const span = [0, 1, 2].map((axis) => {
        const values = points.filter((_, index) => index % 3 === axis);
        return (Math.max(...values) - Math.min(...values)) * 1000;
      });
      const [w, h, d] = sizeOf(each);
      // Coordinates are rounded to a hundredth of a millimetre.
      expect(span).toEqual([w, h, d].map((length = 0) => expect.closeTo(length, 1)));
    }
  });

  test('gives every face exactly one material', async () => {
    const { parts, textures } = await modelOf({ w_mm: 500, h_mm: 700 }, FRAMES.find(({ mat }) => mat) as Frame);
    const scene = readUsdz(usdzFile(parts, textures))[0]?.bytes.toString() ?? '';
    const subsets = [...scene.matchAll(/int\[\] indices = \[(.*)\]/g)].flatMap(([, faces = '']) =>
      faces.split(', ').map(Number),
    );
    const counts = usdNumbers(scene, 'faceVertexCounts');

    expect(subsets).toEqual(counts.map((_, face) => face));
    expect(usdNumbers(scene, 'faceVertexIndices').length).toBe(counts.length * 4);
    expect(usdNumbers(scene, 'points').length).toBe(counts.length * 12);
    expect(usdNumbers(scene, 'primvars:st').length).toBe(counts.length * 8);
    for (const { surface } of parts) {
      expect(scene).toContain(`def GeomSubset "${surface}"`);
      expect(scene).toContain(`def Material "${surface}"`);
    }
  });
});

test('the texture of a moulding shows a metre of it at two pixels a millimetre', async () => {
  for (const frame of FRAMES.filter(({ face_mm }) => face_mm > 0)) {
    const { width, height } = await sharp(Buffer.from(mouldingTextureSvg(frame))).metadata();
    expect([width, height]).toEqual([2000, frame.face_mm * 2]);
  }
});
