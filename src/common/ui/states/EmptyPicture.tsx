import type { ReactNode } from 'react'
import classes from './EmptyPicture.module.css'

/** A clay vase with its foot at `x` on the table. */
function Vase({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 104)`}>
      <path
        className={classes.clay}
        d="M-9-62H9v6c0 8 15 14 15 32C24-10 15 0 9 0H-9c-6 0-15-10-15-24 0-18 15-24 15-32Z"
      />
      <path
        className={classes.clayShade}
        d="M9-62v6c0 8 15 14 15 32C24-10 15 0 9 0H-2c8-2 14-12 14-24 0-18-9-24-9-32v-6Z"
      />
    </g>
  )
}

/** Three twigs with leaves in a vase at `x`. */
function Twigs({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 44)`}>
      <path className={classes.stem} d="M0 0C0-14-4-22-12-30M0 0c0-16 3-24 10-34M0 0v-32" />
      <g className={classes.sage}>
        <ellipse cx="-13" cy="-30" rx="4" ry="7" transform="rotate(-35 -13 -30)" />
        <ellipse cx="-8" cy="-16" rx="3.5" ry="6" transform="rotate(-60 -8 -16)" />
        <ellipse cx="11" cy="-34" rx="4" ry="7" transform="rotate(25 11 -34)" />
        <ellipse cx="8" cy="-18" rx="3.5" ry="6" transform="rotate(55 8 -18)" />
        <ellipse cx="0" cy="-34" rx="4" ry="7" />
      </g>
    </g>
  )
}

/** A sage cup at `x`. */
function Cup({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 104)`}>
      <path className={classes.stem} d="M14-22c12 0 12 14 0 14" />
      <path className={classes.sage} d="M-16-28h32v14C16-6 10 0 2 0h-4c-8 0-14-6-14-14Z" />
      <path className={classes.sageShade} d="M6-28h10v14C16-6 10 0 2 0h-3c5-2 7-8 7-14Z" />
    </g>
  )
}

/** The subject of the picture in an empty state. */
export type EmptySubject =
  | 'posts'
  | 'search'
  | 'albums'
  | 'widgets'
  | 'products'
  | 'analytics'
  | 'people'
  | 'sources'

const { paper, faint, ink, clay, sage, sageShade, line } = classes

/** A photo in a frame. */
const Photo = ({ x, y, children }: { x: number; y: number; children?: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className={paper} width="46" height="52" rx="5" />
    <rect className={faint} x="5" y="5" width="36" height="34" rx="3" />
    {children}
  </g>
)

const SUBJECTS: Record<EmptySubject, ReactNode> = {
  posts: (
    <>
      <Vase x={64} />
      <Twigs x={64} />
      <Photo x={102} y={52}>
        <circle className={clay} cx="23" cy="24" r="9" />
      </Photo>
    </>
  ),
  albums: (
    <>
      <g transform="rotate(-9 76 80)">
        <Photo x={52} y={50}>
          <path className={sage} d="M5 39l12-14 9 9 6-5 9 10Z" />
        </Photo>
      </g>
      <g transform="rotate(7 118 78)">
        <Photo x={92} y={48}>
          <circle className={clay} cx="23" cy="23" r="9" />
        </Photo>
      </g>
      <Cup x={158} />
    </>
  ),
  widgets: (
    <>
      <rect className={paper} x="42" y="34" width="116" height="70" rx="7" />
      <path className={faint} d="M49 34h102a7 7 0 0 1 7 7v7H42v-7a7 7 0 0 1 7-7Z" />
      <rect className={clay} x="52" y="58" width="28" height="36" rx="4" />
      <rect className={sage} x="86" y="58" width="28" height="36" rx="4" />
      <rect className={faint} x="120" y="58" width="28" height="36" rx="4" />
    </>
  ),
  products: (
    <>
      <Vase x={58} />
      <Cup x={102} />
      <path className={paper} d="M132 66h32l12 19-12 19h-32a5 5 0 0 1-5-5V71a5 5 0 0 1 5-5Z" />
      <circle className={ink} cx="163" cy="85" r="3" />
      <rect className={faint} x="135" y="76" width="18" height="5" rx="2.5" />
      <rect className={faint} x="135" y="88" width="12" height="5" rx="2.5" />
    </>
  ),
  analytics: (
    <>
      <rect className={sage} x="52" y="78" width="20" height="26" rx="3" />
      <rect className={sageShade} x="80" y="62" width="20" height="42" rx="3" />
      <rect className={clay} x="108" y="44" width="20" height="60" rx="3" />
      <path className={line} d="M52 62l24-16 22 6 40-28" />
      <Cup x={156} />
    </>
  ),
  people: (
    <>
      <circle className={clay} cx="78" cy="58" r="15" />
      <path className={clay} d="M50 104c0-20 11-28 28-28s28 8 28 28Z" />
      <circle className={sage} cx="124" cy="64" r="13" />
      <path className={sage} d="M100 104c0-17 9-24 24-24s24 7 24 24Z" />
    </>
  ),
  sources: (
    <>
      <rect className={paper} x="46" y="40" width="40" height="64" rx="8" />
      <rect className={faint} x="52" y="50" width="28" height="26" rx="3" />
      <circle className={clay} cx="66" cy="62" r="7" />
      <path className={line} d="M94 70h22m-8-8 8 8-8 8" />
      <rect className={paper} x="124" y="52" width="42" height="52" rx="6" />
      <rect className={sage} x="130" y="60" width="30" height="20" rx="3" />
      <rect className={faint} x="130" y="86" width="20" height="5" rx="2.5" />
    </>
  ),
  search: (
    <>
      <Vase x={72} />
      <circle className={paper} cx="116" cy="66" r="24" opacity="0.75" />
      <circle className={line} cx="116" cy="66" r="24" />
      <path className={line} d="M133 83l19 19" />
    </>
  ),
}

/** A small picture for an empty screen, in the style of the demo shop's photos. */
export function EmptyPicture({ subject }: { subject: EmptySubject }) {
  return <Room>{SUBJECTS[subject]}</Room>
}

/** The background of all pictures; the objects on the table are its children. */
function Room({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.picture} viewBox="0 0 200 140" aria-hidden focusable="false">
      <path
        className={classes.wall}
        d="M20 116V62C20 28 52 8 100 8s80 20 80 54v54a12 12 0 0 1-12 12H32a12 12 0 0 1-12-12Z"
      />
      <path className={classes.light} d="M62 24l34-12 44 88h-36ZM112 12l16 2 34 60-6 22Z" />
      <path
        className={classes.table}
        d="M12 104h176a6 6 0 0 1 0 12h-8v12H20v-12h-8a6 6 0 0 1 0-12Z"
      />
      {children}
    </svg>
  )
}
