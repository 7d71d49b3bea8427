import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { maxFiles, uploadLimitBytes } from './files.ts'

export type UploadPart =
  | { kind: 'field'; name: string; value: string }
  | { kind: 'file'; name: string; filename: string; content: Readable }

export type UploadRequestError =
  | 'not-multipart'
  | 'too-many-fields'
  | 'field-too-long'
  | 'too-many-files'
  | 'too-large'
  | 'interrupted'

export type UploadRequestOutcome = { ok: true } | { ok: false; reason: UploadRequestError }

export const maxFields = 20
export const maxFieldBytes = 20 * 1024

const maxBytes = maxFiles * uploadLimitBytes + 1024 * 1024

const limits = {
  fields: maxFields,
  fieldSize: maxFieldBytes,
  files: maxFiles,
  headerPairs: 20,
  headerSize: 8 * 1024,
}

/**
 * Calls `handle` with each part of a multipart form. If the result is `ok: false`, the caller must undo what `handle`
 * did. The rest of an invalid form is read and ignored, because browsers read the response only afterwards.
 */
export async function forEachPart(
  request: Request,
  handle: (part: UploadPart) => Promise<void>,
  { bytes = maxBytes, fields = maxFields }: { bytes?: number; fields?: number } = {},
): Promise<UploadRequestOutcome> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=[^\s;]/i.test(contentType) || !request.body) {
    return { ok: false, reason: 'not-multipart' }
  }
  const body = request.body
  const unread = new Set<Readable>()
  let problem: UploadRequestError | undefined
  let broken: { error: unknown } | undefined
  let handling = Promise.resolve()

  const refuse = (reason: UploadRequestError) => {
    problem ??= reason
  }
  const interrupt = () => {
    if (!broken) refuse('interrupted')
  }
  const hand = (part: UploadPart) => {
    handling = handling
      .then(() => (problem || broken ? undefined : handle(part)))
      .catch((error: unknown) => {
        if (!problem) broken ??= { error }
      })
    return handling
  }

  const parser = new Busboy({ headers: { 'content-type': contentType }, limits: { ...limits, fields } })
  parser.on('error', interrupt)
  parser.on('fieldsLimit', () => refuse('too-many-fields'))
  parser.on('filesLimit', () => refuse('too-many-files'))
  parser.on('field', (name, value, _nameIsCut, valueIsCut) => {
    if (valueIsCut) refuse('field-too-long')
    void hand({ kind: 'field', name: name ?? '', value })
  })
  parser.on('file', (name, content, filename) => {
    // The parser also emits request errors on the open file. Without a listener, they would crash the process.
    content.on('error', (error) => content.destroy(error))
    content.once('close', () => unread.delete(content))
    unread.add(content)
    if (!filename) content.resume()
    else void hand({ kind: 'file', name: name ?? '', filename, content }).then(() => content.resume())
  })

  async function* pieces() {
    let total = 0
    for await (const piece of body) {
      total += piece.length
      if (total > bytes) refuse('too-large')
      if (problem === 'too-large') return
      if (!problem && !broken) yield piece
    }
  }

  try {
    await pipeline(pieces, parser)
  } catch (error) {
    interrupt()
    for (const content of unread) content.destroy(error instanceof Error ? error : new Error(String(error)))
  }
  await handling
  if (broken) throw broken.error
  return problem ? { ok: false, reason: problem } : { ok: true }
}
