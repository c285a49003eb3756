import { addStyles } from '../core/addStyles'
import { closeOnBack } from '../core/closeOnBack'
import { element } from '../core/element'
import { pictureElement } from '../core/pictureElement'
import { captionOf, titleOf } from '../core/postFacts'
import { createTranslate } from '../core/texts'
import cardCss from '../popup/card.css'
import { holdPage, keepFocus, lockScroll } from '../popup/modal'
import type { LoadElements } from '../popup/loadElements'
import { createProgress } from './createProgress'
import { createStoryCounts } from './createStoryCounts'
import { createStory, FRAME_SIZES, slidesOf, type Story, type StorySlide } from './createStory'
import { onGesture } from './onGesture'
import css from './player.css'
import { iconButton, setIcon } from './playerIcons'
import { createPlayerTexts } from './playerTexts'
import type { OpenPlayer, PlayerOptions } from './playerChunk'

/**
 * Reasons for a pause: the pause button, a press, a hidden page, a text that is being read, or a field that has the
 * focus.
 */
type Hold = 'wish' | 'press' | 'hidden' | 'reading' | 'typing'

/** Stories in a modal dialog over the page. See {@link PlayerChunk}. */
export function openPlayer(options: PlayerOptions, loadElements: LoadElements): OpenPlayer {
  const { root, source, theme, highlights, report, followLinks } = options
  const translate = createTranslate(options.locale)
  const texts = createPlayerTexts(options.locale)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const holds = new Set<Hold>(isCalm ? ['wish'] : [])
  const counts = createStoryCounts(report)
  const progress = createProgress()
  let at = options.index
  let slides: StorySlide[] = []
  let index = 0
  let story: Story | null = null
  let isReady = false
  let isMuted = true
  let isOpen = true

  const pause = iconButton('pause', '', () => toggleHold('wish'))
  const mute = iconButton('muted', '', () => setMuted(!isMuted))
  const previous = iconButton('previous', texts('player.previous'), () => step(-1))
  const next = iconButton('next', texts('player.next'), () => step(1))
  const title = element('p', { class: 'title' })
  const said = element('p', { class: 'for-readers', role: 'status' })
  const stage = element('div', { class: 'stage' })
  const foot = element('div')
  const sheet = element(
    'div',
    { class: 'story' },
    stage,
    element(
      'div',
      { class: 'head' },
      progress.node,
      element(
        'div',
        { class: 'controls' },
        title,
        pause,
        mute,
        iconButton('close', translate('widget.close'), () => close()),
      ),
    ),
    foot,
  )
  const dialog = element(
    'dialog',
    { class: `player is-${theme}`, tabindex: -1, 'aria-modal': 'true' },
    previous,
    sheet,
    next,
    said,
  )

  function update(): void {
    const isHeld = holds.size > 0
    progress.setPaused(isHeld)
    const video = story?.video
    if (isHeld) video?.pause()
    else if (video && isReady) play(video)
    const isWished = holds.has('wish')
    const label = texts(isWished ? 'player.play' : 'player.pause')
    setIcon(pause, isWished ? 'play' : 'pause', label)
    mute.hidden = !video
    setIcon(mute, isMuted ? 'muted' : 'sound', texts(isMuted ? 'player.unmute' : 'player.mute'))
  }

  /** If the browser allows only silent videos, the video is muted. */
  function play(video: HTMLVideoElement): void {
    video.play().catch(() => {
      if (!isMuted && isOpen && video === story?.video) setMuted(true)
    })
  }

  function setHold(hold: Hold, isOn: boolean): void {
    if (isOn) holds.add(hold)
    else holds.delete(hold)
    update()
  }
  const toggleHold = (hold: Hold) => setHold(hold, !holds.has(hold))

  function setMuted(isNow: boolean): void {
    isMuted = isNow
    if (story?.video) story.video.muted = isNow
    update()
  }

  function show(): void {
    const slide = slides[index]
    const highlight = highlights[at]
    if (!slide || !highlight) return
    const { post } = slide
    leave()
    progress.draw(slides.length, index)
    const shown = createStory(slide, {
      ...options,
      translate,
      texts,
      loadElements,
      isMuted,
      onRead: (isReading) => setHold('reading', isReading),
    })
    story = shown
    stage.replaceChildren(shown.slide)
    foot.replaceChildren(shown.foot)
    const name = highlight.title || titleOf(post, translate)
    title.textContent = name
    dialog.setAttribute('aria-label', name)
    const place = translate('widget.post-of', { index: index + 1, count: slides.length })
    said.textContent = `${place}. ${captionOf(post, translate)}`
    previous.hidden = at === 0 && index === 0
    next.hidden = at === highlights.length - 1 && index === slides.length - 1
    update()
    shown.loaded.then(
      () => shown === story && start(shown),
      () => shown === story && fail(shown),
    )
    options.onSeen(post.id)
    counts.open(post)
    preload()
  }

  function start({ video }: Story): void {
    isReady = true
    const onWatched = counts.untilEnd(slides, index, onEnd)
    if (!video) {
      progress.run(onWatched)
      return
    }
    video.addEventListener('timeupdate', () => {
      if (video.duration > 0) progress.fill(video.currentTime / video.duration)
    })
    video.addEventListener('ended', onWatched)
    video.addEventListener('error', () => progress.run(onEnd))
    update()
  }

  /** Shows that a story failed to load. After the time of a picture the next story is shown. */
  function fail({ slide }: Story): void {
    slide.prepend(element('p', { class: 'failed', role: 'alert' }, texts('player.failed')))
    progress.run(onEnd)
  }

  /** Stops everything of the previous story before the next one. */
  function leave(): void {
    isReady = false
    progress.stop()
    story?.video?.pause()
    story = null
    holds.delete('reading')
    holds.delete('typing')
    holds.delete('press')
  }

  function preload(): void {
    const following = slides[index + 1] ?? slidesOf(highlights[at + 1])[0]
    if (!following) return
    const { origin } = source
    pictureElement(following.media.picture, { alt: '', sizes: FRAME_SIZES, origin })
  }

  /** Shows a highlight, from the first story that the shopper has not seen. */
  function enter(place: number, isFromBehind = false): boolean {
    const entered = slidesOf(highlights[place])
    if (entered.length === 0) return false
    at = place
    slides = entered
    const unseen = slides.findIndex(({ post }) => !options.isSeen(post.id))
    index = isFromBehind ? slides.length - 1 : Math.max(0, unseen)
    show()
    return true
  }

  function onEnd(): void {
    if (!step(1)) close()
  }

  /** Shows the next or the previous story; returns false if there is none. */
  function step(by: 1 | -1): boolean {
    if (slides[index + by]) {
      index += by
      show()
    } else if (!enterNext(by, by < 0)) return false
    keepPlace()
    return true
  }

  /** The nearest highlight in that direction with stories to show. */
  function enterNext(by: 1 | -1, isFromBehind = false): boolean {
    for (let place = at + by; place >= 0 && place < highlights.length; place += by) {
      if (enter(place, isFromBehind)) return true
    }
    return false
  }

  /** The pressed button may be hidden now, or the focused card removed, so the dialog gets the focus. */
  function keepPlace(): void {
    const { activeElement } = root
    if (!activeElement || !dialog.contains(activeElement) || activeElement.matches('[hidden]')) {
      dialog.focus()
    }
  }

  function close(): void {
    if (!isOpen) return
    isOpen = false
    leave()
    document.removeEventListener('visibilitychange', followVisibility)
    forget()
    releasePage()
    dialog.close()
    dialog.remove()
    options.onClose(at)
  }

  const followVisibility = () => setHold('hidden', document.visibilityState === 'hidden')
  const isRightToLeft = () => getComputedStyle(dialog).direction === 'rtl'
  const onward = (isRight: boolean) => (isRight === isRightToLeft() ? -1 : 1)
  const keys: Record<string, (event: KeyboardEvent) => unknown> = {
    ArrowLeft: () => step(onward(false)),
    ArrowRight: () => step(onward(true)),
    m: () => story?.video && setMuted(!isMuted),
    Tab: (event) => keepFocus(dialog, event),
    Escape: (event) => {
      event.preventDefault()
      close()
    },
    ' ': (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      toggleHold('wish')
    },
  }
  dialog.addEventListener('keydown', (event) => {
    const { target, code, key, ctrlKey, metaKey, altKey } = event
    const isField = target instanceof HTMLInputElement
    if (isField) event.stopPropagation()
    if (isField && key !== 'Escape' && key !== 'Tab') return
    if (ctrlKey || metaKey || altKey) return
    // Compares the physical key, because it has another letter on a Russian keyboard.
    const handle = code === 'KeyM' ? keys.m : keys[key]
    if (!handle) return
    // Keeps the page behind from handling the same key.
    event.stopPropagation()
    handle(event)
  })
  // Pauses the story while a shopper writes an answer.
  dialog.addEventListener('focusin', ({ target }) =>
    setHold('typing', target instanceof HTMLInputElement),
  )
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close()
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', close)
  document.addEventListener('visibilitychange', followVisibility)
  onGesture(stage, {
    onHold: (isHeld) => setHold('press', isHeld),
    onTap: (way) => (way > 0 ? onEnd() : step(-1)),
    onSwipe: (way) => enterNext(way),
    onSwipeDown: close,
  })

  addStyles(root, cardCss, source.nonce)
  addStyles(root, css, source.nonce)
  root.append(dialog)
  dialog.showModal()
  const releasePage = followLinks ? holdPage(dialog, close) : lockScroll()
  // A preview does not use the history, because it belongs to the page around the preview.
  const forget = followLinks ? closeOnBack(close) : () => undefined
  dialog.focus()
  if (!enter(at) && !enterNext(1)) close()
  return { close }
}
