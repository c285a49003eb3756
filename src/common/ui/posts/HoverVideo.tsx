import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'
import classes from './PostTile.module.css'

/** A pointer that only passes over starts nothing. */
const DELAY_MS = 200
const MAY_PLAY = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

/** Plays a video, muted, while a pointer rests on it; nothing of it is fetched before. */
export function HoverVideo({ src }: { src: string }) {
  const [isPlaying, setIsPlaying] = useState(false)
  const { start, clear } = useTimeout(() => {
    setIsPlaying(window.matchMedia(MAY_PLAY).matches)
  }, DELAY_MS)
  return (
    <span
      className={classes.cover}
      onPointerEnter={start}
      onPointerLeave={() => {
        clear()
        setIsPlaying(false)
      }}
    >
      {isPlaying && (
        <video
          className={classes.picture}
          src={src}
          autoPlay
          muted
          loop
          playsInline
          tabIndex={-1}
        />
      )}
    </span>
  )
}
