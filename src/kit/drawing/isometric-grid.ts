/** A vertex of the triangular grid onto which whole units project along the world's diagonal. */
export type Vertex = readonly [a: number, b: number];
export type Directed = readonly [from: Vertex, to: Vertex];

const HALF_ROOT_3 = Math.sqrt(3) / 2;

export function project([x, y, z]: readonly [x: number, y: number, z: number]): [x: number, y: number] {
  return [(y - x) * HALF_ROOT_3, (x + y) / 2 - z];
}

/** The border of an area, from all edges its triangles do not share. */
export function outline(edges: readonly Directed[]): string {
  const leaving = new Map<number, Directed[]>();
  for (const edge of edges) {
    const start = vertexKey(edge[0]);
    const others = leaving.get(start);
    if (others) others.push(edge);
    else leaving.set(start, [edge]);
  }
  let path = '';
  for (const first of edges) {
    const corners: Vertex[] = [];
    let edge = leaving.get(vertexKey(first[0]))?.pop();
    while (edge) {
      if (turns(corners.at(-1), edge)) corners.push(edge[0]);
      edge = leaving.get(vertexKey(edge[1]))?.pop();
    }
    if (corners.length > 0) path += `M${corners.map(onPaper).join('L')}Z`;
  }
  return path;
}

// A unique integer per vertex of a drawing.
function vertexKey([a, b]: Vertex): number {
  return a * 4096 + b;
}

function turns(corner: Vertex | undefined, [from, to]: Directed): boolean {
  if (!corner) return true;
  return (from[0] - corner[0]) * (to[1] - from[1]) !== (from[1] - corner[1]) * (to[0] - from[0]);
}

/** Edges as strokes; collinear neighbours become one. */
export function strokes(edges: readonly Directed[]): string {
  const rows = new Map<number, { at: (place: number) => Vertex; places: number[] }>();
  for (const [[a, b], [toA, toB]] of edges) {
    // Along the grid an edge keeps a, keeps b, or moves both by one: that and its position identify its line.
    const keepsA = a === toA;
    const slope = b === toB ? 0 : 1;
    const offset = keepsA ? a : b - a * slope;
    const key = vertexKey([keepsA ? 2 : slope, offset]);
    const row = rows.get(key) ?? { at: (n) => (keepsA ? [offset, n] : [n, offset + n * slope]), places: [] };
    row.places.push(keepsA ? Math.min(b, toB) : Math.min(a, toA));
    rows.set(key, row);
  }
  return [...rows.values()].map(({ at, places }) => runs(places, at)).join('');
}

function runs(places: number[], at: (place: number) => Vertex): string {
  let path = '';
  let previous: number | undefined;
  for (const place of places.sort((one, other) => one - other)) {
    if (previous === undefined) path += `M${onPaper(at(place))}`;
    else if (place !== previous + 1) path += `L${onPaper(at(previous + 1))}M${onPaper(at(place))}`;
    previous = place;
  }
  return previous === undefined ? path : `${path}L${onPaper(at(previous + 1))}`;
}

function onPaper([a, b]: Vertex): string {
  return project([a, b, 0])
    .map((value) => Number(value.toFixed(2)))
    .join(' ');
}
