import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { isStaff } from '#accounts/people/person.ts'
import { findSession } from '#accounts/sessions/session-db.server.ts'
import { decryptFile, encryptFile } from '#platform/files/file-cipher.server.ts'
import { maxBytes } from '#platform/http/body-error.ts'
import type { Services } from '#platform/services.ts'
import { findSavedForm, insertSavedForm } from './saved-form-db.server.ts'

const contentSchema = z.object({ isMultipart: z.boolean(), fields: z.array(z.tuple([z.string(), z.string()])) })

/** A submitted form: its path and its fields in order, without passwords, codes and files. */
export type SavedForm = z.infer<typeof contentSchema> & { path: string }

const secret = /password|code|secret|token/i

/** Encrypts and saves a form that staff sent after their session expired. Returns the URL to restore it, or null. */
export async function saveForm(
  services: Pick<Services, 'db' | 'secretKey' | 'now'>,
  { request, url, token }: { request: Request; url: URL; token: string | null },
): Promise<string | null> {
  if (request.method !== 'POST') return null
  const session = token ? await findSession(services.db, token) : null
  if (!session || !isStaff(session.person) || session.person.status !== 'active') return null
  const form = await readSaved(request)
  if (!form) return null
  const id = randomUUID()
  const row = {
    id,
    personId: session.person.id,
    path: url.pathname + url.search,
    content: await buffer(Readable.from([Buffer.from(JSON.stringify(form))]).pipe(encryptFile(services.secretKey, id))),
    savedAt: services.now(),
  }
  await services.db.transaction().execute((tx) => insertSavedForm(tx, row))
  return `/admin/kept/${id}`
}

export async function openSavedForm(
  { db, secretKey }: Pick<Services, 'db' | 'secretKey'>,
  id: string,
  personId: string,
): Promise<SavedForm | null> {
  const found = z.uuid().safeParse(id).success ? await findSavedForm(db, id, personId) : undefined
  if (!found) return null
  const opened = await buffer(Readable.from([found.content]).pipe(decryptFile(secretKey, found.id)))
  return { ...contentSchema.parse(JSON.parse(opened.toString())), path: found.path }
}

async function readSaved(request: Request): Promise<z.infer<typeof contentSchema> | null> {
  const type = request.headers.get('Content-Type') ?? ''
  const length = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY)
  const isMultipart = /^multipart\/form-data/i.test(type)
  // The size of multipart bodies has not been checked yet, so check it here.
  if (isMultipart && length > maxBytes) return null
  const form = await request.formData().catch(() => null)
  const fields = [...(form ?? [])].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !secret.test(name) ? [[name, value]] : [],
  )
  return fields.length > 0 ? { isMultipart, fields } : null
}
