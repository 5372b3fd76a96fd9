import { type FinishedPart, linearColour } from './model-files.ts';

/**
 * The model as a USD scene in text form, in metres. Quick Look hangs it on a wall: the anchor is on the root prim, because
 * Apple ignores it elsewhere, and the y axis of a vertical anchor points out of the wall, so the upright work is turned
 * to lie on it. One mesh with a subset for each material: Quick Look moves scenes of several meshes off the wall.
 */
export function usdText(parts: readonly FinishedPart[]): string {
  return `#usda 1.0
(
    defaultPrim = "Work"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Work" (
    kind = "component"
    prepend apiSchemas = ["Preliminary_AnchoringAPI"]
)
{
    uniform token preliminary:anchoring:type = "plane"
    uniform token preliminary:planeAnchoring:alignment = "vertical"

    def Xform "OnWall"
    {
        float xformOp:rotateX = -90
        uniform token[] xformOpOrder = ["xformOp:rotateX"]

${meshText(parts)}
    }

    def Scope "Materials"
    {
${parts.map(materialText).join('\n')}
    }
}
`;
}

const list = (values: readonly unknown[]) => `[${values.join(', ')}]`;

/** Ten micrometres; fewer digits would move a millimetre, more would only be longer. */
const metres = (value: number) => shortened(value.toFixed(5));
const share = (value: number) => shortened(value.toFixed(4));

function shortened(decimal: string): string {
  const short = decimal.replace(/\.?0+$/, '');
  return short === '-0' ? '0' : short;
}

function tuples(values: readonly number[], each: number, text: (value: number) => string): string {
  const rows = Array.from({ length: values.length / each }, (_, row) => values.slice(row * each, (row + 1) * each));
  return list(rows.map((row) => `(${row.map(text).join(', ')})`));
}

function meshText(parts: readonly FinishedPart[]): string {
  const all = (key: 'positions' | 'normals' | 'uvs') => parts.flatMap((part) => part[key]);
  const positions = all('positions');
  const corners = positions.length / 3;
  const axis = (index: number) => positions.filter((_, at) => at % 3 === index);
  const extent = [Math.min, Math.max].flatMap((choose) => [0, 1, 2].map((index) => choose(...axis(index))));
  let first = 0;
  const subsets = parts.map((part) => {
    const count = part.positions.length / 12;
    const faces = Array.from({ length: count }, (_, face) => first + face);
    first += count;
    return subsetText(part.surface, faces);
  });
  // USD counts the height of a texture from below.
  const uvs = all('uvs').map((value, index) => (index % 2 === 1 ? 1 - value : value));
  return `        def Mesh "Framed" (
            prepend apiSchemas = ["MaterialBindingAPI"]
        )
        {
            uniform bool doubleSided = 0
            float3[] extent = ${tuples(extent, 3, metres)}
            int[] faceVertexCounts = ${list(Array.from({ length: corners / 4 }, () => 4))}
            int[] faceVertexIndices = ${list(Array.from({ length: corners }, (_, index) => index))}
            rel material:binding = </Work/Materials/picture>
            normal3f[] normals = ${tuples(all('normals'), 3, share)} (
                interpolation = "vertex"
            )
            point3f[] points = ${tuples(positions, 3, metres)}
            texCoord2f[] primvars:st = ${tuples(uvs, 2, share)} (
                interpolation = "vertex"
            )
            uniform token subdivisionScheme = "none"
            uniform token subsetFamily:materialBind:familyType = "partition"

${subsets.join('\n')}
        }`;
}

function subsetText(surface: string, faces: readonly number[]): string {
  return `            def GeomSubset "${surface}" (
                prepend apiSchemas = ["MaterialBindingAPI"]
            )
            {
                uniform token elementType = "face"
                uniform token familyName = "materialBind"
                int[] indices = ${list(faces)}
                rel material:binding = </Work/Materials/${surface}>
            }`;
}

function materialText({ surface, finish, texture }: FinishedPart): string {
  const path = `/Work/Materials/${surface}`;
  const colour = texture
    ? `inputs:diffuseColor.connect = <${path}/Texture.outputs:rgb>`
    : `inputs:diffuseColor = (${linearColour(finish.colour).map(share).join(', ')})`;
  return `        def Material "${surface}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f ${colour}
                float inputs:metallic = ${share(finish.metallic)}
                float inputs:opacity = ${share(finish.opacity)}
                float inputs:roughness = ${share(finish.roughness)}
                int inputs:useSpecularWorkflow = 0
                token outputs:surface
            }
${texture ? textureText(path, texture) : ''}        }`;
}

function textureText(path: string, texture: string): string {
  return `
            def Shader "Coordinates"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }

            def Shader "Texture"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @textures/${texture}.jpg@
                token inputs:sourceColorSpace = "sRGB"
                float2 inputs:st.connect = <${path}/Coordinates.outputs:result>
                token inputs:wrapS = "mirror"
                token inputs:wrapT = "mirror"
                float3 outputs:rgb
            }
`;
}
