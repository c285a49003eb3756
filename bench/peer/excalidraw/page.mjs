/** The page that shows the stack in the peer. `window.benchScene` contains the positions and the picture. */
import { Excalidraw, FONT_FAMILY, convertToExcalidrawElements } from '@excalidraw/excalidraw'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import '@excalidraw/excalidraw/index.css'
import { COLORS, SIDE, WORDS, stack } from '../../drag/stack.mjs'

window.EXCALIDRAW_ASSET_PATH = '/'
/** The same setting as on the peer's own site. */
window.EXCALIDRAW_THROTTLE_RENDER = true

const { box, picture } = window.benchScene
const PICTURE = 'picture'
const PICTURE_WIDTH = SIDE * 0.12

function boxWithWords({ text, fontFamily, fontSize, color, backgroundColor, ...place }) {
  return {
    ...place,
    type: 'rectangle',
    backgroundColor,
    fillStyle: 'solid',
    roughness: 0,
    roundness: { type: 3 },
    label: { text, fontFamily, fontSize, strokeColor: color },
  }
}

const text = {
  width: SIDE * 0.2,
  height: 60,
  text: WORDS.text,
  fontSize: 17,
  color: COLORS.text,
  strokeColor: 'transparent',
  backgroundColor: COLORS.paper,
}

/** The styles of our elements, as far as the peer supports them. */
const LOOKS = {
  text: (place) => boxWithWords({ ...place, ...text, fontFamily: FONT_FAMILY.Nunito }),
  handwriting: (place) => boxWithWords({ ...place, ...text, fontFamily: FONT_FAMILY.Excalifont }),
  picture: (place) => ({
    ...place,
    type: 'image',
    fileId: PICTURE,
    status: 'saved',
    width: PICTURE_WIDTH,
    height: PICTURE_WIDTH / ratio,
  }),
  button: (place) =>
    boxWithWords({
      ...place,
      width: 110,
      height: 40,
      text: WORDS.button,
      fontFamily: FONT_FAMILY.Nunito,
      fontSize: 16,
      color: COLORS.paper,
      strokeColor: COLORS.paper,
      strokeWidth: 2,
      backgroundColor: COLORS.button,
    }),
}

const shown = new Image()
shown.src = picture
await shown.decode()
const ratio = shown.naturalWidth / shown.naturalHeight

const elements = convertToExcalidrawElements(
  stack.map(({ kind, x, y, rotate }, index) =>
    LOOKS[kind]({
      id: `element-${index}`,
      x: (x * SIDE) / 100,
      y: (y * SIDE) / 100,
      angle: (rotate * Math.PI) / 180,
    }),
  ),
  { regenerateIds: false },
)
const zoom = box.width / SIDE

createRoot(document.querySelector('main')).render(
  createElement(Excalidraw, {
    initialData: {
      elements,
      files: {
        [PICTURE]: {
          id: PICTURE,
          dataURL: picture,
          mimeType: picture.slice('data:'.length, picture.indexOf(';')),
          created: 0,
        },
      },
      appState: {
        viewBackgroundColor: '#f3f0ea',
        zoom: { value: zoom },
        scrollX: box.x / zoom,
        scrollY: box.y / zoom,
      },
    },
    excalidrawAPI: (api) => {
      window.benchPeer = api
    },
  }),
)
