/**
 * A map drawn with WebGL 2: columns go to the graphics card as they are, and moving the camera changes four numbers. Everything is
 * painted from front to back, each beneath what is there already, so that edges can follow their nodes in later frames.
 */
import type { GraphMap, MapPlaces } from "../../shared/map";
import { CANVAS_COLOURS, labelColour, type Theme } from "../picture/palette";
import { mapEdgeOpacity, mapNodeRadius } from "../picture/style";
import type { MapPainter, MapSight } from "./map-drawing";
import { compileProgram, EDGE_SHADERS, NODE_SHADERS } from "./map-shaders";

interface Prepared {
  readonly nodes: WebGLProgram;
  readonly edges: WebGLProgram;
  readonly nodesOf: WebGLVertexArrayObject;
  readonly edgesOf: WebGLVertexArrayObject;
  readonly x: WebGLBuffer;
  readonly y: WebGLBuffer;
}

/** Attributes, by the places that the shaders give them. */
const [X, Y, RADIUS, COLOUR] = [0, 1, 2, 3];

export class WebGlPainter implements MapPainter {
  readonly canvas = document.createElement("canvas");
  private readonly gl: WebGL2RenderingContext;
  private prepared: Prepared;
  private places: MapPlaces;

  /** Throws where the window has no WebGL 2. */
  constructor(
    private readonly map: GraphMap,
    private readonly theme: Theme,
  ) {
    this.canvas.className = "map-plain";
    // Round dots are smoothed by their shader; lines are faint. The picture is kept, since it is made in several frames.
    const gl = this.canvas.getContext("webgl2", {
      ...{ antialias: false, depth: false, preserveDrawingBuffer: true },
    });
    if (gl === null) throw new Error("this window has no WebGL 2");
    this.gl = gl;
    this.places = map.nodes;
    this.prepared = this.prepare();
    this.canvas.addEventListener("webglcontextlost", (event) => event.preventDefault());
    this.canvas.addEventListener("webglcontextrestored", () => (this.prepared = this.prepare()));
  }

  place(places: MapPlaces): void {
    this.places = places;
    const { x, y } = this.prepared;
    fill(this.gl, x, places.x);
    fill(this.gl, y, places.y);
  }

  paintNodes(sight: MapSight): void {
    const { gl, canvas } = this;
    const sharp = window.devicePixelRatio || 1;
    const [width, height] = [Math.round(sight.width * sharp), Math.round(sight.height * sharp)];
    // Another size makes a new picture, even where it is the same one.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const { nodes, nodesOf } = this.prepared;
    this.look(nodes, nodesOf, sight);
    gl.uniform1f(gl.getUniformLocation(nodes, "growth"), sight.growth * sharp);
    gl.drawArrays(gl.POINTS, 0, this.places.x.length);
  }

  paintEdges(sight: MapSight, first: number, end: number): void {
    const { gl } = this;
    const { edges, edgesOf } = this.prepared;
    const strength = mapEdgeOpacity(this.map.edges.source.length);
    const ink = bytesOf(CANVAS_COLOURS[this.theme].edge).map((part) => (part / 255) * strength);
    this.look(edges, edgesOf, sight);
    gl.uniform4f(gl.getUniformLocation(edges, "ink"), ink[0]!, ink[1]!, ink[2]!, strength);
    gl.drawElements(gl.LINES, (end - first) * 2, gl.UNSIGNED_INT, first * 2 * Uint32Array.BYTES_PER_ELEMENT);
  }

  dispose(): void {
    this.gl.getExtension("WEBGL_lose_context")?.loseContext();
  }

  private look(program: WebGLProgram, columns: WebGLVertexArrayObject, sight: MapSight): void {
    const { gl } = this;
    const { middle, scale, width, height } = sight;
    gl.useProgram(program);
    gl.bindVertexArray(columns);
    gl.enable(gl.BLEND);
    // Beneath what is there: colours carry their own strength.
    gl.blendFunc(gl.ONE_MINUS_DST_ALPHA, gl.ONE);
    gl.uniform2f(gl.getUniformLocation(program, "middle"), middle.x, middle.y);
    gl.uniform2f(gl.getUniformLocation(program, "scale"), (2 * scale) / width, (2 * scale) / height);
  }

  private prepare(): Prepared {
    const { gl, map, theme, places } = this;
    const count = places.x.length;
    const [x, y] = [buffer(gl, places.x), buffer(gl, places.y)];
    const radius = Float32Array.from(map.nodes.degree, (degree) => mapNodeRadius(degree, count));
    const colours = new Uint8Array(count * 3);
    for (let row = 0; row < count; row++)
      colours.set(bytesOf(labelColour(map.nodes.label[row]!, theme)), row * 3);
    const nodesOf = gl.createVertexArray();
    gl.bindVertexArray(nodesOf);
    for (const [at, column] of [[X, x] as const, [Y, y] as const, [RADIUS, buffer(gl, radius)] as const])
      read(gl, at, column, 1, gl.FLOAT);
    read(gl, COLOUR, buffer(gl, colours), 3, gl.UNSIGNED_BYTE);
    const edgesOf = gl.createVertexArray();
    gl.bindVertexArray(edgesOf);
    read(gl, X, x, 1, gl.FLOAT);
    read(gl, Y, y, 1, gl.FLOAT);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, endsOf(map), gl.STATIC_DRAW);
    const [nodes, edges] = [compileProgram(gl, NODE_SHADERS), compileProgram(gl, EDGE_SHADERS)];
    return { nodes, edges, nodesOf, edgesOf, x, y };
  }
}

function endsOf({ edges: { source, target } }: GraphMap): Uint32Array {
  const ends = new Uint32Array(source.length * 2);
  for (let edge = 0; edge < source.length; edge++) {
    ends[edge * 2] = source[edge]!;
    ends[edge * 2 + 1] = target[edge]!;
  }
  return ends;
}

function buffer(gl: WebGL2RenderingContext, column: Float32Array | Uint8Array): WebGLBuffer {
  const made = gl.createBuffer();
  fill(gl, made, column);
  return made;
}

function fill(gl: WebGL2RenderingContext, into: WebGLBuffer, column: Float32Array | Uint8Array): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, into);
  gl.bufferData(gl.ARRAY_BUFFER, column, gl.DYNAMIC_DRAW);
}

function read(gl: WebGL2RenderingContext, at: number, column: WebGLBuffer, size: number, kind: number): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, column);
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, size, kind, kind === gl.UNSIGNED_BYTE, 0, 0);
}

/** "#8b94a3" → [139, 148, 163] */
function bytesOf(colour: string): number[] {
  const known = BYTES.get(colour);
  if (known !== undefined) return known;
  const bytes = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  BYTES.set(colour, bytes);
  return bytes;
}

const BYTES = new Map<string, number[]>();
