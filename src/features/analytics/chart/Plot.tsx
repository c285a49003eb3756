import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useBox } from '@/common/lib/useBox'
import classes from './Plot.module.css'

export interface PlotProps {
  values: readonly number[]
  /** The numbers of the compared period, drawn as a ghost; null where there is none. */
  ghosts: readonly (number | null)[] | null
  shape: 'line' | 'bars'
  /** Under the axis, in as many places as have room. */
  labelOf: (index: number) => string
  /** Beside the gridlines. */
  writeValue: (value: number) => string
  /** The point that is read; null for none. */
  read: number | null
  onRead: (index: number | null) => void
}

const HEIGHT_PX = 240
const LABELS_PX = 30
const LABEL_SPACE_PX = 76
const GRID_SPACE_PX = 44
const DIGIT_PX = 8
const STEPS = [1, 2, 5, 10, 20, 50].flatMap((step) => [step, step * 100, step * 10_000])
const WHOLE_STEPS = [...STEPS, 1e6, 2e6, 5e6, 1e7, 2e7, 5e7, 1e8, 1e9].sort((a, b) => a - b)
const LABEL_STEPS = [1, 2, 3, 4, 5, 7, 10, 14, 21, 28, 30, 60]

/** The numbers as a line or as bars over gridlines, with the compared ones behind them. */
export function Plot(props: PlotProps) {
  const { values, ghosts, shape, read } = props
  const holder = useRef<HTMLDivElement>(null)
  const plot = useRef<UPlot | null>(null)
  const [measure, box] = useBox()
  const width = Math.floor(box?.width ?? 0)

  const scheme = useComputedColorScheme()
  const wordsAt = (mark: number) =>
    Number.isInteger(mark) && mark >= 0 && mark < values.length ? props.labelOf(mark) : ''

  const create = useEffectEvent((element: HTMLElement) => {
    const colour = (name: string) => () => colourOf(element, name)
    const axis = { stroke: colour('--plot-words'), font: fontOf(element), ticks: { show: false } }
    const bars = UPlot.paths.bars?.({ size: [0.7, 28] })
    return new UPlot(
      {
        width: element.clientWidth,
        height: HEIGHT_PX,
        legend: { show: false },
        padding: [8, 28, 0, 0],
        cursor: { y: false, drag: { x: false, y: false }, points: { show: shape === 'line' } },
        scales: {
          x: { time: false, range: (_plot, min, max) => spread(min, max, shape) },
          y: { range: (_plot, _min, max) => [0, Math.max(1, max * 1.05)] },
        },
        axes: [
          {
            ...axis,
            grid: { show: false },
            size: LABELS_PX,
            space: LABEL_SPACE_PX,
            incrs: LABEL_STEPS,
            values: (_plot, marks) => marks.map((mark) => wordsAt(mark)),
          },
          {
            ...axis,
            grid: { stroke: colour('--plot-grid'), width: 1 },
            space: GRID_SPACE_PX,
            incrs: WHOLE_STEPS,
            size: (_plot, words) =>
              16 + DIGIT_PX * Math.max(1, ...wordsOf(words).map(({ length }) => length)),
            values: (_plot, marks) => marks.map((mark) => props.writeValue(mark)),
          },
        ],
        series: [
          {},
          {
            stroke: colour('--plot-ghost'),
            width: 2,
            dash: [5, 4],
            points: { show: ghosts?.length === 1 },
          },
          {
            stroke: colour('--plot-line'),
            width: 2,
            points: { show: values.length === 1 },
            ...(shape === 'bars' && bars
              ? { paths: bars, fill: colour('--plot-line') }
              : { fill: colour('--plot-area') }),
          },
        ],
        hooks: {
          setCursor: [
            ({ cursor }) => {
              if (cursor.event) props.onRead(cursor.idx ?? null)
            },
          ],
        },
      },
      [values.map((_value, index) => index), [...(ghosts ?? values.map(() => null))], [...values]],
      element,
    )
  })
  useEffect(() => {
    if (!holder.current) return undefined
    plot.current = create(holder.current)
    return () => {
      plot.current?.destroy()
      plot.current = null
    }
  }, [values, ghosts, shape])
  useEffect(() => {
    if (width > 0) plot.current?.setSize({ width, height: HEIGHT_PX })
  }, [width])
  useEffect(() => {
    plot.current?.redraw(false)
  }, [scheme])
  useEffect(() => {
    const drawn = plot.current
    if (!drawn) return
    const left = read === null ? -1 : drawn.valToPos(read, 'x')
    drawn.setCursor({ left, top: read === null ? -1 : 0 }, false)
  }, [read, values, ghosts, shape])

  return (
    <div ref={measure} className={classes.box}>
      <div ref={holder} className={classes.plot} aria-hidden />
    </div>
  )
}

/** Bars are inside of the plot; a line goes from edge to edge. A single point is in the middle. */
function spread(min: number, max: number, shape: PlotProps['shape']): [number, number] {
  const room = shape === 'bars' || min === max ? 0.6 : 0
  return [min - room, max + room]
}

/** The library has none before it has measured the axis, whatever its types say. */
const wordsOf = (words: readonly string[] | null) => words ?? []

/** A colour of the style sheet as a canvas understands it, in the current colour scheme. */
function colourOf(element: HTMLElement, name: string): string {
  element.style.color = `var(${name})`
  return getComputedStyle(element).color
}

const fontOf = (element: HTMLElement) => `12px ${getComputedStyle(element).fontFamily}`
