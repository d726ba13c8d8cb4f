/** The programs that draw a map on the graphics card: dots for nodes, lines for edges. */

interface Shaders {
  readonly places: string;
  readonly colours: string;
}

const PLACES = `#version 300 es
layout(location = 0) in float x;
layout(location = 1) in float y;
uniform vec2 middle;
uniform vec2 scale;
`;

export const NODE_SHADERS: Shaders = {
  places: `${PLACES}
layout(location = 2) in float radius;
layout(location = 3) in vec3 colour;
uniform float growth;
out vec3 ink;
out float size;
void main() {
  gl_Position = vec4((vec2(x, y) - middle) * scale, 0.0, 1.0);
  size = 2.0 * radius * growth + 1.0;
  gl_PointSize = size;
  ink = colour;
}`,
  colours: `#version 300 es
precision mediump float;
in vec3 ink;
in float size;
out vec4 shown;
void main() {
  float inside = clamp(size * (0.5 - length(gl_PointCoord - 0.5)), 0.0, 1.0);
  shown = vec4(ink, 1.0) * inside;
}`,
};

export const EDGE_SHADERS: Shaders = {
  places: `${PLACES}
void main() {
  gl_Position = vec4((vec2(x, y) - middle) * scale, 0.0, 1.0);
}`,
  colours: `#version 300 es
precision mediump float;
uniform vec4 ink;
out vec4 shown;
void main() {
  shown = ink;
}`,
};

/** Throws where the card's own compiler refuses them, with what it says. */
export function compileProgram(gl: WebGL2RenderingContext, { places, colours }: Shaders): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, places],
    [gl.FRAGMENT_SHADER, colours],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) continue;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true && !gl.isContextLost())
    throw new Error(gl.getProgramInfoLog(program) ?? "the map's shaders were refused");
  return program;
}
