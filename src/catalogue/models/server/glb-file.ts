import { type FinishedPart, linearColour, type Textures } from './model-files.ts';

/** Numbers of glTF 2.0 and of its binary container. */
const GL = { float: 5126, unsignedShort: 5123, arrayBuffer: 34962, elementArrayBuffer: 34963, mirroredRepeat: 33648 };
const FILTERS = { magFilter: 9729, minFilter: 9987 };
const MAGIC = { glTF: 0x46546c67, JSON: 0x4e4f534a, BIN: 0x004e4942 };

/** The model as binary glTF: one mesh, one primitive and material for each surface, textures inside. */
export function glbFile(name: string, parts: readonly FinishedPart[], textures: Textures): Buffer {
  const bin = openBuffer();
  const images = [...textures.keys()];
  const primitives = parts.map((part, material) => ({
    attributes: {
      POSITION: bin.vectors(part.positions, 'VEC3'),
      NORMAL: bin.vectors(part.normals, 'VEC3'),
      ...(part.texture && { TEXCOORD_0: bin.vectors(part.uvs, 'VEC2') }),
    },
    indices: bin.indices(part.positions.length / 12),
    material,
  }));
  const json = {
    asset: { version: '2.0', generator: 'Cornice' },
    scene: 0,
    scenes: [{ name, nodes: [0] }],
    nodes: [{ name, mesh: 0 }],
    meshes: [{ name, primitives }],
    materials: parts.map((part) => materialOf(part, images)),
    textures: images.map((_, source) => ({ source, sampler: 0 })),
    samplers: [{ ...FILTERS, wrapS: GL.mirroredRepeat, wrapT: GL.mirroredRepeat }],
    images: images.map((image) => ({
      name: image,
      mimeType: 'image/jpeg',
      bufferView: bin.view(Buffer.from(textures.get(image) ?? [])),
    })),
    ...bin.described(),
  };
  return container(Buffer.from(JSON.stringify(json)), bin.bytes());
}

function materialOf({ surface, finish, texture }: FinishedPart, images: readonly string[]) {
  const { metallic, roughness, opacity } = finish;
  return {
    name: surface,
    pbrMetallicRoughness: {
      ...(texture
        ? { baseColorTexture: { index: images.indexOf(texture) } }
        : { baseColorFactor: [...linearColour(finish.colour), opacity] }),
      metallicFactor: metallic,
      roughnessFactor: roughness,
    },
    ...(opacity < 1 && { alphaMode: 'BLEND' }),
  };
}

/** The binary part: every piece begins at a multiple of four bytes. */
function openBuffer() {
  const chunks: Buffer[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  let length = 0;
  const view = (bytes: Buffer, target?: number) => {
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, ...(target && { target }) });
    chunks.push(padded(bytes, 0));
    length += chunks.at(-1)?.length ?? 0;
    return bufferViews.length - 1;
  };
  return {
    view,
    vectors(values: readonly number[], type: 'VEC2' | 'VEC3') {
      const floats = Float32Array.from(values);
      const each = type === 'VEC3' ? 3 : 2;
      const bound = (choose: (...all: number[]) => number) =>
        Array.from({ length: each }, (_, axis) => choose(...floats.filter((_value, index) => index % each === axis)));
      accessors.push({
        bufferView: view(Buffer.from(floats.buffer), GL.arrayBuffer),
        componentType: GL.float,
        count: values.length / each,
        type,
        min: bound(Math.min),
        max: bound(Math.max),
      });
      return accessors.length - 1;
    },
    /** Two triangles for each quad. */
    indices(quads: number) {
      const corners = Array.from({ length: quads }, (_, quad) => [0, 1, 2, 0, 2, 3].map((corner) => quad * 4 + corner));
      const shorts = Uint16Array.from(corners.flat());
      const bufferView = view(Buffer.from(shorts.buffer), GL.elementArrayBuffer);
      accessors.push({ bufferView, componentType: GL.unsignedShort, count: shorts.length, type: 'SCALAR' });
      return accessors.length - 1;
    },
    described: () => ({ accessors, bufferViews, buffers: [{ byteLength: length }] }),
    bytes: () => Buffer.concat(chunks),
  };
}

function container(json: Buffer, bin: Buffer): Buffer {
  const chunk = (type: number, bytes: Buffer) => [words(bytes.length, type), bytes];
  const chunks = Buffer.concat([...chunk(MAGIC.JSON, padded(json, 0x20)), ...chunk(MAGIC.BIN, bin)]);
  return Buffer.concat([words(MAGIC.glTF, 2, 12 + chunks.length), chunks]);
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeUInt32LE(value, index * 4);
  });
  return bytes;
}

function padded(bytes: Buffer, filler: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3, filler)]);
}
