import { z } from 'zod'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseTexts.sendFile)

export type SendOutcome = { ok: true; repeated: string | null } | { ok: false; text: string } | 'cancelled'

export type Sending = { done: Promise<SendOutcome>; cancel(): void }

type Order = {
  caseId: string
  itemId: string | null
  replaces: string | null
  file: File
  onProgress(sentBytes: number): void
}

const answerSchema = z.object({
  ok: z.boolean(),
  lines: z.array(z.object({ ok: z.boolean(), text: z.string(), isRepeated: z.boolean().optional() })),
})

export function sendFile({ caseId, itemId, replaces, file, onProgress }: Order): Sending {
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
  return copy().connectionWasLostAtNothing(formatPercent(share, { decimals: 0 }))
}

function readAnswer(request: XMLHttpRequest): SendOutcome {
  const answer = answerSchema.safeParse(parsed(request.responseText)).data
  if (answer?.ok) return { ok: true, repeated: answer.lines.find((line) => line.isRepeated)?.text ?? null }
  const error = answer?.lines.find((line) => !line.ok)
  if (error) return { ok: false, text: error.text }
  if (request.status === 200) return { ok: false, text: copy().yourSessionHasEndedPlease }
  return { ok: false, text: copy().weCouldNotSaveThis }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
