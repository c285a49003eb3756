import type { ModelMaterial } from '@/contract/widgets/settings/modelSettings'

/**
 * Rotates the model and looks at it from `d` radii away; `s` is the scale of x and y, so that it fits the frame. The
 * near plane is 2.8 away, just before the model.
 */
export const VERTEX_SHADER = `
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

/** Two lamps fixed to the viewer, a bright sky over a dark ground, and the response of the material to them. */
export const FRAGMENT_SHADER = `
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

/** Diffuse light, strength and sharpness of the highlight, how much it mirrors its surroundings. */
export const MATERIALS: Record<ModelMaterial, [number, number, number, number]> = {
  matte: [1, 0, 1, 0],
  plastic: [0.9, 0.45, 48, 0.06],
  metal: [0.5, 0.9, 24, 0.85],
}
