import type { Extent } from '#ground/framing/framing.contract.ts';
import { finishOf, mouldingTextureSvg } from '#ground/framing/framing.finish.ts';
import { type DrawnFrame, LIGHT } from '#ground/framing/framing.geometry.ts';
import { MATERIALS, shade } from '#ground/framing/framing.materials.ts';
import { framedModel, type ModelPart } from '#ground/framing/framing.model.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { pictureUrl } from '#ground/pictures/picture.rules.ts';
import { cameraFor, turnBy } from './model-camera.ts';
import { FRAGMENT_SHADER, VERTEX_SHADER } from './model-shaders.ts';

export interface Stage {
  /** In degrees: `turn` to the right, `tilt` down. */
  look: (turn: number, tilt: number) => void;
  close: () => void;
}

interface Staged {
  size: Extent;
  frame: DrawnFrame;
  picture: Pick<Picture, 'hash' | 'widths'>;
}

/** Enough for a window of this size. */
const PICTURE_PX = 1200;

/** Draws the model with WebGL; undefined if this browser has none. `fail` is called if it loses it. */
export function openStage(
  canvas: HTMLCanvasElement,
  { size, frame, picture }: Staged,
  fail: () => void,
): Stage | undefined {
  const gl = canvas.getContext('webgl2', { antialias: true });
  const program = gl && linked(gl);
  if (!gl || !program) return undefined;
  const model = framedModel(size, frame);
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const parts = model.parts.map((part) => ({ ...uploaded(gl, program, part), paint: paintOf(part, frame) }));
  const textures = {
    picture: textureOf(gl, pictureAddress(picture), () => draw()),
    moulding: frame.face_mm > 0 ? textureOf(gl, mouldingAddress(frame), () => draw()) : null,
  };
  let pose = { turn: 0, tilt: 0 };
  let isClosed = false;

  prepare(gl, program);

  function draw(): void {
    if (isClosed || !gl || canvas.clientWidth === 0) return;
    const density = Math.min(2, devicePixelRatio || 1);
    canvas.width = Math.round(canvas.clientWidth * density);
    canvas.height = Math.round(canvas.clientHeight * density);
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    const turned = turnBy(pose.turn, pose.tilt);
    gl.uniformMatrix3fv(uniform('turn'), false, turned);
    gl.uniformMatrix4fv(uniform('camera'), false, cameraFor(model, turned, canvas.width / canvas.height));
    for (const { vertices, corners, paint } of parts) {
      gl.uniform1i(uniform('kind'), paint.kind);
      paint.colours.forEach((colour, index) => {
        gl.uniform3fv(uniform(`colours[${index}]`), colour);
      });
      gl.bindTexture(gl.TEXTURE_2D, paint.kind === KIND.moulding ? textures.moulding : textures.picture);
      // Glazing comes last, and only adds what it reflects.
      if (paint.kind === KIND.glazing) gl.enable(gl.BLEND);
      else gl.disable(gl.BLEND);
      gl.bindVertexArray(vertices);
      gl.drawElements(gl.TRIANGLES, corners, gl.UNSIGNED_SHORT, 0);
    }
  }
  const watch = new ResizeObserver(draw);
  watch.observe(canvas);
  canvas.addEventListener('webglcontextlost', fail, { once: true });
  return {
    look(turn, tilt) {
      pose = { turn, tilt };
      draw();
    },
    close() {
      isClosed = true;
      watch.disconnect();
      canvas.removeEventListener('webglcontextlost', fail);
    },
  };
}

function pictureAddress({ hash, widths }: Staged['picture']): string {
  return pictureUrl(hash, widths.find((width) => width >= PICTURE_PX) ?? widths.at(-1) ?? 0, 'webp');
}

function mouldingAddress(frame: DrawnFrame): string {
  return `data:image/svg+xml,${encodeURIComponent(mouldingTextureSvg(frame))}`;
}

const KIND = { picture: 0, moulding: 1, board: 2, glazing: 3 };

/** The moulding has the colours of its material in shade, facing the viewer, and in light; boards have one. */
function paintOf({ surface }: ModelPart, frame: DrawnFrame) {
  const kind = surface === 'picture' || surface === 'moulding' || surface === 'glazing' ? KIND[surface] : KIND.board;
  const colour = finishOf(surface, frame).colour;
  const tones =
    surface === 'moulding' ? [-1, 0, 1].map((tone) => shade(MATERIALS[frame.material].ramp, tone)) : [colour];
  return { kind, colours: tones.map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)) };
}

function linked(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}

function prepare(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  // Called like this because linters take `use…` for a hook of React.
  gl.useProgram.call(gl, program);
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.CULL_FACE);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.uniform3f(gl.getUniformLocation(program, 'light'), LIGHT.x, -LIGHT.y, LIGHT.z);
}

function uploaded(gl: WebGL2RenderingContext, program: WebGLProgram, part: ModelPart) {
  const vertices = gl.createVertexArray();
  gl.bindVertexArray(vertices);
  const send = (name: string, values: readonly number[], each: number) => {
    const place = gl.getAttribLocation(program, name);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, Float32Array.from(values), gl.STATIC_DRAW);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, each, gl.FLOAT, false, 0, 0);
  };
  send('position', part.positions, 3);
  send('normal', part.normals, 3);
  send('uv', part.uvs, 2);
  const quads = Array.from({ length: part.positions.length / 12 }, (_, quad) => quad * 4);
  const corners = quads.flatMap((first) => [0, 1, 2, 0, 2, 3].map((corner) => first + corner));
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, Uint16Array.from(corners), gl.STATIC_DRAW);
  return { vertices, corners: corners.length };
}

/** Grey until the picture has loaded. */
function textureOf(gl: WebGL2RenderingContext, address: string, loaded: () => void): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array([216, 213, 207, 255]));
  const image = new Image();
  image.onload = () => {
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.MIRRORED_REPEAT);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.MIRRORED_REPEAT);
    loaded();
  };
  image.src = address;
  return texture;
}
