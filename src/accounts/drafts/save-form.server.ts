import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { isStaff } from '#accounts/people/person.ts'
import { findSession } from '#accounts/sessions/session-db.server.ts'
import { decryptFile, encryptFile } from '#platform/files/file-cipher.server.ts'
import { maxBytes } from '#platform/http/body-error.ts'
import type { Services } from '#platform/services.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { findSavedForm, insertSavedForm } from './draft-db.server.ts'

const savedFormSchema = z.object({
  path: z.string(),
  isMultipart: z.boolean(),
  fields: z.array(z.tuple([z.string(), z.string()])),
})

/** A submitted form: its path and its fields in order. Passwords, codes and files are omitted. */
export type SavedForm = z.infer<typeof savedFormSchema>

const secret = /password|code|secret|token/i

/** Encrypts and saves a form that staff sent after their session expired. Returns the URL to restore it, or null. */
export async function saveForm(
  services: Pick<Services, 'db' | 'secretKey' | 'now'>,
  { request, url, token }: { request: Request; url: URL; token: string | null },
): Promise<string | null> {
  if (request.method !== 'POST') return null
  const session = token ? await findSession(services.db, token) : null
  if (!session || !isStaff(session.person) || session.person.status !== 'active') return null
  const fields = await readFields(request)
  if (!fields) return null
  const id = randomUUID()
  const saved = JSON.stringify({ path: url.pathname + url.search, ...fields } satisfies SavedForm)
  const encrypted = await buffer(Readable.from([Buffer.from(saved)]).pipe(encryptFile(services.secretKey.current, id)))
  const row = { personId: session.person.id, form: formOf(id), encrypted, at: services.now() }
  await services.db.transaction().execute((tx) => insertSavedForm(tx, row))
  return `/admin/saved-forms/${id}`
}

export async function openSavedForm(
  { db, secretKey }: Pick<Services, 'db' | 'secretKey'>,
  id: string,
  personId: string,
): Promise<SavedForm | null> {
  const encrypted = isUuid(id) ? await findSavedForm(db, { personId, form: formOf(id) }) : null
  if (!encrypted) return null
  const opened = await buffer(Readable.from([encrypted]).pipe(decryptFile(secretKey.all, id)))
  return savedFormSchema.parse(JSON.parse(opened.toString()))
}

function formOf(id: string): string {
  return `saved form ${id}`
}

async function readFields(request: Request): Promise<Omit<SavedForm, 'path'> | null> {
  const type = request.headers.get('Content-Type') ?? ''
  const length = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY)
  const isMultipart = /^multipart\/form-data/i.test(type)
  // Nothing has limited the size of this multipart body yet, so check the size here.
  if (isMultipart && length > maxBytes) return null
  const form = await request.formData().catch(() => null)
  // Do not save autosaves: their page still has the text and sends it again after sign-in.
  if (form?.has('auto')) return null
  const fields = [...(form ?? [])].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !secret.test(name) ? [[name, value]] : [],
  )
  return fields.length > 0 ? { isMultipart, fields } : null
}
