import type { CSSProperties } from 'react'
import type { PreviewStandInProps } from '@/common/embed/previewStandIn'
import { PHONE_WIDTH } from '@/contract/widgets/settings/phoneWidth'
import { storiesFormOf } from '@/contract/widgets/settings/storiesForm'
import { circleSizes } from '@/contract/widgets/settings/storySizes'
import { tileRatio, tileWidth } from '@/contract/widgets/settings/tileShapes'
import type { GalleryPayload, ModelPayload, StoriesPayload } from '@/contract/widgets/widgetPayload'
import { IconCube } from '@/common/ui/icons/icons'
import classes from './WidgetStandIn.module.css'

/** Px around a widget on the preview's page: on a phone, and on a wider screen. */
const EDGES = { phone: 16, wide: 24 }

/** A widget's preview in a replay: its type, settings and pictures, drawn without the embed, which would need requests. */
export function drawWidget(props: PreviewStandInProps) {
  return <WidgetStandIn {...props} />
}

function WidgetStandIn(props: PreviewStandInProps) {
  const edge = props.width <= PHONE_WIDTH ? EDGES.phone : EDGES.wide
  return (
    <div style={{ padding: edge }}>
      <Widget {...props} width={props.width - 2 * edge} />
    </div>
  )
}

function Widget({ payload, width, openPostId }: PreviewStandInProps) {
  switch (payload?.widgetType) {
    case undefined:
      return null
    case 'story':
      return <StoriesStandIn payload={payload} width={width} />
    case 'stl':
      return <ModelStandIn payload={payload} />
    case 'gallery':
    case 'sku':
      return <GalleryStandIn payload={payload} width={width} openPostId={openPostId} />
  }
}

interface Pictured {
  sources: readonly { url: string }[]
}

const addressOf = (picture: Pictured | null | undefined) => picture?.sources.at(-1)?.url

/** Without an address the place of the picture stays empty. */
function Picture({ address }: { address: string | undefined }) {
  return address === undefined ? null : <img className={classes.picture} src={address} alt="" />
}

/** Of a column's width: as many pictures are in a row as there are columns. */
const ROW_SHARE = 0.82
/** Px of a tile's corners. */
const MAX_ROUND = 10

function GalleryStandIn({
  payload: { settings, posts },
  width,
  openPostId,
}: PreviewStandInProps & { payload: GalleryPayload }) {
  const { margins, spacing, mode } = settings
  const tile = Math.floor(tileWidth(width - margins.left - margins.right, settings))
  // In rows the pictures share the width by their shapes.
  const shapeOf = ({ media }: GalleryPayload['posts'][number]): CSSProperties => {
    const { width: side = 1, height = 1 } = media[0]?.picture ?? {}
    return mode === 'rows'
      ? { flex: `${side / height} 1 ${tile * ROW_SHARE}px`, height: tile }
      : { flex: 'none', width: tile, aspectRatio: tileRatio(settings.layout) }
  }
  const opened = posts.find(({ id }) => id === openPostId)?.media[0]
  return (
    <>
      <ul
        className={classes.gallery}
        data-mode={mode}
        style={{
          gap: spacing,
          padding: `${margins.top}px ${margins.right}px ${margins.bottom}px ${margins.left}px`,
        }}
      >
        {posts.map((post) => (
          <li
            key={post.id}
            className={classes.tile}
            style={{ ...shapeOf(post), borderRadius: Math.min(MAX_ROUND, spacing) }}
          >
            <Picture address={addressOf(post.media[0]?.picture)} />
          </li>
        ))}
      </ul>
      {opened && (
        <div className={classes.opened}>
          <img src={addressOf(opened.picture)} alt="" />
        </div>
      )}
    </>
  )
}

const ringOf = (colors: readonly string[]) =>
  `linear-gradient(to bottom right, ${[...colors, colors.at(-1)].join(', ')})`

function StoriesStandIn({
  payload: { settings, highlights },
  width,
}: PreviewStandInProps & { payload: StoriesPayload }) {
  const form = storiesFormOf(settings)
  const sizes = circleSizes(settings)
  const side = width <= PHONE_WIDTH ? sizes.phone : sizes.desktop
  const { top, right, bottom, left } = form.paddings
  return (
    <ul
      className={classes.bar}
      style={{
        gap: form.margin,
        padding: `${top}px ${right}px ${bottom}px ${left}px`,
        background: form.backgroundColor,
      }}
    >
      {highlights.map(({ albumId, title, cover, posts }) => (
        <li key={albumId ?? `post ${posts[0]?.id}`} className={classes.highlight}>
          <span
            className={classes.circle}
            data-shape={form.shape}
            style={{ width: side, background: ringOf(form.borderColors) }}
          >
            <Picture address={addressOf(cover ?? posts[0]?.media[0]?.picture)} />
          </span>
          {title && (
            <span
              className={classes.name}
              style={{ fontSize: form.nameFontSize, marginTop: form.nameMarginTop, width: side }}
            >
              {title}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function ModelStandIn({ payload: { settings, poster } }: { payload: ModelPayload }) {
  const { height, background, color } = settings
  return (
    <div className={classes.model} style={{ height, background }}>
      {poster ? <Picture address={addressOf(poster)} /> : <IconCube size={96} color={color} />}
    </div>
  )
}
