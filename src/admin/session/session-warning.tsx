import { useCallback, useEffect, useState } from 'react'
import * as adminTexts from '#admin/locales/en.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Dialog } from '#design/feedback/dialog.tsx'
import { formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const warnedSeconds = 120

const copy = () => t(adminTexts.sessionWarning)

const pollEveryMs = 5_000

/** Asks two minutes before the session ends whether to extend it, and says when it has ended. */
export function SessionWarning({ session, owner }: { session: { secondsLeft: number }; owner: string }) {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [state, setState] = useState<'fine' | 'ending' | 'ended'>('fine')
  const settle = useCallback((secondsLeft: number) => {
    setEndsAt(Date.now() + secondsLeft * 1000)
    setState(secondsLeft > warnedSeconds ? 'fine' : secondsLeft > 0 ? 'ending' : 'ended')
  }, [])
  useEffect(() => settle(session.secondsLeft), [session, settle])
  useEffect(() => {
    const look = async () => {
      const left = (endsAt ?? Number.POSITIVE_INFINITY) - Date.now()
      const isDue = state === 'fine' ? left <= warnedSeconds * 1000 : state === 'ending' && left <= 0
      if (isDue) settle((await ask('GET'))?.secondsLeft ?? Math.max(0, left / 1000))
    }
    const timer = setInterval(look, pollEveryMs)
    return () => clearInterval(timer)
  }, [endsAt, state, settle])
  const goOn = async () => {
    const keepAlive = await ask('POST')
    if (keepAlive?.owner && keepAlive.owner !== owner) location.assign('/admin')
    else if (keepAlive) settle(keepAlive.secondsLeft)
  }
  if (state === 'ended') return <Ended goOn={goOn} />
  return (
    <Dialog
      alert
      open={state === 'ending'}
      onOpenChange={goOn}
      title={copy().areYouStillThere}
      description={copy().youWillBeSignedOut(endsAt ? formatTime(new Date(endsAt)) : null)}
      footer={
        <Button kind="primary" onClick={goOn}>
          {copy().staySignedIn}
        </Button>
      }
    />
  )
}

function Ended({ goOn }: { goOn: () => void }) {
  return (
    <Dialog
      alert
      open
      title={copy().youHaveBeenSignedOut}
      description={copy().whatYouEnteredIsStill}
      footer={
        <>
          <Button kind="outline" onClick={goOn}>
            {copy().continue}
          </Button>
          <ButtonLink kind="primary" to="/admin" target="_blank">
            {copy().signIn}
          </ButtonLink>
        </>
      }
    >
      <span className="session-ended" />
    </Dialog>
  )
}

/** Gets the session's owner and remaining seconds; POST also extends the session. Null if the request fails. */
async function ask(method: 'GET' | 'POST'): Promise<{ secondsLeft: number; owner: string } | null> {
  const body = method === 'POST' ? new URLSearchParams({ stay: 'yes' }) : null
  const reply = await fetch('/admin/session', { method, body }).catch(() => null)
  const keepAlive: unknown = reply?.ok ? await reply.json() : null
  const { secondsLeft, owner } = Object(keepAlive)
  return typeof secondsLeft === 'number' ? { secondsLeft, owner: String(owner ?? '') } : null
}

export function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000))
}
