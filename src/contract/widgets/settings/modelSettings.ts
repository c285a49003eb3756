import * as v from 'valibot'
import { idSchema } from '@/contract/entities/fields'

/** The material of a model in the light: chalk, moulded plastic, brushed metal. */
export const MODEL_MATERIALS = ['matte', 'plastic', 'metal'] as const
export type ModelMaterial = (typeof MODEL_MATERIALS)[number]

/** The vertical axis of the file: `z` in most programs for printing, `y` in most for drawing. */
export const MODEL_UP_AXES = ['z', 'y'] as const

/** A transparent background over the shop's page. */
export const TRANSPARENT = 'transparent'

/** Bounds of the numeric settings, for the form and for the check alike. */
export const MODEL_BOUNDS = {
  /** The initial rotation around the vertical axis in degrees. */
  startTurn: { min: -180, max: 180 },
  /** The initial elevation of the view in degrees; negative from below. */
  startTilt: { min: -90, max: 90 },
  /** Degrees a second. */
  rotationSpeed: { min: 5, max: 90 },
  /** Px on the shop's page. */
  height: { min: 200, max: 900 },
} as const

/** Characters. */
export const MODEL_ALT_LENGTH = 200

const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const color = v.pipe(v.string(), v.maxLength(7), v.regex(/^#[\da-f]{6}$/i))

/** Settings of a 3D widget as they are stored and as the embed reads them (product-rules/widgets.md#3d-model). */
export const modelSettingsSchema = v.strictObject({
  /** Id of the uploaded file; null when there is none: then only the poster is shown, or nothing without one. */
  model: v.nullable(idSchema),
  /** Id of the picture shown until the model is drawn, and where it cannot be; null for none. */
  poster: v.nullable(idSchema),
  upAxis: v.picklist(MODEL_UP_AXES),
  color,
  material: v.picklist(MODEL_MATERIALS),
  background: v.union([v.literal(TRANSPARENT), color]),
  startTurn: wholeNumber(MODEL_BOUNDS.startTurn),
  startTilt: wholeNumber(MODEL_BOUNDS.startTilt),
  /** Only until the shopper rotates it, and never with reduced motion. */
  autoRotate: v.boolean(),
  rotationSpeed: wholeNumber(MODEL_BOUNDS.rotationSpeed),
  /** Shows width, depth and height in mm under the model. */
  showDimensions: v.boolean(),
  height: wholeNumber(MODEL_BOUNDS.height),
  /** The alternative text of the model; empty for the widget's title. */
  alt: v.pipe(v.string(), v.maxLength(MODEL_ALT_LENGTH)),
})
export type ModelSettings = v.InferOutput<typeof modelSettingsSchema>

export const DEFAULT_MODEL_SETTINGS: ModelSettings = {
  model: null,
  poster: null,
  upAxis: 'z',
  color: '#b8b2a7',
  material: 'plastic',
  background: '#f5f5f4',
  startTurn: 30,
  startTilt: 20,
  autoRotate: true,
  rotationSpeed: 20,
  showDimensions: true,
  height: 420,
  alt: '',
}
