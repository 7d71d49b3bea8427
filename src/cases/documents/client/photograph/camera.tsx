import { useEffect, useRef, useState } from 'react'
import * as caseTexts from '#cases/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import type { Sheet } from './image/find-sheet.ts'
import { type CameraState, useCamera } from './use-camera.ts'

const copy = () => t(caseTexts.camera)

/** A page fills about four fifths of the picture: below this edge its barcode has too few pixels. */
const enoughPixels = 2500
const tooFewPixels = 1500

type Props = { isBusy: boolean; onPicture(picture: Blob): void }

/** The live picture of the phone's camera with a shutter. Without a camera, it says why. */
export function Camera({ isBusy, onPicture }: Props) {
  const { video, state, retry } = useCamera()
  const { outline, hasBarcode } = useFeedback(video, state)
  const [isTaking, setIsTaking] = useState(false)
  const shutter = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (state !== 'live') return
    shutter.current?.focus({ preventScroll: true })
    video.current?.scrollIntoView({ block: 'start' })
  }, [state, video])

  async function take() {
    if (!video.current || isTaking) return
    setIsTaking(true)
    try {
      onPicture(await photoOf(video.current))
    } catch {
      retry()
    } finally {
      setIsTaking(false)
    }
  }

  if (state !== 'starting' && state !== 'live') {
    const { title, text } = copy().problems[state]
    return (
      <Note kind="warn" title={title} live>
        <p>{text}</p>
        {state !== 'unsupported' && (
          <div className="row mt-8">
            <Button type="button" kind="outline" size="small" icon="rotate-cw" onClick={retry}>
              {copy().tryAgain}
            </Button>
          </div>
        )}
      </Note>
    )
  }
  const edge = Math.max(video.current?.videoWidth ?? 0, video.current?.videoHeight ?? 0)
  const isSmall = state === 'live' && edge > 0 && edge < tooFewPixels && !imageCapture()
  return (
    <>
      <div className="camera">
        {/* `muted` and `playsInline`: otherwise iOS plays a video only in full screen. */}
        <video ref={video} muted playsInline aria-label={copy().livePicture} />
        {state === 'live' && outline && (
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <polygon points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
          </svg>
        )}
        {state === 'live' && !outline && <span className="camera-frame" aria-hidden="true" />}
      </div>
      {isSmall && <Note kind="warn">{copy().smallPictures}</Note>}
      <div className="shutter">
        <p className="t16" role="status">
          {state === 'starting' && copy().starting}
          {state === 'live' && (hasBarcode === null ? copy().fillFrame : copy().barcode[hasBarcode ? 'found' : 'none'])}
        </p>
        <Button
          ref={shutter}
          type="button"
          kind="primary"
          icon="camera"
          full
          busy={isBusy || isTaking}
          disabled={state !== 'live'}
          onClick={take}
        >
          {isBusy || isTaking ? copy().oneMoment : copy().photographPage}
        </Button>
      </div>
    </>
  )
}

/** Looks for the page and, if the browser can, for its barcode, about twice a second. */
function useFeedback(video: ReturnType<typeof useCamera>['video'], state: CameraState) {
  const [outline, setOutline] = useState<Sheet | null>(null)
  const [hasBarcode, setHasBarcode] = useState<boolean | null>(null)
  useEffect(() => {
    if (state !== 'live') return
    let isOver = false
    async function watch() {
      const { barcodeDetector, outlineIn } = await import('./image/picture.ts')
      const detector = await barcodeDetector()
      let seenAt = Number.NEGATIVE_INFINITY
      while (!isOver) {
        const shown = video.current
        if (shown && shown.videoWidth > 0) {
          setOutline(outlineIn(shown, { width: shown.videoWidth, height: shown.videoHeight }))
          const found = await detector?.detect(shown).catch(() => [])
          if (found && found.length > 0) seenAt = performance.now()
          // A code that is lost for a moment is still there: the text must not flicker.
          if (found) setHasBarcode(performance.now() - seenAt < 2000)
        }
        await new Promise((resolve) => setTimeout(resolve, 400))
      }
    }
    // Taking pictures works without feedback.
    watch().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [state, video])
  return { outline, hasBarcode }
}

type ImageCaptureClass = new (track: MediaStreamTrack) => { takePhoto(): Promise<Blob> }

function imageCapture(): ImageCaptureClass | undefined {
  return (globalThis as { ImageCapture?: ImageCaptureClass }).ImageCapture
}

/** A frame of the live picture; a photo, which is larger but slower, only if the frame is too small. */
async function photoOf(video: HTMLVideoElement): Promise<Blob> {
  const { frameOf } = await import('./image/picture.ts')
  const Capture = imageCapture()
  const track = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0] : undefined
  if (Capture && track && Math.max(video.videoWidth, video.videoHeight) < enoughPixels) {
    const late = new Promise<null>((resolve) => setTimeout(resolve, 4000, null))
    const photo = await Promise.race([new Capture(track).takePhoto().catch(() => null), late])
    if (photo) return photo
  }
  return frameOf(video)
}
