import { useEffect, useRef, useState } from 'react'

type CameraProblem = 'unsupported' | 'denied' | 'missing' | 'busy' | 'ended'
export type CameraState = 'starting' | 'live' | CameraProblem

/** Plays the camera at the back of the phone. It is off while the page is hidden, and after the page is left. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts the camera again
  useEffect(() => {
    let stream: MediaStream | null = null
    let turn = 0
    function stop() {
      turn += 1
      stopTracks(stream)
      stream = null
    }
    async function start() {
      stop()
      const own = turn
      setState('starting')
      try {
        const opened = await openCamera()
        if (own !== turn || !video.current) return stopTracks(opened)
        stream = opened
        for (const track of opened.getTracks()) track.onended = () => own === turn && setState('ended')
        video.current.srcObject = opened
        await video.current.play()
        if (own === turn) setState('live')
      } catch (error) {
        if (own !== turn) return
        stop()
        setState(cameraProblem(error))
      }
    }
    const watch = () => (document.hidden ? stop() : void start())
    document.addEventListener('visibilitychange', watch)
    if (!document.hidden) void start()
    return () => {
      document.removeEventListener('visibilitychange', watch)
      stop()
    }
  }, [attempt])
  return { video, state, retry: () => setAttempt((count) => count + 1) }
}

function stopTracks(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

async function openCamera(): Promise<MediaStream> {
  const [loaded] = performance.getEntriesByType('navigation')
  if (loaded && new URL(loaded.name).pathname !== window.location.pathname) {
    // Only the document of this page may use the camera, and the browser shows this page in that of another one.
    window.location.reload()
    return new Promise(() => undefined)
  }
  // Older browsers, and pages without HTTPS, have no `mediaDevices`.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices?.getUserMedia) throw new DOMException('', 'NotSupportedError')
  const size = { width: { ideal: 3840 }, height: { ideal: 2160 } }
  return devices.getUserMedia({ audio: false, video: { facingMode: { ideal: 'environment' }, ...size } })
}

const problems: Readonly<Record<string, CameraProblem>> = {
  NotSupportedError: 'unsupported',
  TypeError: 'unsupported',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return problems[name] ?? 'busy'
}
