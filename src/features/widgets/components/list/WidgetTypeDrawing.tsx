import type { ReactNode } from 'react'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'

const SHADE = { fill: 'currentColor', fillOpacity: 0.14 }

const Circle = ({ x }: { x: number }) => (
  <>
    <circle cx={x} cy="27" r="12" />
    <circle cx={x} cy="27" r="8" stroke="none" {...SHADE} fillOpacity={0.3} />
    <path d={`M${x - 8} 50h16`} />
  </>
)

const DRAWINGS: Record<WidgetType, ReactNode> = {
  gallery: (
    <>
      <rect x="11" y="7" width="22" height="22" rx="4" {...SHADE} />
      <rect x="37" y="7" width="22" height="22" rx="4" />
      <rect x="63" y="7" width="22" height="22" rx="4" {...SHADE} />
      <rect x="11" y="35" width="22" height="22" rx="4" />
      <rect x="37" y="35" width="22" height="22" rx="4" {...SHADE} />
      <rect x="63" y="35" width="22" height="22" rx="4" />
    </>
  ),
  sku: (
    <>
      <rect x="11" y="7" width="44" height="50" rx="5" {...SHADE} />
      <path d="M25 28h16l2 18H23ZM29 31v-6a4 4 0 0 1 8 0v6" />
      <rect x="61" y="7" width="24" height="22" rx="4" />
      <rect x="61" y="35" width="24" height="22" rx="4" />
    </>
  ),
  story: (
    <>
      <Circle x={18} />
      <Circle x={48} />
      <Circle x={78} />
    </>
  ),
  stl: (
    <>
      <path d="M48 6l21 12v25L48 55 27 43V18Z" />
      <path d="M27 18l21 12v25L27 43Z" {...SHADE} />
      <path d="M48 30l21-12" />
      <path d="M14 46c4 9 18 14 34 14s30-5 34-14M82 46l3 6M82 46l-7 2" />
    </>
  ),
}

/** A line drawing of a widget of this type on a page; its name is beside it. */
export function WidgetTypeDrawing({ type, width }: { type: WidgetType; width: number }) {
  return (
    <svg
      viewBox="0 0 96 64"
      width={width}
      height={(width * 64) / 96}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {DRAWINGS[type]}
    </svg>
  )
}
