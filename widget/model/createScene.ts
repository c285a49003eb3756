import type { ModelSettings, ModelMaterial } from '@/contract/widgets/settings/modelSettings'
import { type Camera, rotationOf } from './camera'
import { VERTEX_BYTES, type Vertices } from './vertices'

export interface Scene {
  /** Draws the model as the camera sees it. Does nothing while the context is lost. */
  draw(camera: Camera, settings: ModelSettings): void
  /** Whether the last drawing is finished. WebGL 1 cannot tell, and says yes. */
  isFinished(): boolean
  stop(): void
}

/** A canvas of the page, or of a worker. */
export type AnyCanvas = HTMLCanvasElement | OffscreenCanvas
export type AnyContext = WebGLRenderingContext | WebGL2RenderingContext

const LOOK_MS = 8
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The tangent and the sine of half of the angle of view. */
const TANGENT = Math.tan(Math.PI / 12)
const SINE = Math.sin(Math.PI / 12)

/**
 * The WebGL context of a canvas; null if the browser has no WebGL, or no free context. Of a canvas that has none yet:
 * with `isFast`, null too if the browser would draw without a GPU.
 */
export function contextOf(canvas: AnyCanvas, isFast = false): AnyContext | null {
  const wanted: WebGLContextAttributes = {
    alpha: true,
    antialias: true,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: isFast,
  }
  const page = canvas as HTMLCanvasElement
  try {
    return page.getContext('webgl2', wanted) ?? page.getContext('webgl', wanted)
  } catch {
    return null
  }
}

/**
 * Uploads vertices to a context; throws if the context rejects them. After a lost context a new scene is needed. Before
 * each answer of the graphics it awaits `pause`, so that the page does not wait for all of their work.
 */
export async function createScene(
  gl: AnyContext,
  program: WebGLProgram,
  vertices: Vertices,
  pause: () => Promise<void>,
): Promise<Scene> {
  const compiling = gl.getExtension('KHR_parallel_shader_compile')
  while (compiling && !gl.getProgramParameter(program, compiling.COMPLETION_STATUS_KHR)) {
    await wait(LOOK_MS)
  }
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error('No program')
  const buffer = gl.createBuffer()
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
  gl.bufferData(gl.ARRAY_BUFFER, vertices.data, gl.STATIC_DRAW)
  gl.useProgram(program)
  const attribute = (
    name: string,
    size: number,
    type: number,
    isNormalised: boolean,
    at: number,
  ) => {
    const place = gl.getAttribLocation(program, name)
    gl.enableVertexAttribArray(place)
    gl.vertexAttribPointer(place, size, type, isNormalised, VERTEX_BYTES, at)
  }
  attribute('p', 3, gl.FLOAT, false, 0)
  attribute('n', 3, gl.BYTE, true, 12)
  gl.enable(gl.DEPTH_TEST)
  await pause()
  if (gl.getError() !== gl.NO_ERROR) throw new Error('The model does not fit')
  const uniform = (name: string) => gl.getUniformLocation(program, name)
  const [r, s, k, c, m, e] = ['r', 's', 'k', 'c', 'm', 'e'].map(uniform)
  let fence: WebGLSync | null = null

  return {
    draw(camera, { color, material, upAxis }) {
      if (gl.isContextLost()) return
      const { width, height } = gl.canvas
      gl.viewport(0, 0, width, height)
      gl.clearColor(0, 0, 0, 0)
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
      const aspect = width / height
      // The whole sphere around the model fits into the narrower side.
      const scale = (Math.min(1, aspect) / TANGENT) * camera.zoom
      const distance = 1 / SINE
      gl.uniformMatrix3fv(r ?? null, false, rotationOf(camera, upAxis))
      gl.uniform3f(s ?? null, scale / aspect, scale, distance)
      gl.uniform1f(k ?? null, 1 / vertices.radius)
      gl.uniform1f(e ?? null, distance)
      gl.uniform3fv(c ?? null, rgb(color))
      gl.uniform4fv(m ?? null, MATERIALS[material])
      gl.drawArrays(gl.TRIANGLES, 0, vertices.count)
      if ('fenceSync' in gl) {
        gl.deleteSync(fence)
        fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
      }
    },
    isFinished: () =>
      !fence ||
      !('fenceSync' in gl) ||
      gl.isContextLost() ||
      gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED,
    stop() {
      gl.deleteBuffer(buffer)
      gl.deleteProgram(program)
    },
  }
}

/** Begins to compile the shaders, which goes on while the file is loaded. */
export function startProgram(gl: AnyContext): WebGLProgram {
  const program = gl.createProgram()
  const shader = (type: number, source: string) => {
    const one = gl.createShader(type)
    if (!one) throw new Error('No shader')
    gl.shaderSource(one, source)
    gl.compileShader(one)
    gl.attachShader(program, one)
  }
  shader(gl.VERTEX_SHADER, VERTEX_SHADER)
  shader(gl.FRAGMENT_SHADER, FRAGMENT_SHADER)
  gl.linkProgram(program)
  return program
}

/** `#rrggbb` as three numbers from 0 to 1. */
function rgb(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16) || 0
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/**
 * Rotates the model and shows it from a distance of `d` radii; `s` scales x and y, so that the model fits the frame.
 * The near plane is at 2.8 radii, just before the model.
 */
const VERTEX_SHADER = `
attribute vec3 p;
attribute vec3 n;
uniform mat3 r;
uniform vec3 s;
uniform float k;
varying vec3 vn;
varying vec3 vp;
void main() {
  vp = r * p * k;
  vn = r * n;
  float d = s.z - vp.z;
  gl_Position = vec4(vp.xy * s.xy, d - 5.6, d);
}`

/** Two lamps fixed to the viewer, a bright sky over a dark ground, and the reflection of the material. */
const FRAGMENT_SHADER = `
precision mediump float;
varying vec3 vn;
varying vec3 vp;
uniform vec3 c;
uniform vec4 m;
uniform float e;
void main() {
  vec3 v = normalize(vec3(0., 0., e) - vp);
  vec3 n = normalize(vn);
  if (dot(n, v) < 0.) n = -n;
  vec3 l = normalize(vec3(-.5, .8, .9));
  float key = max(dot(n, l), 0.);
  float fill = max(dot(n, normalize(vec3(.9, .1, .5))), 0.);
  float sky = n.y * .5 + .5;
  vec3 base = c * c;
  vec3 lit = base * (.12 + .2 * sky + m.x * (.7 * key + .18 * fill));
  float shine = pow(max(dot(n, normalize(l + v)), 0.), m.z) * m.y;
  vec3 mirror = reflect(-v, n);
  float room = smoothstep(-.3, .7, mirror.y) * .9 + .25 * smoothstep(.5, 1., mirror.x);
  lit = mix(lit + shine, base * (.15 + room) + base * shine * 2., m.w);
  gl_FragColor = vec4(sqrt(lit), 1.);
}`

/** The diffuse light, the strength and the sharpness of the highlight, and how much the surroundings are reflected. */
const MATERIALS: Record<ModelMaterial, [number, number, number, number]> = {
  matte: [1, 0, 1, 0],
  plastic: [0.9, 0.45, 48, 0.06],
  metal: [0.5, 0.9, 24, 0.85],
}
