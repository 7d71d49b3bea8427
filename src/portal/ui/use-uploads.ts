import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { errorBeforeUpload } from '#cases/documents/client/uploads/upload-line.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath, replacePath } from '#cases/process/case-links.ts'
import { formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

const sendFileCopy = () => t(caseTexts.sendFile)

const answerSchema = z.object({
  ok: z.boolean(),
  lines: z.array(z.object({ ok: z.boolean(), text: z.string(), isRepeated: z.boolean().optional() })),
})

const copy = () => t(portalTexts.useUploads)

export type Upload = {
  id: number
  itemId: string | null
  file: File
  state: 'waiting' | 'sending' | 'failed' | 'repeated'
  sentBytes: number
  error: string | null
}

const atOnce = 2

/**
 * Uploads files, at most two at a time. A completed file leaves the list and reloads the page's data; a failed one can
 * be retried or removed. `news` is the text announced to screen readers.
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
      return { id: count.current, itemId, file, state: error ? 'failed' : 'waiting', sentBytes: 0, error }
    })
    setUploads((all) => [...all, ...added])
  }

  function remove(id: number) {
    sendings.current.get(id)?.cancel()
    sendings.current.delete(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  function retry(id: number) {
    const upload = uploads.find((candidate) => candidate.id === id)
    const error = upload ? errorBeforeUpload(upload.file) : null
    change(id, { state: error ? 'failed' : 'waiting', sentBytes: 0, error })
  }

  useEffect(() => {
    const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
    for (const { id, file, itemId } of uploads.filter(({ state }) => state === 'waiting').slice(0, free)) {
      if (sendings.current.has(id)) continue
      change(id, { state: 'sending' })
      const sending = sendFile({ caseId, itemId, replaces, file, onProgress: (sentBytes) => change(id, { sentBytes }) })
      sendings.current.set(id, sending)
      void sending.done.then((outcome) => {
        sendings.current.delete(id)
        if (outcome === 'cancelled') return
        if (outcome.ok) {
          if (outcome.repeated) change(id, { state: 'repeated', error: outcome.repeated })
          else setUploads((all) => all.filter((upload) => upload.id !== id))
          setNews(
            copy()
              .weHaveReceived(file.name, outcome.repeated ?? '')
              .trim(),
          )
          void revalidate()
        } else {
          change(id, { state: 'failed', error: outcome.text })
          setNews(copy().weCouldNotAccept(file.name, outcome.text))
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
  return { formAction, uploads, news, add, remove, retry }
}

export type Uploads = ReturnType<typeof useUploads>

type SendOutcome = { ok: true; repeated: string | null } | { ok: false; text: string } | 'cancelled'

type Sending = { done: Promise<SendOutcome>; cancel(): void }

type Order = {
  caseId: string
  itemId: string | null
  replaces: string | null
  file: File
  onProgress(sentBytes: number): void
}

function sendFile({ caseId, itemId, replaces, file, onProgress }: Order): Sending {
  const form = new FormData()
  if (itemId) form.append('checklistItemId', itemId)
  if (replaces) form.append('replaces', replaces)
  form.append('file', file)
  const request = new XMLHttpRequest()
  let sent = 0
  const done = new Promise<SendOutcome>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => {
      sent = total > 0 ? loaded / total : 0
      onProgress(Math.min(file.size, Math.round(sent * file.size)))
    }
    request.onload = () => resolve(readAnswer(request))
    request.onerror = () => resolve({ ok: false, text: lostAt(sent) })
    request.ontimeout = () => resolve({ ok: false, text: lostAt(sent) })
    request.onabort = () => resolve('cancelled')
  })
  request.open('POST', `${clientCasePath(caseId)}/files/upload`)
  request.setRequestHeader('Accept', 'application/json')
  request.send(form)
  return { done, cancel: () => request.abort() }
}

function lostAt(share: number): string {
  return sendFileCopy().connectionWasLostAtNothing(formatPercent(share, { decimals: 0 }))
}

function readAnswer(request: XMLHttpRequest): SendOutcome {
  const answer = answerSchema.safeParse(parsed(request.responseText)).data
  if (answer?.ok) return { ok: true, repeated: answer.lines.find((line) => line.isRepeated)?.text ?? null }
  const error = answer?.lines.find((line) => !line.ok)
  if (error) return { ok: false, text: error.text }
  if (request.status === 200) return { ok: false, text: sendFileCopy().yourSessionHasEndedPlease }
  return { ok: false, text: sendFileCopy().weCouldNotSaveThis }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
