import classes from './EmptyPicture.module.css'

/** A clay vase with its foot at `x` on the table. */
export function Vase({ x }: { x: number }) {
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
export function Twigs({ x }: { x: number }) {
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
export function Cup({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 104)`}>
      <path className={classes.stem} d="M14-22c12 0 12 14 0 14" />
      <path className={classes.sage} d="M-16-28h32v14C16-6 10 0 2 0h-4c-8 0-14-6-14-14Z" />
      <path className={classes.sageShade} d="M6-28h10v14C16-6 10 0 2 0h-3c5-2 7-8 7-14Z" />
    </g>
  )
}
