import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { errorBeforeUpload, type Remedy } from '#cases/documents/client/uploads/upload-line.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath, replacePath } from '#cases/process/case-links.ts'
import { formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

const sendFileCopy = () => t(caseTexts.sendFile)

const answerSchema = z.object({
  ok: z.boolean(),
  lines: z.array(
    z.object({
      ...{ ok: z.boolean(), text: z.string(), isRepeated: z.boolean().optional(), waiting: z.string().optional() },
      remedy: z.enum(['choose', 'retry']).nullish(),
    }),
  ),
})

const copy = () => t(portalTexts.useUploads)

export type Upload = {
  id: number
  itemId: string | null
  file: File
  state: 'waiting' | 'sending' | 'failed' | 'repeated' | 'asking'
  sentBytes: number
  error: string | null
  remedy: Remedy | 'reload' | null
  /** Id of the file on the server, while the client decides whether to keep it although it was sent before. */
  waitingId: string | null
  decision: Decision | null
}

type Decision = 'keep' | 'leave'
const fresh = { sentBytes: 0, error: null, remedy: null, waitingId: null, decision: null }

const atOnce = 2

/**
 * Uploads files, at most two at a time. A completed file leaves the list and reloads the page's data; a failed one can
 * be retried or removed. `news` is the text announced to screen readers; errors announce themselves.
 */
export function useUploads(caseId: string, { replaces = null }: { replaces?: string | null } = {}) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const [news, setNews] = useState('')
  const { revalidate } = useRevalidator()
  const sendings = useRef(new Map<number, Sending>())
  const count = useRef(0)

  function change(id: number, part: Partial<Upload>) {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }

  function add(files: Iterable<File>, itemId: string | null) {
    const added = Array.from(files, (file): Upload => {
      count.current += 1
      const error = errorBeforeUpload(file)
      const failed = { ...fresh, state: 'failed', error, remedy: 'choose' } as const
      return { id: count.current, itemId, file, ...(error ? failed : { ...fresh, state: 'waiting' }) }
    })
    setNews('')
    setUploads((all) => [...all, ...added])
  }

  function remove(id: number) {
    sendings.current.get(id)?.cancel()
    sendings.current.delete(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  function retry(id: number) {
    change(id, { ...fresh, state: 'waiting' })
  }

  /** Keeps or leaves out files that were sent before. */
  function decide(ids: readonly number[], decision: Decision) {
    for (const id of ids) change(id, { state: 'waiting', decision, error: null })
  }

  useEffect(() => {
    const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
    for (const { id, file, itemId, waitingId, decision } of uploads
      .filter(({ state }) => state === 'waiting')
      .slice(0, free)) {
      if (sendings.current.has(id)) continue
      change(id, { state: 'sending' })
      const content = waitingId && decision ? { waitingId, decision } : file
      const onProgress = (sentBytes: number) => change(id, { sentBytes })
      const sending = sendFile({ caseId, itemId, replaces, content, onProgress })
      sendings.current.set(id, sending)
      void sending.done.then((outcome) => {
        sendings.current.delete(id)
        if (outcome === 'cancelled') return
        if (outcome.ok) {
          if (outcome.repeated) change(id, { state: 'repeated', error: outcome.repeated })
          else setUploads((all) => all.filter((upload) => upload.id !== id))
          setNews(
            decision === 'leave'
              ? copy().leftOut(file.name)
              : copy()
                  .weHaveReceived(file.name, outcome.repeated ?? '')
                  .trim(),
          )
          void revalidate()
        } else {
          const { text: error, remedy, waitingId } = outcome
          change(id, waitingId ? { state: 'asking', error, waitingId } : { state: 'failed', error, remedy })
          setNews('')
        }
      })
    }
  })

  useEffect(() => {
    const running = sendings.current
    return () => {
      for (const sending of running.values()) sending.cancel()
      running.clear()
    }
  }, [])

  const formAction = replaces ? replacePath(caseId, replaces) : `${clientCasePath(caseId)}/upload`
  return { caseId, formAction, replaces, uploads, news, add, remove, retry, decide }
}

export type Uploads = ReturnType<typeof useUploads>

type Failure = { ok: false; text: string; remedy: Upload['remedy']; waitingId?: string | undefined }
type SendOutcome = { ok: true; repeated: string | null } | Failure | 'cancelled'

type Sending = { done: Promise<SendOutcome>; cancel(): void }

type Order = {
  caseId: string
  itemId: string | null
  replaces: string | null
  content: File | { waitingId: string; decision: Decision }
  onProgress(sentBytes: number): void
}

function sendFile({ caseId, itemId, replaces, content, onProgress }: Order): Sending {
  const form = new FormData()
  if (itemId) form.append('checklistItemId', itemId)
  if (replaces) form.append('replaces', replaces)
  if (content instanceof File) form.append('file', content)
  else {
    form.append('waiting', content.waitingId)
    form.append('sentBefore', content.decision)
  }
  const request = new XMLHttpRequest()
  let sent = 0
  const done = new Promise<SendOutcome>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => {
      sent = total > 0 ? loaded / total : 0
      if (content instanceof File) onProgress(Math.min(content.size, Math.round(sent * content.size)))
    }
    request.onload = () => resolve(readAnswer(request))
    request.onerror = () => resolve(lostAt(sent))
    request.ontimeout = () => resolve(lostAt(sent))
    request.onabort = () => resolve('cancelled')
  })
  request.open('POST', `${clientCasePath(caseId)}/files/upload`)
  request.setRequestHeader('Accept', 'application/json')
  request.send(form)
  return { done, cancel: () => request.abort() }
}

/** Once everything is sent, the server may have saved the file although its answer is lost. */
export function lostAt(share: number): Failure {
  if (share >= 1) return { ok: false, text: sendFileCopy().weCouldNotConfirm, remedy: 'reload' }
  const percent = formatPercent(Math.min(share, 0.99), { decimals: 0 })
  return { ok: false, text: sendFileCopy().connectionWasLostAtNothing(percent), remedy: 'retry' }
}

function readAnswer(request: XMLHttpRequest): SendOutcome {
  const answer = answerSchema.safeParse(parsed(request.responseText)).data
  if (answer?.ok) return { ok: true, repeated: answer.lines.find((line) => line.isRepeated)?.text ?? null }
  const error = answer?.lines.find((line) => !line.ok)
  if (error) return { ok: false, text: error.text, remedy: error.remedy ?? null, waitingId: error.waiting }
  if (request.status === 200) {
    return { ok: false, text: sendFileCopy().yourSessionHasEndedPlease, remedy: 'reload' }
  }
  return { ok: false, text: sendFileCopy().weCouldNotSaveThis, remedy: 'retry' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
