export const VERTEX_SHADER = `#version 300 es
in vec3 position;
in vec3 normal;
in vec2 uv;
uniform mat4 camera;
uniform mat3 turn;
out vec3 facing;
out vec2 place;
void main() {
  facing = turn * normal;
  place = uv;
  gl_Position = camera * vec4(position, 1.0);
}`;

/**
 * The light of the drawings (framing.geometry.ts): a surface that faces the viewer has its own colour, others are as
 * much lighter or darker as they face the light. Kinds: 0 picture, 1 moulding, 2 board, 3 glazing.
 */
export const FRAGMENT_SHADER = `#version 300 es
precision highp float;
in vec3 facing;
in vec2 place;
uniform sampler2D surface;
uniform vec3 light;
uniform vec3 colours[3];
uniform int kind;
out vec4 colour;
void main() {
  vec3 normal = normalize(facing);
  float difference = dot(normal, light) - light.z;
  float tone = clamp(difference > 0.0 ? difference / (1.0 - light.z) : difference / light.z, -1.0, 1.0);
  if (kind == 3) {
    float shine = pow(max(0.0, dot(normal, normalize(light + vec3(0.0, 0.0, 1.0)))), 60.0);
    colour = vec4(vec3(0.28 * shine), 0.0);
  } else if (kind == 1) {
    vec3 ramp = tone < 0.0 ? mix(colours[1], colours[0], -tone) : mix(colours[1], colours[2], tone);
    colour = vec4(ramp * texture(surface, place).rgb / max(colours[1], vec3(0.02)), 1.0);
  } else {
    vec3 own = kind == 0 ? texture(surface, place).rgb : colours[0];
    colour = vec4(own * (1.0 + 0.2 * min(tone, 0.0)), 1.0);
  }
}`;
